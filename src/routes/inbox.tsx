import { createFileRoute, notFound } from '@tanstack/react-router'
import { loginOptionsQuery } from '#features/auth/web/public.ts'
import { InboxPage, inboxQuery } from '#features/messages/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/inbox')({
  loader: async ({ context }) => {
    const { demo } = await context.queryClient.ensureQueryData(loginOptionsQuery)
    if (!demo) throw notFound()
    await context.queryClient.prefetchQuery(inboxQuery)
  },
  head: () => ({ meta: [{ title: pageTitle('inbox') }] }),
  component: InboxPage,
})
