import { describe, expect, it } from 'vitest'
import type { Ticket } from '../queries.ts'
import { countOpen, isIn, togetherOf, tracksOf } from './view.ts'

const MACHBOOS = 4
const SOUP = 9

/** What a view reads of a ticket. */
const ticketOf = (id: number, dishIds: number[], rest: Partial<Ticket> = {}) =>
  ({
    id,
    status: 'due',
    allergens: [],
    lines: dishIds.map((dishId) => ({ dishId })),
    ...rest,
  }) as unknown as Ticket

const plain = ticketOf(1, [MACHBOOS])
const withSoup = ticketOf(2, [MACHBOOS, SOUP])
const apart = ticketOf(3, [MACHBOOS], { allergens: ['eggs'] })
const soup = ticketOf(4, [SOUP])
const delivered = ticketOf(5, [MACHBOOS], { status: 'delivered' })
const tickets = [plain, withSoup, apart, soup, delivered]

const idsOf = (some: readonly Ticket[]) => some.map(({ id }) => id)

describe('a view of the board', () => {
  it('shows all tickets, those to keep apart, or those with one dish', () => {
    expect(tickets.filter(isIn('all'))).toEqual(tickets)
    expect(idsOf(tickets.filter(isIn('apart')))).toEqual([3])
    expect(idsOf(tickets.filter(isIn(SOUP)))).toEqual([2, 4])
  })
  it('counts what is not over yet', () => {
    expect(countOpen('all', tickets)).toBe(4)
    expect(countOpen(MACHBOOS, tickets)).toBe(3)
  })
})

describe('what one press takes on', () => {
  it('is a dish’s tickets without what must be kept apart', () => {
    const stopped = { ...ticketOf(6, [MACHBOOS]), lines: [{ dishId: MACHBOOS, isStopped: true }] }
    const column = [plain, withSoup, apart, soup, stopped as unknown as Ticket]
    expect(idsOf(togetherOf(MACHBOOS, column))).toEqual([1, 2])
  })
  it('is nothing without a dish, and nothing where one press does as well', () => {
    expect(togetherOf('all', tickets)).toEqual([])
    expect(togetherOf('apart', tickets)).toEqual([])
    expect(togetherOf(MACHBOOS, [plain, apart])).toEqual([])
  })
})

describe('the widths of columns', () => {
  it('leave the room of empty ones to the others', () => {
    expect(tracksOf([17, 1, 0, 0])).toBe(
      'minmax(min(15.5rem, 22%), 3fr) minmax(min(15.5rem, 22%), 1fr) minmax(0, 8.5rem) minmax(0, 8.5rem)',
    )
  })
  it('stay the same between one sixth ticket and the next', () => {
    expect(tracksOf([12, 1])).toBe(tracksOf([7, 6]))
    expect(tracksOf([6, 1])).not.toBe(tracksOf([7, 1]))
  })
  it('are equal where nothing is left', () => {
    expect(new Set(tracksOf([0, 0, 0, 0]).split(' m'))).toHaveLength(2)
  })
})
