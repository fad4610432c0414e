import { Hourglass } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { Price } from '#ui/food/price.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { seeRequest } from '#features/chef-events/chef-contract.ts'
import { messages } from '#features/chef-events/messages.ts'
import type { ChefRequest } from '../queries.ts'
import { requestTexts } from '../texts/request-texts.ts'
import { EventFacts } from './event-facts.tsx'
import { SendBy } from './send-by.tsx'
import { useTimeLeft } from './time-left.ts'

interface RequestCardProps {
  request: ChefRequest
  onQuote: () => void
  onDecline: () => void
  onWithdraw: () => void
  onWrite: () => void
}

/** A request, how long it is open, and what can be done with it. */
export function RequestCard({ request, ...actions }: RequestCardProps) {
  const texts = useTexts(requestTexts)
  const { eventTypes } = useTexts(messages)
  const titleId = useId()
  const { event, quote } = request
  const isWaiting = quote?.status === 'sent'
  const isNew = useIsNew(request)
  return (
    <Card className="grid content-start gap-4 p-5">
      <article aria-labelledby={titleId} className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <div className="flex flex-wrap items-center gap-2">
            <h3 id={titleId} className="text-xl">
              {eventTypes[event.eventType]}
            </h3>
            {isNew && <Chip tone="info">{texts.isNew}</Chip>}
          </div>
          <Countdown request={request} />
        </div>
        <EventFacts event={event} />
        {request.canQuote && <SendBy until={request.quoteUntil} />}
        {quote && <OwnQuote quote={quote} />}
        <p className="num text-note text-muted">
          {texts.standing(request.quotes, request.quotesMax)}
          {request.isDayTaken && !isWaiting && ` · ${texts.dayTaken}`}
          {request.quoteUntil === null && !isWaiting && ` · ${texts.over}`}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {request.canQuote && (
            <Button onClick={actions.onQuote}>{quote ? texts.quoteAgain : texts.quote}</Button>
          )}
          {isWaiting && (
            <Button variant="line" onClick={actions.onWithdraw}>
              {texts.withdraw}
            </Button>
          )}
          {quote && (
            <Button variant="soft" onClick={actions.onWrite}>
              {texts.message}
              {request.unread > 0 && <Chip tone="pill">{request.unread}</Chip>}
            </Button>
          )}
          {!isWaiting && (request.canQuote || !quote) && (
            <Button variant="plain" onClick={actions.onDecline}>
              {texts.decline}
            </Button>
          )}
        </div>
      </article>
    </Card>
  )
}

/** Not opened before; from now on it is. */
function useIsNew({ event, isSeen, quote }: ChefRequest): boolean {
  const [isNew] = useState(!isSeen)
  useEffect(() => {
    if (isNew) void call(seeRequest, { id: event.id }).catch(() => undefined)
  }, [isNew, event.id])
  return isNew && !quote
}

function Countdown({ request }: { request: ChefRequest }) {
  const texts = useTexts(requestTexts)
  const leftUntil = useTimeLeft()
  const { quote } = request
  const isWaiting = quote?.status === 'sent'
  const until = isWaiting ? quote.expiresAt : request.canQuote ? request.quoteUntil : null
  const left = until === null ? undefined : leftUntil(until)
  if (left === undefined) return null
  return (
    <Chip tone={isWaiting ? 'info' : 'warn'} icon={<Hourglass className="size-4" />}>
      <span className="num">{isWaiting ? texts.expiresIn(left) : texts.closesIn(left)}</span>
    </Chip>
  )
}

function OwnQuote({ quote }: { quote: NonNullable<ChefRequest['quote']> }) {
  const texts = useTexts(requestTexts)
  return (
    <dl className="num grid gap-1.5 rounded-tile bg-subtle px-4 py-3">
      <div className="flex justify-between gap-4">
        <dt>{texts.builder.customer(texts.builder.guestCount(quote.guestCount))}</dt>
        <dd>
          <Price dirhams={quote.total} decimals="always" />
        </dd>
      </div>
      <div className="flex justify-between gap-4 font-strong">
        <dt>{texts.you}</dt>
        <dd>
          <Price dirhams={quote.net} decimals="always" />
        </dd>
      </div>
      <div className="text-note text-muted">
        <dt className="sr-only">{texts.title}</dt>
        <dd>{texts.states[quote.status]}</dd>
      </div>
    </dl>
  )
}
