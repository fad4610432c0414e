import { createFileRoute, notFound } from '@tanstack/react-router'
import { loginOptionsQuery } from '#features/auth/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { Gallery } from '#ui/gallery/gallery.tsx'

export const Route = createFileRoute('/_gallery')({
  loader: async ({ context }) => {
    if (import.meta.env.DEV) return
    const { demo } = await context.queryClient.ensureQueryData(loginOptionsQuery)
    if (!demo) throw notFound()
  },
  head: () => ({ meta: [{ title: pageTitle('gallery') }] }),
  component: () => <Gallery />,
})
