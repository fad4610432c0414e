import { Check, CircleAlert, Clock } from 'lucide-react'
import { Chip } from '#ui/feedback/chip.tsx'
import { useTexts } from '#ui/texts.ts'
import { listTexts } from './list-texts.ts'
import type { Subscription } from '../queries.ts'

/** Paid green, pending amber, anything else red; each with its word and mark. */
export function PaymentBadge({ status }: { status: Subscription['paymentStatus'] }) {
  const { list } = useTexts(listTexts)
  if (status === 'paid') {
    return (
      <Chip tone="ok" icon={<Check className="size-4" />}>
        {list.paid}
      </Chip>
    )
  }
  if (status === 'pending') {
    return (
      <Chip tone="warn" icon={<Clock className="size-4" />}>
        {list.pending}
      </Chip>
    )
  }
  if (status === 'cancelled') return <Chip>{list.unpaid}</Chip>
  return (
    <Chip tone="bad" icon={<CircleAlert className="size-4" />}>
      {status === 'refunded' ? list.refunded : list.paymentFailed}
    </Chip>
  )
}
