import { ArrowRight, Check, Flame, PhoneCall, TriangleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatClock, type Day } from '#shared/dates.ts'
import { isolate } from '#shared/text/bidi.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { waitUntil } from '../../rules.ts'
import { boardTexts } from '../board-texts.ts'
import type { PressedAction } from '../board/use-board.ts'
import type { Ticket } from '../queries.ts'
import { headerStateOf, type HeaderState } from './header-state.ts'
import { StoppedBand } from './stopped-band.tsx'
import { TicketLines } from './ticket-lines.tsx'

export interface TicketCardProps {
  ticket: Ticket
  /** The day of the board. */
  day: Day
  now: Date
  /** Pressed here, and not yet with the server. */
  isSavedHere: boolean
  /** How many ready tickets the same driver takes along. */
  handedWith: number
  onAction: (action: PressedAction) => void
  onHandOver: () => void
  onOpen: () => void
}

const TONES: Record<HeaderState['tone'], string> = {
  calm: 'bg-cloth-pistachio text-ink',
  soon: 'bg-cloth-saffron text-ink',
  late: 'bg-bad text-on-bad',
  out: 'bg-cloth-gulf text-ink',
}

/** One drop on the board. White on the dark board, whatever the theme of the device. */
export function TicketCard(props: TicketCardProps) {
  const { ticket, now, isSavedHere, onOpen } = props
  const { header, ticket: words } = useTexts(boardTexts)
  const { statuses } = useTexts(messages)
  const state = headerStateOf(ticket, now, header, statuses)
  const Icon = state.icon
  return (
    <article
      data-theme="light"
      aria-label={ticket.label}
      className="@container overflow-hidden rounded-day bg-card text-ink"
    >
      <button
        type="button"
        onClick={onOpen}
        className={cx(
          'flex min-h-11 w-full items-center justify-between gap-2 px-3.5 py-2 text-start outline-offset-[-4px]',
          TONES[state.tone],
        )}
      >
        <b className="num font-display text-xl leading-none font-bold">{ticket.label}</b>
        <span className="num flex items-center gap-1.5 text-note leading-snug font-strong">
          <Icon aria-hidden="true" />
          {state.words}
          <span className="sr-only">{words.open}</span>
        </span>
      </button>
      <AllergyBand ticket={ticket} />
      <StoppedBand ticket={ticket} day={props.day} />
      <div className="@min-[17rem]:flex @min-[17rem]:flex-wrap">
        {ticket.status === 'out' ? (
          <WhereTo ticket={ticket} />
        ) : (
          <TicketLines ticket={ticket} onAction={props.onAction} />
        )}
        <Bump {...props} />
      </div>
      {isSavedHere && <p className="bg-sunk px-3.5 py-1.5 text-sm text-muted">{words.savedHere}</p>}
    </article>
  )
}

function AllergyBand({ ticket: { allergens, status } }: { ticket: Ticket }) {
  const { ticket: words } = useTexts(boardTexts)
  const language = useLanguage()
  if (allergens.length === 0 || status === 'out') return null
  return (
    <p className="flex items-center gap-2 bg-cloth-blush px-3.5 py-1.5 text-note leading-snug font-strong text-bad">
      <TriangleAlert aria-hidden="true" />
      {words.keepApart(listAllergens(allergens, language))}
    </p>
  )
}

function WhereTo({ ticket }: { ticket: Ticket }) {
  const { ticket: words } = useTexts(boardTexts)
  const { driver, place, area, knockedAt, meals } = ticket
  const where = place === '' ? isolate(area) : place
  const who = driver
    ? knockedAt === null
      ? words.driverTo(driver.name, where)
      : words.driverAt(driver.name, where)
    : `${words.noDriver}: ${where}`
  return (
    <p className="px-3.5 pt-2 pb-2.5 text-note leading-snug">
      {who}
      <span className="num block text-muted">
        {place !== '' && (
          <>
            <bdi>{area}</bdi> ·{' '}
          </>
        )}
        {words.meals(meals)}
      </span>
      {knockedAt !== null && (
        <span className="num block text-muted">{waitWords(knockedAt, words.waitsTo)}</span>
      )}
    </p>
  )
}

const waitWords = (knockedAt: string, say: (called: string, until: string) => string): string => {
  const called = new Date(knockedAt)
  return say(formatClock(called), formatClock(waitUntil(called)))
}

function Bump({ ticket, handedWith, onAction, onHandOver }: TicketCardProps) {
  const { ticket: words } = useTexts(boardTexts)
  const { status: from, driver, phone, label } = ticket
  if (from === 'due') {
    return (
      <Wide
        icon={Flame}
        label={label}
        isAside
        onPress={() => onAction({ kind: 'bump', from, to: 'preparing' })}
      >
        {words.start}
      </Wide>
    )
  }
  if (from === 'preparing') {
    return (
      <Wide
        icon={Check}
        label={label}
        isAside
        onPress={() => onAction({ kind: 'bump', from, to: 'ready' })}
      >
        {words.ready}
      </Wide>
    )
  }
  if (from === 'ready') {
    return (
      <Wide icon={ArrowRight} label={label} isFlipped onPress={onHandOver}>
        {driver ? words.handTo(driver.name, handedWith) : words.handOver}
      </Wide>
    )
  }
  if (phone === null) return null
  return (
    <a href={`tel:${phone}`} className={WIDE}>
      <PhoneCall aria-hidden="true" />
      {words.call}
      <span className="sr-only">{label}</span>
    </a>
  )
}

const WIDE =
  'flex min-h-12 w-full items-center justify-center gap-2 bg-primary font-strong text-on-primary no-underline outline-offset-[-4px] hover:bg-primary-hover'

const ASIDE =
  '@min-[17rem]:w-23 @min-[17rem]:flex-col @min-[17rem]:gap-0.5 @min-[17rem]:px-2 @min-[17rem]:text-note @min-[17rem]:leading-tight'

function Wide(props: {
  icon: LucideIcon
  label: string
  isFlipped?: boolean
  /** Next to the dishes where there is room, so that more tickets are seen. */
  isAside?: boolean
  onPress: () => void
  children: ReactNode
}) {
  const Icon = props.icon
  return (
    <button type="button" onClick={props.onPress} className={cx(WIDE, props.isAside && ASIDE)}>
      <Icon aria-hidden="true" className={props.isFlipped ? 'flip' : undefined} />
      {props.children}
      <span className="sr-only">{props.label}</span>
    </button>
  )
}
