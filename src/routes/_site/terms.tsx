import { createFileRoute } from '@tanstack/react-router'
import { TermsPage, pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site/terms')({
  head: () => ({ meta: [{ title: pageTitle('terms') }] }),
  component: TermsPage,
})
