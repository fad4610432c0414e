import { CYCLE_DAYS } from '#features/plans/rules.ts'
import { canSumUp, LIST_ADD_ON } from '#features/shopping/rules.ts'
import { daysBetween, type Day } from '#shared/dates.ts'
import { roundHalfUp } from '#shared/money.ts'
import type { AddOnStart } from './add-on-contract.ts'
import type { BillLine } from './bill.ts'
import { isOver, type CyclePayment, type Status } from './rules.ts'

export const PURCHASE_STATES = ['open', 'paid', 'failed', 'cancelled', 'returned'] as const
/** `open`: its charge is under way. `returned`: its cycle was over when the money came. */
export type PurchaseState = (typeof PURCHASE_STATES)[number]

/** Days of a cycle from today to its last. */
export const daysLeftIn = ({ startsOn, endsOn }: { startsOn: Day; endsOn: Day }, today: Day) =>
  daysBetween(today > startsOn ? today : startsOn, endsOn) + 1

/**
 * An add-on for the rest of a cycle costs its price by the days that are left of 28, today
 * included, half up to a fils.
 */
export const priceOfRest = (priceFils: number, daysLeft: number): number =>
  roundHalfUp((priceFils * daysLeft) / CYCLE_DAYS)

/** Card providers take no charge below AED 2. */
const LEAST_CHARGE_FILS = 200

/** What is charged for the rest of a cycle: nothing where it is less than a card can pay. R-SUB-20 */
export function chargeOfRest(priceFils: number, daysLeft: number): number {
  const rest = priceOfRest(priceFils, daysLeft)
  return rest < LEAST_CHARGE_FILS ? 0 : rest
}

/** Some plans bring what the add-on sells. */
export const isInPlan = (addOn: string, plan: { tier: string }): boolean =>
  addOn === LIST_ADD_ON && canSumUp({ tier: plan.tier, addOns: [] })

export type AddOnError =
  | 'subscription_over'
  | 'add_on_unavailable'
  | 'add_on_plan_paused'
  | 'add_on_plan_unpaid'
  | 'add_on_in_plan'
  | 'add_on_running'
  | 'add_on_renewing'
  | 'add_on_being_paid'
  | 'add_on_needs_card'

export interface AddOnFacts {
  status: Status
  /** Of the cycle that runs; undefined where none does. */
  payment: CyclePayment | undefined
  isInPlan: boolean
  /** Usable now. */
  isOn: boolean
  /** On the bill of the next cycle. */
  renews: boolean
  isBeingPaid: boolean
  hasCard: boolean
}

/**
 * Why an add-on can't be added; nothing where it can. Only to a plan that runs and is paid: from the
 * next cycle however it is paid, and at once by the saved card. R-SUB-21
 */
export function errorOfAdding(facts: AddOnFacts, from: AddOnStart): AddOnError | undefined {
  const { status } = facts
  if (isOver(status)) return 'subscription_over'
  if (status === 'paused') return 'add_on_plan_paused'
  if (status === 'pending_payment' || facts.payment !== 'paid') return 'add_on_plan_unpaid'
  if (facts.isInPlan) return 'add_on_in_plan'
  if (facts.isBeingPaid) return 'add_on_being_paid'
  if (from === 'next') return facts.renews ? 'add_on_renewing' : undefined
  if (facts.isOn) return 'add_on_running'
  return facts.hasCard ? undefined : 'add_on_needs_card'
}

/** Why it can't be given up from the next cycle on. R-SUB-21 */
export function errorOfEnding(
  facts: Pick<AddOnFacts, 'status' | 'renews' | 'isBeingPaid'>,
): AddOnError | 'nothing_to_undo' | undefined {
  if (isOver(facts.status)) return 'subscription_over'
  if (facts.isBeingPaid) return 'add_on_being_paid'
  return facts.renews ? undefined : 'nothing_to_undo'
}

export type Priced = Pick<BillLine, 'code' | 'amountFils'>

const slugOf = ({ code }: Priced): string | undefined =>
  code.startsWith('add-on:') ? code.slice('add-on:'.length) : undefined

export const isAddOnLine = (line: Priced): boolean => slugOf(line) !== undefined

/**
 * What the customer expects the next bill to be; another one is announced. Where nothing is known of
 * an add-on that was added, it counts at its price now. R-SUB-22
 */
export function agreedFils(
  agreed: readonly Priced[],
  next: readonly Priced[],
  renewing: readonly string[],
): number {
  const isGivenUp = (line: Priced) => isAddOnLine(line) && !renewing.includes(slugOf(line) ?? '')
  const isUnknown = (line: Priced) =>
    isAddOnLine(line) && !agreed.some(({ code }) => code === line.code)
  return [...agreed.filter((line) => !isGivenUp(line)), ...next.filter(isUnknown)].reduce(
    (sum, { amountFils }) => sum + amountFils,
    0,
  )
}
