import { lazy, Suspense, useState } from 'react'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { needsReason, type OrderStatus } from '../../rules.ts'
import { OrderLines } from '../order/lines.tsx'
import { statusTone } from '../order/status-tone.ts'
import { windowWords } from '../order/window-words.ts'
import { orderTexts } from '../order-texts.ts'
import type { PackedOrder } from '../queries.ts'
import { adminTexts } from './admin-texts.ts'
import { useMoveOrder } from './use-move-order.ts'

const ReasonDialog = lazy(async () => ({
  default: (await import('./reason-dialog.tsx')).ReasonDialog,
}))

export function OrderCard({ order }: { order: PackedOrder }) {
  const words = useTexts(adminTexts)
  const { statuses, methods, money } = useTexts(orderTexts)
  const language = useLanguage()
  const reason = order.timeline.at(-1)?.reason
  return (
    <li className="grid gap-3 rounded-card border-line border-hairline bg-card p-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="num text-xl">{order.number}</h2>
        <Chip tone={statusTone(order.status)}>{statuses[order.status]}</Chip>
      </div>
      <div className="grid gap-0.5">
        {order.customerName !== '' && (
          <p dir="auto" className="text-start font-strong">
            {order.customerName}
          </p>
        )}
        <a href={`tel:${order.customerPhone}`} className="w-fit">
          <bdi dir="ltr" className="num">
            {formatPhone(order.customerPhone)}
          </bdi>
        </a>
        <p>{order.address}</p>
        {order.addressNotes !== null && (
          <p dir="auto" className="text-start text-note text-muted">
            {order.addressNotes}
          </p>
        )}
        <p className="num">{windowWords(order.window, language)}</p>
        <p>
          {methods[order.paymentMethod]} · {money[order.moneyState]} ·{' '}
          <Price dirhams={order.total} decimals="always" />
        </p>
      </div>
      {order.cashToCollect > 0 && (
        <Notice tone="warn">
          {words.collect} <Price dirhams={order.cashToCollect} decimals="always" />
        </Notice>
      )}
      {order.awaitsPayment && <Notice tone="info">{words.awaitsPayment}</Notice>}
      {reason && <Notice>{reason}</Notice>}
      <OrderLines lines={order.lines} />
      <Moves order={order} />
    </li>
  )
}

function Moves({ order }: { order: PackedOrder }) {
  const words = useTexts(adminTexts)
  const [asked, setAsked] = useState<OrderStatus>()
  const { mutate, isPending } = useMoveOrder(order, () => setAsked(undefined))
  return (
    <div className="flex flex-wrap gap-2.5">
      {order.nextStatuses.map((status) => (
        <Button
          key={status}
          size="sm"
          variant={needsReason(status) ? 'line' : 'primary'}
          isPending={isPending}
          aria-label={words.actOf(words.acts[status], order.number)}
          onClick={() => (needsReason(status) ? setAsked(status) : mutate({ status }))}
        >
          {words.acts[status]}
        </Button>
      ))}
      {asked && (
        <Suspense>
          <ReasonDialog
            title={words.reasonTitle(words.acts[asked], order.number)}
            confirmLabel={words.acts[asked]}
            isPending={isPending}
            onConfirm={(reason) => mutate({ status: asked, reason })}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
