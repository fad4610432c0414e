import { createFileRoute } from '@tanstack/react-router'
import { CompliancePage, pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site/compliance')({
  head: () => ({ meta: [{ title: pageTitle('compliance') }] }),
  component: CompliancePage,
})
