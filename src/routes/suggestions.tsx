import { createFileRoute, redirect } from '@tanstack/react-router'
import { requireSession } from '#features/auth/web/public.ts'

/** The short address of the suggestions. */
export const Route = createFileRoute('/suggestions')({
  beforeLoad: async ({ context }) => {
    await requireSession(context.queryClient, '/dashboard/ai-meal-suggestions')
    throw redirect({ href: '/dashboard/ai-meal-suggestions' })
  },
})
