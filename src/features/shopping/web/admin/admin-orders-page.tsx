import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../rules.ts'
import { orderTexts } from '../order-texts.ts'
import { boardQuery } from '../queries.ts'
import { faultText } from '#ui/writing/fault-text.ts'
import { adminTexts } from './admin-texts.ts'
import { OrderCard } from './order-card.tsx'

export const FIRST_STATUS: OrderStatus = 'placed'

/** Where an admin packs, sends and closes orders of ingredients. */
export function AdminOrdersPage() {
  const words = useTexts(adminTexts)
  const { statuses } = useTexts(orderTexts)
  const [status, setStatus] = useState<OrderStatus>(FIRST_STATUS)
  return (
    <main id="content" className="page grid w-full content-start gap-6 py-10 md:py-14">
      <div className="grid gap-2">
        <h1 className="text-4xl">{words.title}</h1>
        <p className="max-w-[62ch] text-muted">{words.lead}</p>
      </div>
      <fieldset aria-label={words.status} className="flex flex-wrap gap-2">
        {ORDER_STATUSES.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === status}
            onClick={() => setStatus(one)}
            className={cx(
              'min-h-11 rounded-full px-4 font-medium inset-ring-(length:--line) inset-ring-control hover:bg-sunk',
              'aria-pressed:bg-picked aria-pressed:font-strong aria-pressed:text-on-picked',
            )}
          >
            {statuses[one]}
          </button>
        ))}
      </fieldset>
      <Board key={status} status={status} />
    </main>
  )
}

function Board({ status }: { status: OrderStatus }) {
  const words = useTexts(adminTexts)
  const query = useInfiniteQuery(boardQuery(useLanguage(), status))
  const orders = query.data?.pages.flatMap((page) => page.orders)
  if (!orders && query.error) {
    return (
      <ErrorState
        title={words.failed}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
        reference={query.error instanceof CallError ? query.error.requestId : undefined}
      >
        {faultText(query.error, words.failedText)}
      </ErrorState>
    )
  }
  if (!orders) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="h-60 w-full" />
      </SkeletonGroup>
    )
  }
  if (orders.length === 0) return <EmptyState title={words.none} />
  return (
    <>
      <ul className="grid items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          variant="soft"
          size="sm"
          className="justify-self-center"
          isPending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
