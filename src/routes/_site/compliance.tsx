import { createFileRoute } from '@tanstack/react-router'
import { CompliancePage, siteTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/_site/compliance')({
  head: () => ({ meta: [{ title: siteTitle('compliance') }] }),
  component: CompliancePage,
})
