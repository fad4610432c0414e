import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayOf, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { orderTexts } from '../order-texts.ts'
import { orderPath } from '../paths.ts'
import { ordersQuery, type IngredientOrder } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'
import { OrderChip } from './order-chip.tsx'

const AT_A_TIME = 3

/** The last three orders, more by a button. */
export function RecentOrders() {
  const { recent, track } = useTexts(orderTexts)
  const [shown, setShown] = useState(AT_A_TIME)
  const query = useInfiniteQuery(ordersQuery(useLanguage()))
  const orders = query.data?.pages.flatMap((page) => page.orders)
  if (!orders && query.error) {
    return (
      <ErrorState
        title={recent.failed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      >
        {errorText(query.error, track.failedText)}
      </ErrorState>
    )
  }
  if (!orders) {
    return (
      <SkeletonGroup label={recent.loading}>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  if (orders.length === 0) return <EmptyState title={recent.none}>{recent.noneText}</EmptyState>
  const showMore = () => {
    setShown(shown + AT_A_TIME)
    if (shown + AT_A_TIME >= orders.length && query.hasNextPage) void query.fetchNextPage()
  }
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {orders.slice(0, shown).map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      {(orders.length > shown || query.hasNextPage) && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isPending={query.isFetchingNextPage}
          onClick={showMore}
        >
          {recent.more}
        </Button>
      )}
    </div>
  )
}

function OrderRow({ order }: { order: IngredientOrder }) {
  const { recent } = useTexts(orderTexts)
  const { items } = useTexts(texts)
  const language = useLanguage()
  const placed = formatDay(dayOf(new Date(order.placedAt)), language, 'short')
  return (
    <li className="relative flex flex-wrap items-center justify-between gap-3 rounded-card border-line border-hairline bg-card p-4.5 hover:bg-subtle">
      <div className="num grid gap-0.5">
        <h2 className="text-lg">
          <a
            href={orderPath(order.id)}
            aria-label={recent.follow(order.number)}
            className="no-underline after:absolute after:inset-0 after:rounded-card"
          >
            {order.number}
          </a>
        </h2>
        <p className="text-note text-muted">
          {placed} · {items(order.lines.length)}
        </p>
      </div>
      <div className="grid justify-items-end gap-1">
        <OrderChip order={order} />
        <Price dirhams={order.total} decimals="always" className="font-strong" />
      </div>
    </li>
  )
}
