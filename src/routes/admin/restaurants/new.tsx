import { createFileRoute } from '@tanstack/react-router'
import { requireAdmin } from '#features/auth/web/public.ts'
import { NewRestaurantPage } from '#features/kitchen-invites/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'

export const Route = createFileRoute('/admin/restaurants/new')({
  beforeLoad: ({ context }) => requireAdmin(context.queryClient, '/admin/restaurants/new'),
  head: () => ({ meta: [{ title: pageTitle('adminNewRestaurant') }] }),
  component: NewRestaurant,
})

function NewRestaurant() {
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <NewRestaurantPage />
    </main>
  )
}
