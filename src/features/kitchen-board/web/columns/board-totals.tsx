import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { boardTexts } from '../board-texts.ts'
import type { Board } from '../queries.ts'
import { countOpen, type View } from './view.ts'

interface BoardTotalsProps {
  board: Board
  view: View
  onView: (view: View) => void
}

/** What the day needs of each dish; a press shows the tickets of one. */
export function BoardTotals({ board, view, onView }: BoardTotalsProps) {
  const { bar } = useTexts(boardTexts)
  const { totals, tickets, unseenAmendments, day } = board
  const apart = countOpen('apart', tickets)
  const chip = (to: View, count: number, words: ReactNode) => (
    <li key={to}>
      <Chip count={count} isOn={view === to} onPress={() => onView(view === to ? 'all' : to)}>
        {words}
      </Chip>
    </li>
  )
  return (
    <section
      aria-label={bar.totals}
      className="num relative flex-none overflow-x-auto px-4.5 py-1 [scrollbar-width:none] md:pb-3"
    >
      <ul className="flex w-max gap-2">
        {unseenAmendments > 0 && (
          <li>
            <a
              href={`/kitchen/sheet/${day}`}
              className="flex min-h-11 items-center rounded-field bg-cloth-blush px-3.5 text-note font-strong whitespace-nowrap no-underline"
            >
              {bar.amendments(unseenAmendments)}
            </a>
          </li>
        )}
        {chip('all', countOpen('all', tickets), bar.all)}
        {(apart > 0 || view === 'apart') && chip('apart', apart, bar.apart)}
        {totals.map(({ dishId, name, quantity }) => chip(dishId, quantity, name))}
      </ul>
    </section>
  )
}

interface ChipProps {
  count: number
  isOn: boolean
  onPress: () => void
  children: ReactNode
}

const Chip = ({ count, isOn, onPress, children }: ChipProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={onPress}
    className="flex min-h-11 items-center gap-2.5 rounded-field bg-sunk px-3.5 text-note whitespace-nowrap outline-offset-[-3px] aria-pressed:bg-picked aria-pressed:font-strong aria-pressed:text-on-picked"
  >
    <b
      className={cx(
        'font-display text-lg leading-none font-bold',
        isOn ? 'text-on-picked' : 'text-accent-text',
      )}
    >
      {count}
    </b>
    {children}
  </button>
)
