import { createFileRoute } from '@tanstack/react-router'
import {
  listsQuery,
  OrderPage,
  orderQuery,
  ordersQuery,
  ShoppingListsPage,
} from '#features/shopping/web/public.ts'
import { pageTitle } from '#features/site/web/public.ts'
import { readPreferences } from '#shared/page/preferences.ts'

interface ShoppingSearch {
  /** An accepted meal to make a list of. */
  meal?: number
  /** Accepted meals to make one list of: their numbers with dashes between them. */
  meals?: string
  /** An accepted meal to order ingredients for. */
  again?: number
  /** An accepted meal whose order is to be followed. */
  track?: number
  /** An order to follow. */
  order?: number
  tab?: 'orders'
}

const readIds = (value: unknown): string | undefined =>
  /^[1-9]\d{0,8}(-[1-9]\d{0,8}){0,29}$/.test(String(value)) ? String(value) : undefined

const readId = (value: unknown): number | undefined =>
  /^[1-9]\d{0,8}$/.test(String(value)) ? Number(value) : undefined

export const Route = createFileRoute('/dashboard/shopping-lists/')({
  validateSearch: (search: Record<string, unknown>): ShoppingSearch => {
    const meal = readId(search['meal'])
    const meals = readIds(search['meals'])
    const again = readId(search['again'])
    const track = readId(search['track'])
    const order = readId(search['order'])
    return {
      ...(meal !== undefined && { meal }),
      ...(meals !== undefined && { meals }),
      ...(again !== undefined && { again }),
      ...(track !== undefined && { track }),
      ...(order !== undefined && { order }),
      ...(search['tab'] === 'orders' && { tab: 'orders' }),
    }
  },
  loaderDeps: ({ search: { order, tab } }) => ({ order, tab }),
  loader: async ({ context: { queryClient }, deps }) => {
    const { language } = readPreferences()
    const wanted =
      deps.order !== undefined
        ? queryClient.prefetchQuery(orderQuery(language, deps.order))
        : deps.tab
          ? queryClient.prefetchInfiniteQuery(ordersQuery(language))
          : queryClient.prefetchInfiniteQuery(listsQuery(language))
    if (import.meta.env.SSR) await wanted
  },
  head: () => ({ meta: [{ title: pageTitle('shopping') }] }),
  component: Shopping,
})

function Shopping() {
  const { meal, meals, again, track, order, tab } = Route.useSearch()
  const navigate = Route.useNavigate()
  if (order !== undefined) return <OrderPage key={order} id={order} />
  return (
    <ShoppingListsPage
      mealId={meal}
      listedIds={meals?.split('-').map(Number)}
      onListClosed={() =>
        void navigate({
          search: ({ meals: _meals, ...rest }) => rest,
          replace: true,
          resetScroll: false,
        })
      }
      againId={again}
      trackedId={track}
      onOrderClosed={() =>
        void navigate({
          search: ({ again: _again, ...rest }) => rest,
          replace: true,
          resetScroll: false,
        })
      }
      tab={tab ?? 'lists'}
      onTab={(next) =>
        void navigate({
          search: next === 'orders' ? { tab: next } : {},
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}
