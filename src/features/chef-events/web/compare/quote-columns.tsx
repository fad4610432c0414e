import { CalendarClock, MessageCircle } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { freeChangeUntil } from '../../rules.ts'
import { momentWords } from '../event/moment.ts'
import type { ChefEventDetail, ChefQuote } from '../queries.ts'
import { QuoteCard } from './quote-card.tsx'
import { compareTexts } from './texts.ts'

const AcceptDialog = lazyPart(async () => (await import('./accept-dialog.tsx')).AcceptDialog)

interface QuoteColumnsProps {
  detail: ChefEventDetail
  onWrite: (chefId: number) => void
}

/** Up to seven quotes side by side; on a phone one below the other. */
export function QuoteColumns({ detail, onWrite }: QuoteColumnsProps) {
  const texts = useTexts(compareTexts)
  const [chosenId, setChosenId] = useState<number>()
  const { event, quotes } = detail
  const chosen = quotes.find(({ id }) => id === chosenId)
  const isOpen = event.status === 'pending' || event.status === 'quoted'
  const standing = quotes.filter(({ status }) => status === 'sent' || status === 'accepted')
  const ended = quotes.filter((quote) => !standing.includes(quote))
  const best = bestOf(standing)
  if (quotes.length === 0) return null
  return (
    <>
      {standing.length > 0 && (
        <section aria-label={texts.label}>
          <ul
            className={cx(
              'grid gap-5.5 md:auto-cols-[minmax(17rem,1fr)] md:grid-flow-col md:grid-rows-[repeat(9,auto)] md:gap-y-0 md:overflow-x-auto md:pb-2',
              standing.length === 1 && 'max-w-[27rem]',
            )}
          >
            {standing.map((quote) => (
              <QuoteCard
                key={quote.id}
                quote={quote}
                isBest={isOpen && quote.id === best?.id}
                onAccept={isOpen ? () => setChosenId(quote.id) : undefined}
                onWrite={isOpen ? () => onWrite(quote.chef.id) : undefined}
              />
            ))}
          </ul>
        </section>
      )}
      {isOpen && standing.length > 0 && <Policy detail={detail} />}
      {ended.length > 0 && <EndedQuotes detail={detail} quotes={ended} onRead={onWrite} />}
      <Suspense>
        {chosen && (
          <AcceptDialog
            event={event}
            quote={chosen}
            savedCard={detail.card}
            onClose={() => setChosenId(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** The one that matches all, the best rated, the cheapest; none where there is no choice. */
function bestOf(quotes: readonly ChefQuote[]): ChefQuote | undefined {
  const fitting = quotes.filter(({ matchesAll }) => matchesAll)
  if (quotes.length < 2 || fitting.length === 0) return undefined
  return fitting.toSorted(
    (a, b) => (b.chef.rating ?? 0) - (a.chef.rating ?? 0) || a.total - b.total,
  )[0]
}

function Policy({ detail }: { detail: ChefEventDetail }) {
  const texts = useTexts(compareTexts)
  const language = useLanguage()
  const { eventDate, eventTime } = detail.event
  const until = freeChangeUntil(eventDate, eventTime)
  const { day, clock } = momentWords(until.toISOString(), language)
  const isOver = detail.quotes.some(({ cancelling }) =>
    cancelling.some(({ when, cost }) => when === 'today' && cost > 0),
  )
  return (
    <p className="num flex gap-3.5 rounded-card bg-subtle px-6 py-4.5">
      <CalendarClock className="mt-0.5 flex-none text-info" />
      <span>
        {isOver ? (
          texts.policyShort
        ) : (
          <>
            <strong className="font-strong">{texts.policy(day, clock)}</strong> {texts.policyNote}
          </>
        )}
      </span>
    </p>
  )
}

interface EndedQuotesProps {
  detail: ChefEventDetail
  quotes: ChefQuote[]
  onRead: (chefId: number) => void
}

/** What was written with a chef who was not chosen can still be read. */
function EndedQuotes({ detail, quotes, onRead }: EndedQuotesProps) {
  const texts = useTexts(compareTexts)
  const isLast = ({ id, chef }: ChefQuote) =>
    !detail.quotes.some((other) => other.chef.id === chef.id && other.id > id)
  const hasTalk = (quote: ChefQuote) =>
    quote.messages > 0 && isLast(quote) && quote.chef.id !== detail.booking?.chefId
  return (
    <section aria-label={texts.closedLabel} className="grid gap-2">
      <h2 className="text-lg">{texts.closedLabel}</h2>
      <ul className="grid gap-1 text-note text-muted">
        {quotes.map((quote) => {
          const { id, chef, status, unread } = quote
          const reading = unread > 0 ? texts.unread(unread) : texts.read
          return (
            <li key={id} className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
              {texts.chef(chef.name)} · {texts.states[status]}
              {hasTalk(quote) && (
                <Button
                  variant="soft"
                  size="sm"
                  aria-label={texts.of(reading, chef.name)}
                  onClick={() => onRead(chef.id)}
                >
                  <MessageCircle />
                  {reading}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
