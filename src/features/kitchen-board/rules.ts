import { formatClock, instantAt, type Day } from '#shared/dates.ts'
import type { DayStatus, LedgerDay } from '#features/deliveries/rules.ts'

export const TICKET_STATUSES = [
  'due',
  'preparing',
  'ready',
  'out',
  'delivered',
  'failed',
  'cancelled',
] as const
export type TicketStatus = (typeof TICKET_STATUSES)[number]

/** What the kitchen or its driver can say. */
export const KITCHEN_REASONS = [
  'nobody_home',
  'address_not_found',
  'damaged',
  'not_made',
  'too_late',
  'courier',
] as const

/**
 * Besides: nothing was handed over until its window had closed, or the customer says it did not
 * come.
 */
export const FAILURE_REASONS = [...KITCHEN_REASONS, 'not_delivered', 'not_arrived'] as const
export type FailureReason = (typeof FAILURE_REASONS)[number]
export type KitchenReason = (typeof KITCHEN_REASONS)[number]

/** The driver was there: such a drop is on time when that was before its window closed. R-RUN-15 */
export const TRIED_REASONS = ['nobody_home', 'address_not_found'] as const satisfies KitchenReason[]

/** Food that never came: no one ended the drop in time, or its customer says so. R-RUN-16 */
export const MISSED_REASONS = ['not_delivered', 'not_arrived'] as const satisfies FailureReason[]

/** Why a drop was handed over without the customer's code. */
export const CODELESS_REASONS = ['concierge', 'neighbour', 'at_door', 'known'] as const
export type CodelessReason = (typeof CODELESS_REASONS)[number]

/** One remedy for each reason; what the customer could not help is paid back. R-RUN-2 */
export const REMEDIES: Readonly<Record<FailureReason, 'none' | 'refund'>> = {
  nobody_home: 'none',
  address_not_found: 'none',
  damaged: 'refund',
  not_made: 'refund',
  too_late: 'refund',
  courier: 'refund',
  not_delivered: 'refund',
  not_arrived: 'refund',
}

/** Where a ticket may go from each status, one step at a time. R-RUN-1 */
export const TICKET_STEPS: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  due: ['preparing', 'failed'],
  preparing: ['ready', 'failed'],
  ready: ['out', 'failed'],
  out: ['delivered', 'failed'],
  delivered: [],
  failed: [],
  cancelled: [],
}

export const canStep = (from: TicketStatus, to: TicketStatus): boolean =>
  TICKET_STEPS[from].includes(to)

/** The step that the wide button of a ticket takes. */
export const nextStep = (status: TicketStatus): TicketStatus | undefined => TICKET_STEPS[status][0]

const REASONS_FROM: Readonly<Partial<Record<TicketStatus, readonly KitchenReason[]>>> = {
  due: ['not_made', 'too_late'],
  preparing: ['not_made', 'damaged', 'too_late'],
  ready: ['damaged', 'too_late', 'courier'],
  out: ['nobody_home', 'address_not_found', 'damaged', 'too_late', 'courier'],
}

/** Reasons that make sense where the food is now: no one is away from home before it left. */
export const failureReasonsFrom = (status: TicketStatus): readonly KitchenReason[] =>
  REASONS_FROM[status] ?? []

const FINISHED: readonly TicketStatus[] = ['delivered', 'failed', 'cancelled']

/** Not out of the kitchen yet: another driver can take it. */
export const AT_HOME: readonly TicketStatus[] = ['due', 'preparing', 'ready']

export const isFinished = (status: TicketStatus): boolean => FINISHED.includes(status)

/**
 * A step inside the kitchen can be taken back for an hour, one that ended the drop for 10 minutes.
 */
export const RECALL_MINUTES = 60
export const FINISHED_RECALL_MINUTES = 10

const MINUTE_MS = 60_000

