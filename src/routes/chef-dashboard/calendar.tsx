import { createFileRoute } from '@tanstack/react-router'
import { CalendarPage, calendarQuery } from '#features/chef-events/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { dayOf } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'

export const Route = createFileRoute('/chef-dashboard/calendar')({
  loader: async ({ context }) => {
    const month = dayOf(productNow()).slice(0, 7)
    const wanted = context.queryClient.prefetchQuery(calendarQuery(month))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('chefCalendar') }] }),
  component: CalendarPage,
})
