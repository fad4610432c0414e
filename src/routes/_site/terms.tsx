import { createFileRoute } from '@tanstack/react-router'
import { TermsPage, siteTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site/terms')({
  head: () => ({ meta: [{ title: siteTitle('terms') }] }),
  component: TermsPage,
})
