import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage, pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site/privacy')({
  head: () => ({ meta: [{ title: pageTitle('privacy') }] }),
  component: PrivacyPage,
})
