import { MapPin, Phone } from 'lucide-react'
import { useId } from 'react'
import { formatClock } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Star } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '#features/chef-events/messages.ts'
import { momentWords } from '../../event/moment.ts'
import { STATUS_TONES } from '../../status-tone.ts'
import type { ChefBooking } from '../queries.ts'
import { EventFacts } from '../requests/event-facts.tsx'
import { bookingTexts } from '../texts/booking-texts.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { shellTexts } from '../texts/shell-texts.ts'

export type BookingAction = 'cancel' | 'waive' | 'talk' | 'reply'

interface BookingCardProps {
  booking: ChefBooking
  /** Left out where it is only shown. */
  onAction?: (action: BookingAction) => void
}

/** A booking: who, where, when to leave, what it brings, and what can be done. */
export function BookingCard({ booking, onAction }: BookingCardProps) {
  const texts = useTexts(bookingTexts)
  const { you } = useTexts(requestTexts)
  const { eventTypes } = useTexts(messages)
  const titleId = useId()
  return (
    <Card className="grid content-start p-5">
      <article aria-labelledby={titleId} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 id={titleId} className="text-xl">
            {eventTypes[booking.event.eventType]}
          </h3>
          <Chip tone={STATUS_TONES[booking.status]}>{texts.states[booking.status]}</Chip>
        </div>
        <EventFacts event={booking.event} />
        <Contact booking={booking} />
        <p className="num flex justify-between gap-4 border-t-line border-hairline pt-3 font-strong">
          <span>{you}</span>
          <Price dirhams={booking.quote.net} decimals="always" />
        </p>
        {booking.review && <Review review={booking.review} />}
        {onAction && <Actions booking={booking} onAction={onAction} />}
      </article>
    </Card>
  )
}

function Contact({ booking }: { booking: ChefBooking }) {
  const texts = useTexts(bookingTexts)
  const { separator } = useTexts(shellTexts)
  const language = useLanguage()
  if (booking.status === 'cancelled') {
    return (
      booking.cancelledBy && <p className="text-muted">{texts.cancelledBy[booking.cancelledBy]}</p>
    )
  }
  const { day, clock } = momentWords(booking.freeUntil, language)
  return (
    <div className="num grid gap-2.5">
      {booking.customer ? (
        <>
          <p className="flex items-start gap-2.5 [&>.lucide]:mt-1">
            <MapPin className="text-muted" />
            <span dir="auto">{booking.location}</span>
          </p>
          {booking.status === 'confirmed' && (
            <LinkButton
              variant="line"
              href={`tel:${booking.customer.phone}`}
              className="max-w-full flex-wrap justify-self-start py-2 whitespace-normal"
            >
              <Phone />
              {texts.call(booking.customer.name)}
              <bdi dir="ltr" className="font-normal text-muted">
                {formatPhone(booking.customer.phone)}
              </bdi>
            </LinkButton>
          )}
        </>
      ) : (
        <p className="text-muted">{texts.notYet}</p>
      )}
      {booking.leaveAt && (
        <p>
          <strong className="font-strong">
            {texts.leaveAt(formatClock(new Date(booking.leaveAt)))}
          </strong>{' '}
          {texts.arrive}
        </p>
      )}
      {booking.canCancel && (
        <p className="text-note text-muted">
          {booking.isWaived ? texts.waived : texts.freeUntil([day, clock].join(separator))}
        </p>
      )}
    </div>
  )
}

function Review({ review }: { review: NonNullable<ChefBooking['review']> }) {
  const texts = useTexts(bookingTexts)
  return (
    <div className="grid gap-2 rounded-tile bg-subtle px-4 py-3">
      <span className="sr-only">{texts.review}</span>
      <p className="num font-strong">
        <Star /> <span className="sr-only">{texts.stars(review.stars)}</span>
        <span aria-hidden="true">{review.stars}</span>
      </p>
      <p dir="auto" className="text-start whitespace-pre-line">
        {review.text || texts.noWords}
      </p>
      {review.reply && (
        <p className="border-s-2 border-hairline ps-3 text-muted">
          <span className="block text-sm">{texts.ownReply}</span>
          <span dir="auto" className="block text-start whitespace-pre-line">
            {review.reply}
          </span>
        </p>
      )}
    </div>
  )
}

function Actions({
  booking,
  onAction,
}: {
  booking: ChefBooking
  onAction: (action: BookingAction) => void
}) {
  const texts = useTexts(bookingTexts)
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button variant="soft" onClick={() => onAction('talk')}>
        {texts.messages}
        {booking.unread > 0 && <Chip tone="pill">{booking.unread}</Chip>}
      </Button>
      {booking.review && (
        <Button variant="line" onClick={() => onAction('reply')}>
          {booking.review.reply ? texts.replyChange : texts.reply}
        </Button>
      )}
      {booking.canWaive && (
        <Button variant="line" onClick={() => onAction('waive')}>
          {texts.waive}
        </Button>
      )}
      {booking.canCancel && (
        <Button variant="plain" onClick={() => onAction('cancel')}>
          {texts.cancel}
        </Button>
      )}
    </div>
  )
}
