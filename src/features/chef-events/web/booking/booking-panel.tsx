import { CalendarClock, MessageCircle, Phone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { formatDirhams, toFils } from '#shared/money.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { Card } from '#ui/layout/card.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../../messages.ts'
import { momentWords } from '../event/moment.ts'
import type { ChefBooking, ChefEventDetail } from '../queries.ts'
import { ReviewForm } from './review-form.tsx'
import { bookingTexts } from './texts.ts'

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)
const ComplaintDialog = lazyPart(
  async () => (await import('./complaint-dialog.tsx')).ComplaintDialog,
)
const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog)

interface BookingPanelProps {
  detail: ChefEventDetail
  booking: ChefBooking
  onWrite: (chefId: number) => void
}

/** Who comes when, what was and will be paid, and what can still be changed. */
export function BookingPanel({ detail, booking, onWrite }: BookingPanelProps) {
  const texts = useTexts(bookingTexts)
  const { status } = booking
  const lead = {
    deposit_due: texts.depositDue,
    confirmed: texts.confirmed,
    completed: texts.completed,
    cancelled: '',
  }[status]
  return (
    <Card look="open" className="grid gap-5 p-5 md:p-7">
      <div>
        <h2 className="text-2xl">
          {(status === 'completed' ? texts.titleCompleted : texts.title)(booking.chefName)}
        </h2>
        <p className="text-muted" aria-live="polite">
          {lead}
        </p>
      </div>
      <Money booking={booking} />
      {status !== 'completed' && <Deadline booking={booking} />}
      <Actions detail={detail} booking={booking} onWrite={onWrite} />
      {booking.canReview && <ReviewForm eventId={detail.event.id} booking={booking} />}
      <Complaint eventId={detail.event.id} booking={booking} />
      <Steps booking={booking} />
    </Card>
  )
}

function Money({ booking }: { booking: ChefBooking }) {
  const texts = useTexts(bookingTexts)
  const { list } = useTexts(messages)
  const language = useLanguage()
  const { deposit, balance } = booking
  const balanceState =
    balance === null ? texts.balanceLater : balance.paidAt ? texts.balancePaid : texts.balanceOpen
  return (
    <FactList
      loading=""
      facts={[
        { label: texts.starts, value: momentIn(language, booking.startsAt, 'full') },
        deposit && {
          label: deposit.paidAt ? texts.deposit : texts.depositOpen,
          value: <Price dirhams={deposit.amount} decimals="always" />,
        },
        {
          label: [texts.balance, balanceState].join(list.separator),
          value: <Price dirhams={booking.balanceAmount} decimals="always" />,
        },
      ]}
    />
  )
}

function Deadline({ booking }: { booking: ChefBooking }) {
  const texts = useTexts(bookingTexts)
  const language = useLanguage()
  const { day, clock } = momentWords(booking.freeUntil, language)
  return (
    <Notice tone={booking.isFree ? 'info' : 'warn'} icon={<CalendarClock />} className="num">
      {booking.isWaived ? texts.waived : booking.isFree ? texts.free(day, clock) : texts.late}
    </Notice>
  )
}

function Actions({ detail, booking, onWrite }: BookingPanelProps) {
  const texts = useTexts(bookingTexts)
  const [asking, setAsking] = useState<'move' | 'cancel'>()
  const close = () => setAsking(undefined)
  const isAhead = booking.status === 'confirmed' || booking.status === 'deposit_due'
  return (
    <div className="flex flex-wrap gap-2.5">
      {booking.chefPhone && (
        <LinkButton href={`tel:${booking.chefPhone}`} variant="line">
          <Phone />
          <span className="sr-only">{texts.phone}</span>
          <bdi dir="ltr" className="num">
            {formatPhone(booking.chefPhone)}
          </bdi>
        </LinkButton>
      )}
      <Button variant="line" onClick={() => onWrite(booking.chefId)}>
        <MessageCircle />
        {texts.write}
      </Button>
      {booking.status === 'confirmed' && booking.isFree && (
        <Button variant="line" onClick={() => setAsking('move')}>
          {texts.move}
        </Button>
      )}
      {isAhead && (
        <Button variant="soft" onClick={() => setAsking('cancel')}>
          {texts.cancel}
        </Button>
      )}
      <Suspense>
        {asking === 'move' && <MoveDialog event={detail.event} onClose={close} />}
        {asking === 'cancel' && <CancelDialog eventId={detail.event.id} onClose={close} />}
      </Suspense>
    </div>
  )
}

function Complaint({ eventId, booking }: { eventId: number; booking: ChefBooking }) {
  const { complaint: texts } = useTexts(bookingTexts)
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { complaint, complainUntil } = booking
  if (complaint) {
    const refunded = complaint.refunded ?? 0
    return (
      <Notice
        tone="info"
        title={texts.sent(momentWords(complaint.madeAt, language, 'short').day)}
        className="num"
      >
        {complaint.resolution ?? texts.waiting}{' '}
        {refunded > 0 && texts.refunded(formatDirhams(toFils(refunded), language))}
      </Notice>
    )
  }
  if (complainUntil === null) return null
  const { day, clock } = momentWords(complainUntil, language)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-t-line border-hairline pt-5">
      <p className="num max-w-[36em] text-note text-muted">{texts.until(day, clock)}</p>
      <Button variant="soft" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      <Suspense>
        {isOpen && <ComplaintDialog eventId={eventId} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  )
}

function Steps({ booking }: { booking: ChefBooking }) {
  const { steps } = useTexts(bookingTexts)
  const language = useLanguage()
  return (
    <section className="border-t-line border-hairline pt-5">
      <h3 className="text-lg">{steps.title}</h3>
      <ol className="num mt-2 grid gap-1 text-note">
        {booking.steps.map(({ kind, at, to }) => {
          const goal = to === null ? undefined : momentWords(to, language, 'short')
          return (
            <li key={kind + at} className="flex flex-wrap gap-x-3">
              <span className="text-muted">{momentIn(language, at, 'short')}</span>
              {kind === 'moved' && goal ? steps.movedTo(goal.day, goal.clock) : steps[kind]}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
