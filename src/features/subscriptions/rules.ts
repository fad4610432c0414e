import { addDays, type Day } from '#shared/dates.ts'
import { roundHalfUp } from '#shared/money.ts'

/** The custom plan is quoted by a person: only an accepted offer sells it. R-SUB-1 */
export const isSubscribable = (plan: { kind: string }): boolean => plan.kind !== 'custom'

export const isCooked = (plan: { kind: string }): boolean => plan.kind !== 'ai'

const START_DAYS_MAX = 365

/** A subscription starts tomorrow at the earliest; what is not cooked, at once. */
export const firstStartDate = (today: Day, plan: { kind: string } = { kind: 'prepared' }): Day =>
  isCooked(plan) ? addDays(today, 1) : today
export const lastStartDate = (today: Day): Day => addDays(today, START_DAYS_MAX)

/**
 * A subscription starts tomorrow at the earliest, an AI plan today; 365 days ahead at the latest.
 * R-SUB-2
 */
export const canStartOn = (startDate: Day, today: Day, plan?: { kind: string }): boolean =>
  startDate >= firstStartDate(today, plan) && startDate <= lastStartDate(today)

export const STATUSES = [
  'pending_payment',
  'scheduled',
  'active',
  'paused',
  'ending',
  'ended',
] as const
export type Status = (typeof STATUSES)[number]

export const ACTIONS = [
  'fund',
  'activate',
  'fail-payment',
  'pause',
  'resume',
  'withdraw',
  'cancel',
  'end',
] as const
export type Action = (typeof ACTIONS)[number]

/**
 * The whole life of a subscription. `fund`: the money of the first cycle is certain;
 * `activate`: its start date has come and it is paid; `withdraw`: cancelled before anything was
 * paid; `cancel`: cancelled afterwards. R-SUB-3
 */
export const TRANSITIONS: Readonly<Record<Status, Partial<Record<Action, Status>>>> = {
  pending_payment: {
    fund: 'scheduled',
    activate: 'active',
    'fail-payment': 'pending_payment',
    withdraw: 'ended',
    cancel: 'ending',
    end: 'ended',
  },
  scheduled: {
    fund: 'scheduled',
    activate: 'active',
    'fail-payment': 'pending_payment',
    withdraw: 'ended',
    cancel: 'ending',
  },
  active: {
    fund: 'active',
    activate: 'active',
    'fail-payment': 'pending_payment',
    pause: 'paused',
    cancel: 'ending',
  },
  paused: {
    fund: 'paused',
    activate: 'paused',
    'fail-payment': 'pending_payment',
    resume: 'active',
    cancel: 'ending',
  },
  ending: { end: 'ended' },
  ended: {},
}

/** The status after an action, or undefined where the action is not allowed. */
export const nextStatus = (status: Status, action: Action): Status | undefined =>
  TRANSITIONS[status][action]

export const isActive = (status: Status): boolean =>
  status === 'active' || status === 'paused' || status === 'ending'

/**
 * It can be cancelled until it is ending or ended. Before anything was paid the order is withdrawn
 * instead. R-SUB-4
 */
export const canCancel = (status: Status): boolean => nextStatus(status, 'cancel') !== undefined

/** Nothing of it can be changed any more. */
export const isOver = (status: Status): boolean => status === 'ending' || status === 'ended'

/** Another restaurant can still cook the first cycle, at its own price. R-SUB-19 */
export const isBeforeFirstCharge = (subscription: {
  status: Status
  paymentStatus: PaymentStatus
  cycle: { number: number }
}): boolean =>
  (subscription.status === 'pending_payment' || subscription.status === 'scheduled') &&
  subscription.paymentStatus !== 'paid' &&
  subscription.cycle.number === 1

/** Renews by itself: the next cycle is opened while this one runs. */
export const isRenewing = (status: Status): boolean =>
  status === 'scheduled' || status === 'active' || status === 'paused'

/** How long an ended subscription stays on the dashboard. R-SUB-18 */
export const ENDED_SHOWN_DAYS = 28

interface Shown {
  status: Status
  paymentStatus: PaymentStatus
  isActive: boolean
  endDate: Day | null
}

/** Active, or waits for its start or its payment. */
export const isRunning = ({ isActive: runs, status, paymentStatus }: Shown): boolean =>
  runs || (status !== 'ended' && paymentStatus !== 'refunded')

/** No one has seen the money of its first cycle yet, or its payment failed. */
export const isUnpaid = ({ status }: { status: Status }): boolean => status === 'pending_payment'

/** Running, or ended within the last 28 days. R-SUB-18 */
export const isShownOn = (subscription: Shown, today: Day): boolean =>
  isRunning(subscription) ||
  (subscription.endDate !== null && subscription.endDate >= addDays(today, -ENDED_SHOWN_DAYS))