/** What the product itself ended, no one at the kitchen takes back. */
export const isRecallable = (ticket: {
  cameFrom: TicketStatus | null
  failureReason: FailureReason | null
}): boolean =>
  ticket.cameFrom !== null &&
  !isFinished(ticket.cameFrom) &&
  !MISSED_REASONS.some((reason) => reason === ticket.failureReason)

/** Its money has left, or goes back for another reason than that it failed. */
export const isPaidBack = (ticket: {
  failureReason: FailureReason | null
  refundFils: number | null
  refundSettledAt: Date | null
}): boolean => {
  const { failureReason, refundFils, refundSettledAt } = ticket
  const isRefundedFailure = failureReason !== null && isRefunded(failureReason)
  return refundSettledAt !== null || (refundFils !== null && !isRefundedFailure)
}

/** What a drop is worth goes back once: as its own money, or with its whole day. R-RUN-18 */
export const isGivenBack = (
  { refundFils }: { refundFils: number | null },
  day: Pick<LedgerDay, 'madeGood' | 'isReplaced' | 'isRefunded'>,
): boolean => refundFils !== null || day.madeGood === 'day' || day.isReplaced || day.isRefunded

/** What the customer has for a day of which nothing came is not taken back by a step. */
export const isMadeGood = (day: Pick<LedgerDay, 'madeGood' | 'isRefunded'>): boolean =>
  day.madeGood !== null || day.isRefunded

/**
 * Until when the newest step can be recalled; undefined where there is no way back at all. R-RUN-3
 */
export function recallableUntil(status: TicketStatus, changedAt: Date): Date | undefined {
  if (status === 'due' || status === 'cancelled') return undefined
  const minutes = isFinished(status) ? FINISHED_RECALL_MINUTES : RECALL_MINUTES
  return new Date(changedAt.getTime() + minutes * MINUTE_MS)
}

/** When no one opens, the driver waits so long before the drop may fail for it. R-RUN-4 */
export const ARRIVAL_WAIT_MINUTES = 10

export const waitUntil = (knockedAt: Date): Date =>
  new Date(knockedAt.getTime() + ARRIVAL_WAIT_MINUTES * MINUTE_MS)

export const isMissedAllowed = (knockedAt: Date | null, at: Date): boolean =>
  knockedAt !== null && waitUntil(knockedAt) <= at

interface DeliveryStop {
  status: TicketStatus
  failureReason: FailureReason | null
}

/**
 * The delivery day follows its drops. Undefined where all were called off: such
 * a day has left the kitchen. R-RUN-5
 */
export function dayStatusOf(
  stops: readonly DeliveryStop[],
): { status: DayStatus; failureReason: FailureReason | null } | undefined {
  const live = stops.filter(({ status }) => status !== 'cancelled')
  if (live.length === 0) return undefined
  const has = (...statuses: TicketStatus[]) => live.some(({ status }) => statuses.includes(status))
  if (live.every(({ status }) => isFinished(status))) return finishedDayOf(live)
  if (has('out', 'delivered')) return { status: 'out_for_delivery', failureReason: null }
  const status = has('preparing', 'ready', 'failed') ? 'preparing' : 'locked'
  return { status, failureReason: null }
}

function finishedDayOf(stops: readonly DeliveryStop[]) {
  if (stops.some(({ status }) => status === 'delivered')) {
    return { status: 'delivered', failureReason: null } as const
  }
  const ours = stops.find(({ failureReason }) => failureReason && isRefunded(failureReason))
  return ours
    ? ({ status: 'failed', failureReason: ours.failureReason } as const)
    : ({ status: 'forfeited', failureReason: null } as const)
}

export const isRefunded = (reason: FailureReason): boolean => REMEDIES[reason] === 'refund'

/** A day has one, two or three drops, so a drop is a whole number of sixths of it. */
export const SIXTHS_OF_DAY = 6

export const sixthsOfStop = (stops: number): number => Math.floor(SIXTHS_OF_DAY / stops)

