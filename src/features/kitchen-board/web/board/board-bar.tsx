import { CheckCheck, Menu, Printer, Undo2, Volume2, VolumeX } from 'lucide-react'
import { useRef } from 'react'
import { messages as kitchenMessages } from '#features/kitchen-menu/messages.ts'
import { LanguageSwitch } from '#features/site/web/public.ts'
import { formatClock, formatDay } from '#shared/dates.ts'
import { useLanguage } from '#ui/language.tsx'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'
import type { Board } from '../queries.ts'
import { isLate } from '../ticket/header-state.ts'
import { useLightDismiss } from './light-dismiss.ts'
import type { NewTicketSound } from './new-ticket-sound.ts'

export interface BoardBarProps {
  board: Board
  now: Date
  isOnline: boolean
  sound: NewTicketSound
  onRecall: () => void
  onFinished: () => void
}

const SQUARE =
  'grid size-11 flex-none place-items-center rounded-field bg-hairline no-underline hover:bg-raised'
const WORDED =
  'flex min-h-12 items-center gap-2.5 rounded-btn bg-hairline px-3.5 font-strong whitespace-nowrap hover:bg-raised sm:px-4 lg:px-5.5'

/** Whose board it is, how full the day is, and what concerns all tickets. */
export function BoardBar({ board, now, isOnline, sound, onRecall, onFinished }: BoardBarProps) {
  const { bar } = useTexts(boardTexts)
  const finished = board.tickets.filter(isOver).length
  const late = board.tickets.filter((ticket) => isLate(ticket, now)).length
  const clock = (className: string) => (
    <time
      dateTime={now.toISOString()}
      className={`num font-display text-3xl leading-none font-bold ${className}`}
    >
      {formatClock(now)}
    </time>
  )
  return (
    <header className="flex flex-wrap items-center gap-x-2.5 gap-y-2 px-4.5 py-3 sm:gap-x-4.5">
      <Pages />
      <h1 className="text-[1.375rem] max-sm:min-w-0 max-sm:flex-1">{board.kitchen.name}</h1>
      <output className="flex items-center gap-2 text-note">
        <span
          aria-hidden="true"
          className={`mark size-2.5 rounded-full ${isOnline ? 'bg-deep-ok' : 'bg-star-fill'}`}
        />
        <span className={cx(isOnline && 'max-sm:sr-only')}>
          {isOnline ? bar.online : bar.offline}
        </span>
      </output>
      {clock('sm:hidden')}
      <span className="basis-full sm:hidden" />
      <DayLink board={board} />
      {late > 0 && (
        <b className="num rounded-full bg-bad px-3.5 py-1.5 text-note font-strong text-on-bad">
          {bar.late(late)}
        </b>
      )}
      <Capacity board={board} />
      <span className="flex-1 max-sm:hidden" />
      <button type="button" onClick={onFinished} className={WORDED}>
        <CheckCheck aria-hidden="true" />
        <span className="num">{bar.finished(finished)}</span>
      </button>
      <button type="button" onClick={onRecall} className={WORDED}>
        <Undo2 aria-hidden="true" className="flip" />
        {bar.recall}
      </button>
      <a
        href={`/kitchen/sheet/${board.day}`}
        aria-label={bar.print}
        title={bar.print}
        className={SQUARE}
      >
        <Printer aria-hidden="true" />
      </a>
      <button
        type="button"
        aria-label={sound.isOn ? bar.soundOn : bar.soundOff}
        title={sound.isOn ? bar.soundOn : bar.soundOff}
        onClick={sound.toggle}
        className={SQUARE}
      >
        {sound.isOn ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </button>
      {clock('max-sm:hidden')}
    </header>
  )
}

export const isOver = ({ status }: { status: string }): boolean =>
  status === 'delivered' || status === 'failed' || status === 'cancelled'

/** To the board of yesterday, with what is left over there, and back to the one of today. */
function DayLink({ board: { day, today, dayBefore } }: { board: Board }) {
  const { bar } = useTexts(boardTexts)
  const language = useLanguage()
  if (day !== today) {
    return (
      <>
        <b className="num font-strong">{formatDay(day, language, 'short')}</b>
        <a href="/kitchen" className={`${WORDED} no-underline`}>
          {bar.today}
        </a>
      </>
    )
  }
  const { late, missed } = dayBefore
  const left = [late > 0 && bar.late(late), missed > 0 && bar.missed(missed)].filter(Boolean)
  return (
    <a href={`/kitchen?day=${dayBefore.day}`} className={`num ${WORDED} no-underline`}>
      {bar.yesterday}
      {left.length > 0 && (
        <b title={left.join(' · ')} className="rounded-full bg-bad px-2.5 text-note text-on-bad">
          <span aria-hidden="true">{late + missed}</span>
          <span className="sr-only">{left.join(' · ')}</span>
        </b>
      )}
    </a>
  )
}

/** How much of what the kitchen cooks on a day is taken. */
function Capacity({ board: { windows, capacity, day, today } }: { board: Board }) {
  const { bar } = useTexts(boardTexts)
  const language = useLanguage()
  if (windows.length === 0) return null
  const portions = windows.reduce((sum, { meals }) => sum + meals, 0)
  const share = Math.min(1, portions / Math.max(1, capacity))
  return (
    <div className="num w-47.5 text-note max-sm:w-40 max-sm:grow">
      <p className="flex justify-between gap-2 whitespace-nowrap">
        {day === today ? bar.booked : bar.bookedOn(formatDay(day, language, 'short'))}{' '}
        <b className="font-strong">{bar.of(portions, capacity)}</b>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-hairline">
        <div
          className="mark h-full rounded-full bg-star-fill"
          style={{ inlineSize: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

/** The other pages of the kitchen; the board itself needs the whole screen. */
function Pages() {
  const { bar } = useTexts(boardTexts)
  const { nav, shell } = useTexts(kitchenMessages)
  const details = useRef<HTMLDetailsElement>(null)
  useLightDismiss(details)
  const links = [
    ['/kitchen/plan', nav.plan],
    ['/kitchen/runs', nav.runs],
    ['/kitchen/menu', nav.menu],
    ['/kitchen/setup', nav.setup],
    ['/dashboard', shell.dashboard],
  ] as const
  return (
    <details ref={details} className="relative">
      <summary aria-label={bar.pages} title={bar.pages} className={SQUARE}>
        <Menu aria-hidden="true" />
      </summary>
      <nav
        aria-label={bar.pages}
        className="absolute start-0 top-full z-20 mt-2 grid w-56 gap-1 rounded-tile bg-raised p-2 shadow-dialog"
      >
        {links.map(([href, words]) => (
          <a
            key={href}
            href={href}
            className="flex min-h-11 items-center rounded-field px-3 no-underline hover:bg-hairline"
          >
            {words}
          </a>
        ))}
        <LanguageSwitch className="min-h-11 rounded-field px-3 text-start hover:bg-hairline" />
      </nav>
    </details>
  )
}
