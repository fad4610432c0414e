import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'

/** The dashboard's address tab under its public name. */
export const Route = createFileRoute('/delivery-addresses')({
  beforeLoad: async ({ context }) => {
    await requireSession(context.queryClient, '/dashboard/addresses')
    throw redirect({ to: '/dashboard/addresses' })
  },
})
