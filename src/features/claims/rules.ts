import { instantAt, type Day } from '#shared/dates.ts'
import {
  isFinished,
  isRefunded,
  windowEndOf,
  type FailureReason,
  type TicketStatus,
} from '#features/kitchen-board/rules.ts'

export const CLAIM_KINDS = ['not_arrived', 'wrong_dish', 'quality', 'allergen'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

/** Waiting: the drop has not ended yet. Open: our team decides. */
export const CLAIM_STATES = ['waiting', 'open', 'granted', 'refused'] as const
export type ClaimState = (typeof CLAIM_STATES)[number]

export const CONTEST_STATES = ['open', 'upheld', 'dismissed'] as const
export type ContestState = (typeof CONTEST_STATES)[number]

export const WORDS_MAX = 1000

const HOUR_MS = 3_600_000

/** A drop can be reported until a day after its window, or after it came where that was later. R-CLAIM-1 */
export const CLAIM_HOURS = 24

export interface ClaimedStop {
  day: Day
  windowFrom: string
  windowTo: string
  status: TicketStatus
  failureReason: FailureReason | null
  /** When it took its newest step. */
  changedAt: Date
  /** Its money goes back already. */
  isRefunded: boolean
}

export function claimableUntil({ status, changedAt, ...stop }: ClaimedStop): Date {
  const closes = windowEndOf(stop.day, stop.windowFrom, stop.windowTo)
  const ended = isFinished(status) && changedAt > closes ? changedAt : closes
  return new Date(ended.getTime() + CLAIM_HOURS * HOUR_MS)
}

/**
 * What can be said of a drop, whenever that is: it did not arrive, unless we said so ourselves, and
 * what was wrong with food that was handed over. An allergic reaction always can: someone may have
 * eaten what no one wrote down as handed over.
 */
function kindsOf({ status, failureReason, isRefunded: isPaidBack }: ClaimedStop): ClaimKind[] {
  if (status === 'failed') {
    const isSettled = failureReason === null || isRefunded(failureReason) || isPaidBack
    return isSettled ? ['allergen'] : ['not_arrived', 'allergen']
  }
  if (status !== 'delivered') return ['not_arrived', 'allergen']
  return isPaidBack ? ['allergen'] : [...CLAIM_KINDS]
}

export type WhyNot = 'claim_not_possible' | 'claim_too_early' | 'claim_too_late'

/** Why something cannot be said of a drop now; undefined where it can. R-CLAIM-1 */
export function claimBarOf(kind: ClaimKind, stop: ClaimedStop, now: Date): WhyNot | undefined {
  if (stop.status === 'cancelled') return 'claim_not_possible'
  if (claimableUntil(stop) <= now) return 'claim_too_late'
  if (!hasBegun(kind, stop, now)) return 'claim_too_early'
  return kindsOf(stop).includes(kind) ? undefined : 'claim_not_possible'
}

function hasBegun(kind: ClaimKind, { status, ...stop }: ClaimedStop, now: Date): boolean {
  const hasOpened = instantAt(stop.day, stop.windowFrom) <= now
  if (kind === 'not_arrived') return hasOpened
  if (kind === 'allergen') return hasOpened || status === 'out' || status === 'delivered'
  return isFinished(status)
}

export interface ClaimedDishes {
  /** What was said of the drop already; no dish: it was about all of it. */
  made: readonly { kind: ClaimKind; dishId: number | null }[]
  dishIds: readonly number[]
}

/**
 * “Not arrived” is said once, everything else once of each dish. Who does not know which dish they
 * reacted to says it of all; they may know it later, or react to another dish of the same drop.
 * R-CLAIM-2
 */
export function isLeftToSay(
  kind: ClaimKind,
  dishId: number | null,
  { made, dishIds }: ClaimedDishes,
): boolean {
  const said = made.filter((one) => one.kind === kind)
  const isSaid = (id: number) => said.some((one) => one.dishId === id)
  if (kind === 'allergen' && dishId !== null) return !isSaid(dishId)
  if (said.some((one) => one.dishId === null)) return false
  if (dishId !== null) return !isSaid(dishId)
  return kind === 'not_arrived' || !dishIds.every(isSaid)
}

/** What can be said of a drop now, of all of it or of one of its dishes. R-CLAIM-2 */
export const claimableKinds = (stop: ClaimedStop, dishes: ClaimedDishes, now: Date): ClaimKind[] =>
  CLAIM_KINDS.filter(
    (kind) =>
      [null, ...dishes.dishIds].some((dishId) => isLeftToSay(kind, dishId, dishes)) &&
      claimBarOf(kind, stop, now) === undefined,
  )

/** So many are made good without a look in so many days; the next one waits for an admin. R-CLAIM-3 */
export const UNSEEN_MAX = 2
export const UNSEEN_DAYS = 28

export type Outcome = 'wait' | 'make_good' | 'review'

/**
 * What a report leads to. Only “not arrived” of a drop that was handed over without the customer’s
 * code is made good at once. R-CLAIM-3
 */
export function outcomeOf(
  kind: ClaimKind,
  {
    status,
    isWithCode,
    madeGoodBefore,
  }: { status: TicketStatus; isWithCode: boolean; madeGoodBefore: number },
): Outcome {
  if (kind !== 'not_arrived') return 'review'
  if (!isFinished(status)) return 'wait'
  const isBelieved = status === 'delivered' && !isWithCode && madeGoodBefore < UNSEEN_MAX
  return isBelieved ? 'make_good' : 'review'
}

export interface FollowedStep {
  from: TicketStatus
  to: TicketStatus
  failureReason?: FailureReason
  isRecall?: boolean
}

/**
 * What becomes of a report when its drop goes on. A failure by our fault makes good all that is open
 * but reactions; who takes it back opens them again. “Not arrived” waits while the drop is under way,
 * also where it was declined before, and is over when it comes after all. Undefined where it stays as
 * it is. R-CLAIM-4
 */
export function followStep(
  { kind, state }: { kind: ClaimKind; state: ClaimState },
  { from, to, failureReason, isRecall = false }: FollowedStep,
): ClaimState | 'gone' | undefined {
  if (isRecall) return followRecall(kind, state, from)
  if (state === 'refused') return undefined
  // The driver's phone reports late that it was handed over with the code.
  if (state === 'granted') return from === 'failed' && to === 'delivered' ? 'open' : undefined
  if (to === 'delivered') return state === 'waiting' ? 'gone' : undefined
  if (to !== 'failed') return undefined
  const isRefundedFailure = failureReason !== undefined && isRefunded(failureReason)
  if (isRefundedFailure && kind !== 'allergen') return 'granted'
  return state === 'waiting' ? 'open' : undefined
}

function followRecall(
  kind: ClaimKind,
  state: ClaimState,
  from: TicketStatus,
): ClaimState | undefined {
  if (state === 'refused' && !(kind === 'not_arrived' && from === 'failed')) return undefined
  const next = kind === 'not_arrived' ? 'waiting' : 'open'
  return state === next ? undefined : next
}

const CONTEST_HOURS = 24

/** A kitchen can contest for a day. R-CLAIM-5 */
export const contestableUntil = (since: Date): Date =>
  new Date(since.getTime() + CONTEST_HOURS * HOUR_MS)

/** What a kitchen sees of the past. */
export const LISTED_DAYS = 14
