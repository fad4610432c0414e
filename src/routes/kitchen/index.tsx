import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { boardQuery, KitchenBoard } from '#features/kitchen-board/web/public.ts'
import { ownKitchenQuery } from '#features/kitchen-menu/web/public.ts'
import { NewKitchenOnly } from '#features/kitchen-setup/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { isDay, type Day } from '#shared/dates.ts'
import { readPreferences } from '#shared/page/preferences.ts'
import { useLanguage } from '#ui/language.tsx'

interface BoardSearch {
  /** Another day than today. */
  day?: Day
  /** The ticket that a label's code names. */
  ticket?: number
}

export const Route = createFileRoute('/kitchen/')({
  validateSearch: ({ day, ticket }: Record<string, unknown>): BoardSearch => ({
    ...(typeof day === 'string' && isDay(day) && { day }),
    ...(Number.isInteger(ticket) && { ticket: Number(ticket) }),
  }),
  loaderDeps: ({ search: { day } }) => ({ day }),
  loader: async ({ context: { queryClient }, deps: { day } }) => {
    const wanted = queryClient.prefetchQuery(boardQuery(readPreferences().language, day))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenBoard') }] }),
  component: BoardPage,
})

function BoardPage() {
  const { day, ticket } = Route.useSearch()
  const { data: kitchen } = useQuery(ownKitchenQuery(useLanguage()))
  return (
    <>
      {kitchen?.isActive === false && <NewKitchenOnly />}
      <KitchenBoard day={day} ticketId={ticket} />
    </>
  )
}
