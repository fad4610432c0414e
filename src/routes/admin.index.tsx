import { createFileRoute, redirect } from '@tanstack/react-router'
import { ADMIN_PAGES } from '#features/admin/web/public.ts'

export const Route = createFileRoute('/admin/')({
  beforeLoad: () => {
    throw redirect({ href: ADMIN_PAGES[0]?.href ?? '/' })
  },
})
