import { describe, expect, it } from 'vitest'
import type { Entry } from '../offline/outbox.ts'
import type { Board, Ticket } from '../queries.ts'
import { withPending, withTicket, type TicketAction } from './actions.ts'

const ticket: Ticket = {
  id: 7,
  label: 'A-007',
  number: 7,
  mealTime: 'lunch',
  window: { from: '12:00', to: '14:00' },
  closesAt: '2026-11-25T10:00:00.000Z',
  dueAt: '2026-11-25T07:45:00.000Z',
  arrivesAt: '2026-11-25T10:00:00.000Z',
  status: 'due',
  failureReason: null,
  version: 1,
  changedAt: '2026-11-25T06:00:00.000Z',
  allergens: [],
  customerName: 'Layla',
  place: 'Marina Gate 1',
  area: 'Dubai Marina',
  meals: 1,
  lines: [
    {
      position: 1,
      dishId: 1,
      name: 'Lentil soup',
      quantity: 1,
      portion: 'regular',
      instructions: '',
      isDone: false,
      isStopped: false,
    },
  ],
  driver: null,
  knockedAt: null,
  phone: null,
  recall: null,
  refund: null,
}

const board: Board = {
  kitchen: { id: 1, name: 'Bait Al Machboos' },
  day: '2026-11-25',
  today: '2026-11-25',
  dayBefore: { day: '2026-11-24', late: 0, missed: 0 },
  now: '2026-11-25T07:00:00.000Z',
  isFrozen: true,
  capacity: 60,
  windows: [],
  totals: [],
  unseenAmendments: 0,
  tickets: [ticket],
}

const pressed = (action: TicketAction, problem?: string): Entry<TicketAction> => ({
  key: `key-${action.kind}-${action.version}`,
  subject: 'A-007',
  action,
  at: '2026-11-25T07:30:00.000Z',
  ...(problem !== undefined && { problem }),
})

const start = pressed({ ticketId: 7, version: 1, kind: 'bump', from: 'due', to: 'preparing' })
const ready = pressed({ ticketId: 7, version: 2, kind: 'bump', from: 'preparing', to: 'ready' })

describe('withPending', () => {
  it('shows steps that are on their way, one after the other', () => {
    expect(withPending(board, [start, ready]).tickets[0]).toMatchObject({
      status: 'ready',
      version: 3,
      recall: { to: 'preparing', until: '2026-11-25T08:30:00.000Z' },
    })
  })
  it('ticks without moving the version', () => {
    const tick = pressed({ ticketId: 7, version: 1, kind: 'tick', position: 1, isDone: true })
    const [shown] = withPending(board, [tick, start]).tickets
    expect(shown).toMatchObject({ status: 'preparing', version: 2, lines: [{ isDone: true }] })
  })
  it('takes back, and knocks', () => {
    const back = pressed({ ticketId: 7, version: 2, kind: 'recall', from: 'preparing', to: 'due' })
    expect(withPending(board, [start, back]).tickets[0]).toMatchObject({
      status: 'due',
      version: 3,
      recall: null,
    })
    const out: Board = { ...board, tickets: [{ ...ticket, status: 'out' }] }
    const arrive = pressed({ ticketId: 7, version: 1, kind: 'knock' })
    expect(withPending(out, [arrive]).tickets[0]?.knockedAt).toBe(arrive.at)
  })
  it('lets the server win where the ticket has moved on meanwhile', () => {
    const moved: Board = { ...board, tickets: [{ ...ticket, status: 'failed', version: 2 }] }
    expect(withPending(moved, [start]).tickets[0]?.status).toBe('failed')
  })
  it('shows nothing of what was refused', () => {
    expect(withPending(board, [{ ...start, problem: 'no' }]).tickets[0]).toEqual(ticket)
  })
})

describe('withTicket', () => {
  it('takes the newest word and keeps it from older ones', () => {
    const newest: Ticket = { ...ticket, status: 'preparing', version: 2 }
    const shown = withTicket(board, newest)
    expect(shown.tickets[0]).toEqual(newest)
    expect(withTicket(shown, ticket).tickets[0]).toEqual(newest)
  })
})
