import { isFinished } from '../../rules.ts'
import type { Ticket } from '../queries.ts'

/** All tickets, those to keep apart, or those with one dish, by its id. */
export type View = 'all' | 'apart' | number

export const isIn =
  (view: View) =>
  ({ allergens, lines }: Ticket): boolean =>
    view === 'all' ||
    (view === 'apart' ? allergens.length > 0 : lines.some(({ dishId }) => dishId === view))

export const countOpen = (view: View, tickets: readonly Ticket[]): number =>
  tickets.filter((ticket) => !isFinished(ticket.status) && isIn(view)(ticket)).length

/** Someone has reacted to a dish of it: it goes out with another one. */
export const hasStopped = ({ lines }: Ticket): boolean => lines.some(({ isStopped }) => isStopped)

/**
 * The tickets of a column that one press takes on: those of a dish that go into one pot. What must be
 * kept apart has a press of its own. Empty where there is no second one.
 */
export function togetherOf(view: View, column: readonly Ticket[]): readonly Ticket[] {
  if (typeof view !== 'number') return []
  const plain = column.filter(
    (ticket) => isIn(view)(ticket) && ticket.allergens.length === 0 && !hasStopped(ticket),
  )
  return plain.length > 1 ? plain : []
}

/** About as many tickets stand whole below each other on a usual screen. */
const TICKETS_A_LANE = 6

/**
 * The widths of columns with so many tickets. An empty one leaves its room to the others; a width
 * changes with every sixth ticket only, so that a press doesn't move what is pressed next.
 */
export const tracksOf = (counts: readonly number[]): string =>
  counts
    .map((count) =>
      count > 0 || counts.every((other) => other === 0)
        ? `minmax(min(15.5rem, 22%), ${Math.max(1, Math.ceil(count / TICKETS_A_LANE))}fr)`
        : 'minmax(0, 8.5rem)',
    )
    .join(' ')
