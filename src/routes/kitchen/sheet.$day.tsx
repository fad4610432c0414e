import { createFileRoute, notFound } from '@tanstack/react-router'
import {
  SHEET_TABS,
  SheetPage,
  sheetQuery,
  type SheetTab,
} from '#features/production/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { isDay } from '#shared/dates.ts'
import { readPreferences } from '#shared/page/preferences.ts'

export const Route = createFileRoute('/kitchen/sheet/$day')({
  validateSearch: (search: Record<string, unknown>): { tab?: SheetTab } => {
    const tab = SHEET_TABS.find((one) => one === search['tab'])
    return tab ? { tab } : {}
  },
  beforeLoad: ({ params }) => {
    if (!isDay(params.day)) throw notFound()
  },
  loader: async ({ context, params }) => {
    const wanted = context.queryClient.prefetchQuery(
      sheetQuery(params.day, readPreferences().language),
    )
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('kitchenSheet') }] }),
  component: Sheet,
})

function Sheet() {
  const { day } = Route.useParams()
  const { tab = 'sheet' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SheetPage
      day={day}
      tab={tab}
      onTab={(next) =>
        void navigate({
          search: next === 'sheet' ? {} : { tab: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
