import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage, siteTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site/privacy')({
  head: () => ({ meta: [{ title: siteTitle('privacy') }] }),
  component: PrivacyPage,
})
