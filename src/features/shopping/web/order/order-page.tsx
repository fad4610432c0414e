import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, RotateCcw } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatClock, formatDay, dayOf } from '#shared/dates.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Stages } from '#ui/layout/stages.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { cancelIngredientOrder } from '../../orders-contract.ts'
import { isCalledOff, ORDER_STEPS } from '../../rules.ts'
import { orderTexts } from '../order-texts.ts'
import { listPath, ORDERS_PATH } from '../paths.ts'
import { LISTS_KEY, orderQuery, ORDERS_KEY, type IngredientOrder } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { useLiveOrders } from '../use-live-orders.ts'
import { Bill } from './bill.tsx'
import { OrderLines } from './lines.tsx'
import { missedTexts } from './missed/missed-texts.ts'
import { OrderChip } from './order-chip.tsx'
import { windowWords } from './window-words.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
)
const AfterMiss = lazyPart(async () => (await import('./missed/after-miss.tsx')).AfterMiss)
const ReorderDialog = lazyPart(async () => (await import('./reorder-dialog.tsx')).ReorderDialog)

/** Where an order is; it moves on by itself. */
export function OrderPage({ id }: { id: number }) {
  const { track } = useTexts(orderTexts)
  const { data, error, isFetching, refetch } = useQuery(orderQuery(useLanguage(), id))
  useLiveOrders()
  return (
    <div className="grid gap-5">
      <a
        href={ORDERS_PATH}
        className="-ms-2 flex min-h-11 w-fit items-center gap-2 px-2 font-medium no-underline hover:underline"
      >
        <ArrowLeft className="flip" />
        {track.back}
      </a>
      {data ? (
        <Order order={data} />
      ) : error ? (
        <ErrorState
          title={track.failed}
          headingLevel={1}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {errorText(error, track.failedText)}
        </ErrorState>
      ) : (
        <SkeletonGroup label={track.loading}>
          <Skeleton className="h-10 w-60" />
          <Skeleton className="h-32 w-full" />
          <Skeleton className="h-60 w-full" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function Order({ order }: { order: IngredientOrder }) {
  const { track, methods, money } = useTexts(orderTexts)
  const late = useTexts(missedTexts)
  const language = useLanguage()
  const facts = [
    { label: track.arrives, text: windowWords(order.window, language) },
    { label: track.to, text: order.address },
    {
      label: track.payment,
      text: `${methods[order.paymentMethod]} · ${money[order.moneyState]}`,
    },
  ]
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="num text-3xl">{track.title(order.number)}</h1>
        <output>
          <OrderChip order={order} />
        </output>
      </div>
      {order.isLate && (
        <Notice tone="warn" title={late.lateTitle} isLive>
          {late.lateText(order.window.to)}
        </Notice>
      )}
      {order.choice && (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <AfterMiss order={order} choice={order.choice} />
        </Suspense>
      )}
      <Timeline order={order} />
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card className="grid gap-4 p-5">
          <dl className="grid gap-3">
            {facts.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="num font-medium">{text}</dd>
              </div>
            ))}
          </dl>
          <Actions order={order} />
        </Card>
        <Card className="grid gap-4 p-5">
          <OrderLines lines={order.lines} isOpen />
          <Bill bill={order} />
        </Card>
      </div>
    </>
  )
}

function Timeline({ order }: { order: IngredientOrder }) {
  const { track, statuses } = useTexts(orderTexts)
  const language = useLanguage()
  const at = (iso: string) => {
    const instant = new Date(iso)
    return `${formatDay(dayOf(instant), language, 'short')} · ${formatClock(instant)}`
  }
  // A missed order that comes again begins its way from the start.
  const timeline = order.timeline.slice(
    order.timeline.findLastIndex(({ status }) => status === 'placed'),
  )
  const stepOf = (status: string) => timeline.findLast((step) => step.status === status)
  const end = isCalledOff(order.status) ? stepOf(order.status) : undefined
  const reached = timeline.map(({ status }) => status)
  const steps = end
    ? [...ORDER_STEPS.filter((step) => reached.includes(step)), order.status]
    : [...ORDER_STEPS]
  const now = steps.indexOf(order.status)
  return (
    <div className="grid gap-4">
      <Stages
        label={track.timeline}
        stages={steps.map((status, position) => {
          const step = stepOf(status)
          const isDone = position < now || order.status === 'delivered'
          return {
            label: statuses[status],
            state: isDone ? 'done' : position === now ? 'now' : 'later',
            ...(step && { note: <span className="num">{at(step.at)}</span> }),
          }
        })}
      />
      {end && !order.choice && (
        <Notice tone="warn" title={statuses[order.status]}>
          {end.reason}
        </Notice>
      )}
    </div>
  )
}

function Actions({ order }: { order: IngredientOrder }) {
  const { track } = useTexts(orderTexts)
  const [open, setOpen] = useState<'cancel' | 'reorder'>()
  const cancel = useAction(cancelIngredientOrder, {
    done: { title: track.cancelled, variant: 'default' },
    failed: track.failedAction,
    onDone: () => setOpen(undefined),
    refreshes: [ORDERS_KEY, LISTS_KEY],
  })
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button size="sm" variant="soft" onClick={() => setOpen('reorder')}>
        <RotateCcw />
        {track.reorder}
      </Button>
      {order.listId !== null && (
        <LinkButton size="sm" variant="line" href={listPath(order.listId)}>
          {track.list}
        </LinkButton>
      )}
      {order.canCancel && (
        <Button size="sm" variant="line" onClick={() => setOpen('cancel')}>
          {track.cancel}
        </Button>
      )}
      <Suspense>
        {open === 'cancel' && (
          <ConfirmDialog
            isOpen
            title={track.cancelTitle}
            cancelLabel={track.keep}
            confirmLabel={track.cancel}
            isPending={cancel.isPending}
            onCancel={() => setOpen(undefined)}
            onConfirm={() => cancel.mutate({ id: order.id })}
          >
            {track.cancelText}
          </ConfirmDialog>
        )}
        {open === 'reorder' && (
          <ReorderDialog orderId={order.id} onClose={() => setOpen(undefined)} />
        )}
      </Suspense>
    </div>
  )
}