export interface Pause {
  from: Day
  to: Day
}

/** How far ahead a pause may begin, and another address may last. R-SUB-7 */
export const CHANGE_AHEAD_DAYS = 90

/** A pause lasts up to 90 days, whenever it begins. R-SUB-6 */
export const PAUSE_MAX_DAYS = 90

export const lastPauseDay = (from: Day): Day => addDays(from, PAUSE_MAX_DAYS - 1)

export const isPausedOn = (pause: Pause | null, day: Day): boolean =>
  pause !== null && day >= pause.from && day <= pause.to

/**
 * Paused exactly while the day lies inside the pause, however late the job that writes it down.
 * R-SUB-5
 */
export function statusOn(status: Status, pause: Pause | null, today: Day): Status {
  if (status !== 'active' && status !== 'paused') return status
  return isPausedOn(pause, today) ? 'paused' : 'active'
}

/** A pause that lasts or is still to come. */
export const openPause = (pause: Pause | null, today: Day): Pause | null =>
  pause !== null && pause.to >= today ? pause : null

/** Before its start too: only its deliveries wait. */
const PAUSABLE: ReadonlySet<Status> = new Set(['scheduled', 'active'])

/** Only a scheduled or active subscription without an open pause can be paused. R-SUB-8 */
export const canPause = (status: Status, pause: Pause | null, today: Day): boolean =>
  PAUSABLE.has(statusOn(status, pause, today)) && openPause(pause, today) === null

/** An order whose payment failed for good is kept so long to be seen, then it ends. R-SUB-9 */
export const FAILED_KEPT_DAYS = 7

export const CYCLE_PAYMENTS = [
  'pending',
  'ready',
  'paid',
  'failed',
  'cancelled',
  'refunded',
] as const
export type CyclePayment = (typeof CYCLE_PAYMENTS)[number]
export const PAYMENT_STATUSES = ['paid', 'pending', 'failed', 'cancelled', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** What the badge of a subscription says about its newest cycle. */
export const paymentStatusOf = (payment: CyclePayment): PaymentStatus =>
  payment === 'ready' ? 'pending' : payment

/** A cycle that no one could be charged for waits a week to be paid in another way. */
export const isPayableAgain = (status: Status, payment: CyclePayment): boolean =>
  status === 'pending_payment' && payment === 'failed'

/** The money of the cycle is certain or was: its deliveries stand in the ledger. R-SUB-10 */
export const hasDeliveries = (payment: CyclePayment): boolean =>
  payment === 'ready' || payment === 'paid' || payment === 'refunded'

export interface PaidCycle {
  id: number
  totalFils: number
  refundedFils: number
  /** Given back beyond unused days. */
  goodwillFils: number
  deliveryDays: number
  mealsPerDay: number
  /** Days that go back: planned and not yet locked, or skipped and not yet used. */
  daysBack: number
  /** How many of the cycle's days went back as money before. */
  daysRefunded: number
}

/**
 * Unused days are refunded pro rata. Counting from the cycle's start keeps
 * the rounding of several refunds together, so they never exceed what was paid. R-SUB-11
 */
export function refundOf(cycle: PaidCycle): number {
  if (cycle.deliveryDays === 0) return 0
  // A failed drop is some sixths of the meals that come; whole parts keep halves exact.
  const partsPerDay = 6 * cycle.mealsPerDay
  const parts = Math.round((cycle.daysRefunded + cycle.daysBack) * partsPerDay)
  const owed = roundHalfUp((cycle.totalFils * parts) / (cycle.deliveryDays * partsPerDay))
  const leftFils = cycle.totalFils - cycle.refundedFils - cycle.goodwillFils
  return Math.max(0, Math.min(owed - cycle.refundedFils, leftFils))
}

/** Whether nothing of what was paid for a cycle is left. */
export const isWhollyRefunded = (
  cycle: Pick<PaidCycle, 'totalFils' | 'refundedFils' | 'goodwillFils'>,
): boolean => cycle.refundedFils + cycle.goodwillFils >= cycle.totalFils

/**
 * The end is the last day that stays paid. That is the last day the kitchen already
 * works for; a plan without deliveries runs to the end of its cycle. R-SUB-12
 */
export function endDateOf(kept: {
  lastKeptDay: Day | undefined
  cycleEndsOn: Day
  hasDeliveries: boolean
  today: Day
}): Day {
  const last = kept.hasDeliveries ? (kept.lastKeptDay ?? kept.today) : kept.cycleEndsOn
  return last < kept.today ? kept.today : last
}

/** The cycle that runs on a day, else the first one that will. */
export const currentCycleOf = <C extends { startsOn: Day }>(
  cycles: readonly C[],
  today: Day,
): C | undefined => cycles.findLast(({ startsOn }) => startsOn <= today) ?? cycles[0]
