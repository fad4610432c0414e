import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/dashboard/subscriptions')({
  beforeLoad: () => {
    throw redirect({ to: '/dashboard', hash: 'subscriptions' })
  },
})
