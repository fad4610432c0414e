import { useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { Stages, type Stage } from '#ui/layout/stages.tsx'
import { useTexts } from '#ui/texts.ts'
import { freeChangeUntil, QUOTES_MAX, type ChefEventStatus } from '../../rules.ts'
import type { ChefEventDetail } from '../queries.ts'
import { messages } from '../../messages.ts'
import { momentWords } from './moment.ts'
import { eventTexts } from './texts.ts'

/** How many stages lie behind an event of a status. */
const PASSED: Record<ChefEventStatus, number> = {
  pending: 1,
  quoted: 1,
  deposit_due: 2,
  confirmed: 4,
  completed: 5,
  cancelled: 1,
}

/** From request to balance, as it is now. */
export function EventStages({ detail }: { detail: ChefEventDetail }) {
  const { stages } = useTexts(eventTexts)
  const language = useLanguage()
  const { event, quotes, booking } = detail
  const standing = quotes.filter(({ status }) => status === 'sent' || status === 'accepted')
  const isBooked = booking !== null && booking.status !== 'cancelled'
  const { list } = useTexts(messages)
  const [now] = useState(() => productNow().toISOString())
  const freeUntil = isBooked
    ? booking.freeUntil
    : freeChangeUntil(event.eventDate, event.eventTime).toISOString()
  const isBalancePaid = Boolean(booking?.balance?.paidAt)
  const passed = isBalancePaid ? 6 : PASSED[event.status]
  const all = [
    { label: stages.request, note: momentIn(language, event.createdAt, 'short') },
    { label: stages.quotes, note: stages.quotesOf(standing.length, QUOTES_MAX) },
    {
      label: stages.deposit,
      note:
        isBooked && booking.deposit?.paidAt ? (
          <>
            {stages.depositPaid}
            {list.separator}
            <Price dirhams={booking.deposit.amount} />
          </>
        ) : (
          stages.depositNote
        ),
    },
    {
      label: stages.confirmed,
      note: freeUntil > now && stages.freeUntil(momentWords(freeUntil, language, 'short').day),
    },
    {
      label: stages.event,
      note: isBooked
        ? momentIn(language, booking.startsAt, 'short')
        : `${formatDay(event.eventDate, language, 'short')}${list.separator}${event.eventTime}`,
    },
    { label: stages.balance, note: isBalancePaid ? stages.balancePaid : stages.balanceNote },
  ]
  return (
    <Stages
      label={stages.label}
      className="num"
      stages={all.map((stage, position): Stage => ({
        ...stage,
        state: position < passed ? 'done' : position === passed ? 'now' : 'later',
      }))}
    />
  )
}
