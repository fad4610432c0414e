import {
  AlarmClock,
  Bike,
  CircleCheck,
  CircleX,
  Clock3,
  PhoneCall,
  Timer,
  type LucideIcon,
} from 'lucide-react'
import { formatClock } from '#shared/dates.ts'
import { isFinished, minutesBetween, SOON_MINUTES, urgencyOf } from '../../rules.ts'
import type { boardTexts } from '../board-texts.ts'
import type { Ticket } from '../queries.ts'

/** Its window has closed, and no one has ended it. */
export const isLate = ({ status, closesAt }: Ticket, now: Date): boolean =>
  !isFinished(status) && new Date(closesAt) < now

export interface HeaderState {
  tone: 'calm' | 'soon' | 'late' | 'out'
  icon: LucideIcon
  words: string
}

type Words = (typeof boardTexts)['en']['header']

/** The state of a ticket: colour, icon and words always say the same. */
export function headerStateOf(
  ticket: Ticket,
  now: Date,
  words: Words,
  statuses: Record<Ticket['status'], string>,
): HeaderState {
  if (isLate(ticket, now) && ticket.knockedAt === null) {
    const minutes = minutesBetween(new Date(ticket.closesAt), now)
    return { tone: 'late', icon: AlarmClock, words: words.windowOver(minutes) }
  }
  switch (ticket.status) {
    case 'due':
    case 'preparing':
      return cookingState(new Date(ticket.dueAt), now, words)
    case 'ready':
      return readyState(new Date(ticket.dueAt), now, words)
    case 'out':
      return outState(ticket, now, words)
    case 'delivered':
      return { tone: 'calm', icon: CircleCheck, words: statuses.delivered }
    case 'failed':
    case 'cancelled':
      return { tone: 'late', icon: CircleX, words: statuses[ticket.status] }
  }
}

function cookingState(due: Date, now: Date, words: Words): HeaderState {
  const urgency = urgencyOf(due, now)
  if (urgency === 'late') {
    return { tone: 'late', icon: AlarmClock, words: words.late(minutesBetween(due, now)) }
  }
  return urgency === 'soon'
    ? { tone: 'soon', icon: Timer, words: words.soon(formatClock(due)) }
    : { tone: 'calm', icon: Clock3, words: words.due(formatClock(due)) }
}

function readyState(pickUp: Date, now: Date, words: Words): HeaderState {
  const waited = minutesBetween(pickUp, now)
  if (waited < 1) return { tone: 'calm', icon: Bike, words: words.pickUp(formatClock(pickUp)) }
  const tone = waited > SOON_MINUTES ? 'late' : 'soon'
  return { tone, icon: Timer, words: words.waits(waited) }
}

function outState(ticket: Ticket, now: Date, words: Words): HeaderState {
  if (ticket.knockedAt !== null) {
    return { tone: 'late', icon: PhoneCall, words: words.nobodyHome }
  }
  const arrives = new Date(ticket.arrivesAt)
  return urgencyOf(arrives, now) === 'late'
    ? { tone: 'late', icon: AlarmClock, words: words.late(minutesBetween(arrives, now)) }
    : { tone: 'out', icon: Bike, words: words.arrives(formatClock(arrives)) }
}
