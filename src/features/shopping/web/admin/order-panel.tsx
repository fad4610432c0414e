import { useQuery } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { CustomerPhone } from '#ui/records/customer-phone.tsx'
import { RecordFacts } from '#ui/records/facts.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { statusTexts } from '../../status-texts.ts'
import { OrderLines } from '../order/lines.tsx'
import { OrderChip } from '../order/order-chip.tsx'
import { windowWords } from '../order/window-words.ts'
import { adminTexts } from './admin-texts.ts'
import { useAfterMissWords } from './after-miss-words.ts'
import { OrderMoves } from './order-moves.tsx'
import { adminOrderQuery, type PackedOrder } from './queries.ts'

/** Everything about one order, at the side of the index. */
export function OrderPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { panel } = useTexts(adminTexts)
  const { failedText } = useTexts(recordTexts)
  const query = useQuery(adminOrderQuery(useLanguage(), id))
  const { data: order, error } = query
  return (
    <Sheet
      isOpen
      wide="end"
      title={panel.title(order?.number ?? `#${id}`)}
      onClose={onClose}
      footer={
        order &&
        order.nextStatuses.length > 0 && <OrderMoves order={order} statuses={order.nextStatuses} />
      }
    >
      {order ? (
        <Order order={order} />
      ) : error ? (
        <ErrorState
          title={panel.failed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {errorText(error, failedText)}
        </ErrorState>
      ) : (
        <SkeletonGroup label={panel.loading}>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </Sheet>
  )
}

function Order({ order }: { order: PackedOrder }) {
  const words = useTexts(adminTexts)
  const afterMiss = useAfterMissWords()(order)
  const reason = order.timeline.at(-1)?.reason
  return (
    <div className="grid gap-6">
      <div className="grid gap-3">
        <OrderChip order={order} />
        {order.cashToCollect > 0 && (
          <Notice tone="warn">
            {words.collect} <Price dirhams={order.cashToCollect} decimals="always" />
          </Notice>
        )}
        {order.awaitsPayment && <Notice tone="info">{words.awaitsPayment}</Notice>}
        {afterMiss !== undefined && (
          <Notice tone="warn">
            {order.status === 'failed' ? `${afterMiss}. ${words.stays}` : afterMiss}
          </Notice>
        )}
        {reason && <Notice>{reason}</Notice>}
      </div>
      <Facts order={order} />
      <OrderLines lines={order.lines} isOpen />
      <Steps order={order} />
    </div>
  )
}

function Facts({ order }: { order: PackedOrder }) {
  const { panel } = useTexts(adminTexts)
  const { methods, money } = useTexts(statusTexts)
  const language = useLanguage()
  return (
    <RecordFacts
      facts={[
        [panel.customer, <bdi key="customer">{order.customerName}</bdi>],
        [panel.phone, <CustomerPhone key="phone" phone={order.customerPhone} isLink />],
        [panel.address, order.address],
        ...(order.addressNotes === null
          ? []
          : ([[panel.notes, <bdi key="notes">{order.addressNotes}</bdi>]] as const)),
        [panel.window, windowWords(order.window, language)],
        [panel.placed, momentIn(language, order.placedAt)],
        [panel.payment, `${methods[order.paymentMethod]} · ${money[order.moneyState]}`],
        [panel.items, <Price key="items" dirhams={order.items} decimals="always" />],
        [panel.delivery, <Price key="delivery" dirhams={order.delivery} decimals="always" />],
        [panel.total, <Price key="total" dirhams={order.total} decimals="always" />],
      ]}
    />
  )
}

function Steps({ order: { timeline } }: { order: PackedOrder }) {
  const { panel } = useTexts(adminTexts)
  const { statuses } = useTexts(statusTexts)
  const language = useLanguage()
  return (
    <section className="grid gap-2">
      <h3 className="text-lg">{panel.steps}</h3>
      <ol className="num grid gap-2">
        {timeline.map(({ status, at }) => (
          <li key={status + at} className="flex flex-wrap justify-between gap-x-6">
            <span>{statuses[status]}</span>
            <span className="text-muted">{momentIn(language, at)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