/** The food has to stand ready so long before its window opens. R-RUN-6 */
export const PICK_UP_MINUTES = 15
export const SOON_MINUTES = 15

export const pickUpAt = (day: Day, windowFrom: string): Date =>
  new Date(instantAt(day, windowFrom).getTime() - PICK_UP_MINUTES * MINUTE_MS)

/** A window that ends at or before its beginning ends after midnight. */
export function windowEndOf(day: Day, from: string, to: string): Date {
  const end = instantAt(day, to)
  return to > from ? end : new Date(end.getTime() + 24 * 60 * MINUTE_MS)
}

/** So long after its window closed, a drop that no one handed over is missed. R-RUN-12 */
export const MISSED_AFTER_MINUTES = 30

export const missedAt = (closes: Date): Date =>
  new Date(closes.getTime() + MISSED_AFTER_MINUTES * MINUTE_MS)

/** The product was down if it has not looked for missed drops for so long. */
export const DOWN_AFTER_MINUTES = 15

/** After the product was down, drivers have so long to hand in what they did. R-RUN-13 */
export const GRACE_HOURS = 2

/**
 * A hand-over of before the drop was missed, which the driver's phone could not report. R-RUN-14
 */
export const isLateNews = (
  ticket: { status: TicketStatus; failureReason: FailureReason | null; changedAt: Date },
  at: Date,
  now: Date,
): boolean =>
  ticket.status === 'failed' &&
  ticket.failureReason === 'not_delivered' &&
  trustedInstant(at, now) < ticket.changedAt

/** By day in Dubai, no one is woken because lunch is late. */
const NOTIFIED_FROM = '08:00'
const NOTIFIED_UNTIL = '22:00'

export function isTimeToNotify(now: Date): boolean {
  const clock = formatClock(now)
  return clock >= NOTIFIED_FROM && clock < NOTIFIED_UNTIL
}

const ROUNDED_MINUTES = 5

/** When a stop of a run is expected: the stops spread over the window in their order. */
export function arrivesAt(
  window: { opens: Date; closes: Date },
  stop: { position: number; count: number },
): Date {
  const length = window.closes.getTime() - window.opens.getTime()
  const passed = (length * stop.position) / stop.count
  const step = ROUNDED_MINUTES * MINUTE_MS
  return new Date(window.opens.getTime() + Math.round(passed / step) * step)
}

export type Urgency = 'calm' | 'soon' | 'late'

/** The state of a deadline, in colour and in words. */
export function urgencyOf(deadline: Date, now: Date): Urgency {
  if (now >= new Date(deadline.getTime() + MINUTE_MS)) return 'late'
  return now.getTime() >= deadline.getTime() - SOON_MINUTES * MINUTE_MS ? 'soon' : 'calm'
}

export const minutesBetween = (from: Date, to: Date): number =>
  Math.floor((to.getTime() - from.getTime()) / MINUTE_MS)

/** The instant a device names, as far as it can be true: not after now, and of this day. */
export function trustedInstant(at: Date, now: Date): Date {
  const oldest = now.getTime() - 24 * 60 * MINUTE_MS
  return new Date(Math.min(now.getTime(), Math.max(oldest, at.getTime())))
}

/**
 * A step that a device reports so much later was taken before; what is reported sooner counts as
 * now.
 */
const REPORTED_LATE_MS = MINUTE_MS

/**
 * When a step was taken that the kitchen's device reports late; undefined where it reports at once.
 */
export function reportedLate(at: Date, now: Date): Date | undefined {
  const taken = trustedInstant(at, now)
  return now.getTime() - taken.getTime() > REPORTED_LATE_MS ? taken : undefined
}

/**
 * No meal leaves with a dish that someone of its household reacted to, or one of its family.
 * R-RUN-17
 */
export const stoppedLines = <Line extends { dishId: number }>(
  lines: readonly Line[],
  blockedIds: readonly number[],
): Line[] => lines.filter(({ dishId }) => blockedIds.includes(dishId))
