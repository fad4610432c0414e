import { call } from '#shared/wire/call.ts'
import { bumpTicket, markTicketArrived, recallTicket, tickLine } from '../../contract.ts'
import { recallableUntil, type KitchenReason, type TicketStatus } from '../../rules.ts'
import type { Entry } from '../offline/outbox.ts'
import type { Board, Ticket } from '../queries.ts'

/** What can be pressed on a ticket; `version` is the one that was seen. */
export type TicketAction = { ticketId: number; version: number } & (
  | { kind: 'bump'; from: TicketStatus; to: TicketStatus; reason?: KitchenReason }
  | { kind: 'tick'; position: number; isDone: boolean }
  | { kind: 'recall'; from: TicketStatus; to: TicketStatus }
  | { kind: 'knock' }
)

/** Sends one action; answers the ticket as the server has it now. */
export function sendAction({ key, at, action }: Entry<TicketAction>): Promise<Ticket> {
  const { ticketId: id, version } = action
  const options = { idempotencyKey: key }
  switch (action.kind) {
    case 'bump': {
      const { from, to, reason } = action
      const step = { id, version, at, from, to, ...(reason && { reason }) }
      return call(bumpTicket, step, options)
    }
    case 'tick': {
      const { position, isDone } = action
      return call(tickLine, { id, version, at, position, isDone }, options)
    }
    case 'recall':
      return call(recallTicket, { id, version, at, from: action.from }, options)
    case 'knock':
      return call(markTicketArrived, { id, version, at }, options)
  }
}

/**
 * The board with what was pressed here and is still on its way. A ticket that the server has moved
 * on meanwhile is as the server says.
 */
export function withPending(board: Board, entries: readonly Entry<TicketAction>[]): Board {
  if (entries.length === 0) return board
  const tickets = board.tickets.map((ticket) =>
    entries
      .filter(({ action, problem }) => action.ticketId === ticket.id && problem === undefined)
      .reduce(applyEntry, ticket),
  )
  return { ...board, tickets }
}

function applyEntry(ticket: Ticket, { action, at }: Entry<TicketAction>): Ticket {
  if (ticket.version !== action.version) return ticket
  if (action.kind === 'tick') {
    const { position, isDone } = action
    const lines = ticket.lines.map((line) =>
      line.position === position ? { ...line, isDone } : line,
    )
    return { ...ticket, lines }
  }
  const version = ticket.version + 1
  if (action.kind === 'knock') return { ...ticket, version, knockedAt: at }
  if (action.kind === 'recall') {
    const { to } = action
    return {
      ...ticket,
      version,
      status: to,
      changedAt: at,
      failureReason: null,
      recall: null,
      refund: null,
    }
  }
  return { ...ticket, version, ...steppedTo(ticket, action, at) }
}

function steppedTo(
  { status: from, knockedAt }: Ticket,
  { to, reason }: { to: TicketStatus; reason?: KitchenReason },
  at: string,
): Partial<Ticket> {
  const until = recallableUntil(to, new Date(at))
  return {
    status: to,
    changedAt: at,
    failureReason: to === 'failed' ? (reason ?? null) : null,
    knockedAt: to === 'out' ? null : knockedAt,
    recall: until ? { to: from, until: until.toISOString() } : null,
  }
}

/** Puts the server's newest word on one ticket into the board. */
export const withTicket = (board: Board, newest: Ticket): Board => ({
  ...board,
  tickets: board.tickets.map((ticket) =>
    ticket.id === newest.id && newest.version >= ticket.version ? newest : ticket,
  ),
})
