import { addDays, type Day } from '#shared/dates.ts'
import { toDirhams } from '#shared/money.ts'
import type { Language } from '#shared/language.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import type { Database } from '#server/database/database.ts'
import { findLastCard, hasChargeableCard } from '#features/payments/server/public.ts'
import { findPlan, listAddOnRows } from '#features/plans/server/public.ts'
import type { addOnState } from '../../add-on-contract.ts'
import {
  chargeOfRest,
  daysLeftIn,
  errorOfAdding,
  errorOfEnding,
  isInPlan,
  type AddOnFacts,
} from '../../add-on-rules.ts'
import { canAddOn } from '../../bill.ts'
import { isOpenRenewal } from '../../billing-rules.ts'
import { currentCycleOf, statusOn } from '../../rules.ts'
import { choiceOf } from '../changes/next-cycle.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { findOffer, type Offer } from '../ordering/get-offer.ts'
import type { CycleRow, SubscriptionRow } from '../store.ts'
import { listLivePurchases } from './purchase-store.ts'

type Card = NonNullable<Awaited<ReturnType<typeof findLastCard>>>

/** An add-on of the catalogue as it is in one plan. */
export interface PlannedAddOn {
  addOn: Awaited<ReturnType<typeof listAddOnRows>>[number]
  facts: AddOnFacts
  /** The cycle that runs or will run first. */
  cycle: CycleRow
  cycles: readonly CycleRow[]
  daysLeft: number
  /** Of the rest of the cycle. */
  restFils: number
  card: Card | undefined
}

/**
 * The first day of the first cycle whose bill can still change. A renewal that is paid stays as it
 * is, and so does one whose money was asked for, because it may be on its way.
 */
export function firstOpenStart(
  { paymentMethod }: SubscriptionRow,
  { cycle, cycles }: PlannedAddOn,
): Day {
  const settled = cycles.findLast(
    (one) => one.payment === 'paid' || (isOpenRenewal(one) && !isReopened({ paymentMethod })),
  )
  const last = settled && settled.endsOn > cycle.endsOn ? settled : cycle
  return addDays(last.endsOn, 1)
}

/** Whether an open renewal takes another bill: one by card is charged by us, later. */
export const isReopened = ({ paymentMethod }: Pick<SubscriptionRow, 'paymentMethod'>): boolean =>
  paymentMethod === 'credit_card'

interface Reader {
  today: Day
  language: Language
}

/** All add-ons that a plan can have, and the state of each in it. */
export async function findAddOns(
  db: Database,
  subscription: SubscriptionRow,
  today: Day,
): Promise<PlannedAddOn[]> {
  const { id, pause, paymentMethod } = subscription
  const plan = await findPlan(db, subscription.planId)
  const cycles = await listCycles(db, [id])
  const cycle = currentCycleOf(cycles, today)
  if (!plan || !cycle) return []
  const [addOns, purchases, lastCard, isChargeable] = [
    await listAddOnRows(db, today),
    await listLivePurchases(db, id),
    await findLastCard(db, id),
    await hasChargeableCard(db, id),
  ]
  const card = paymentMethod === 'credit_card' && isChargeable ? lastCard : undefined
  const isRunning = cycle.endsOn >= today
  const daysLeft = isRunning ? daysLeftIn(cycle, today) : 0
  return addOns
    .filter((addOn) => canAddOn(plan, { chargedPer: addOn.charged_per }))
    .map((addOn) => {
      const bought = purchases.filter(
        ({ addOn: slug, cycleId }) => slug === addOn.slug && cycleId === cycle.id,
      )
      const isBilled = cycle.lines.some(({ code }) => code === `add-on:${addOn.slug}`)
      const facts: AddOnFacts = {
        status: statusOn(subscription.status, pause, today),
        payment: isRunning ? cycle.payment : undefined,
        isInPlan: isInPlan(addOn.slug, plan),
        isOn: isBilled || bought.some(({ state }) => state === 'paid'),
        renews: subscription.addOns.includes(addOn.slug),
        isBeingPaid: bought.some(({ state }) => state === 'open'),
        hasCard: card !== undefined,
      }
      const restFils = chargeOfRest(addOn.price_fils, daysLeft)
      return { addOn, facts, cycle, cycles, daysLeft, restFils, card }
    })
}

/** What is on the bill of the next cycle once the add-on is added to it, or given up. */
export function toggled(subscription: SubscriptionRow, slug: string): string[] {
  const { addOns } = subscription
  return addOns.includes(slug) ? addOns.filter((one) => one !== slug) : [...addOns, slug]
}

const findNextOffer = (
  db: Database,
  subscription: SubscriptionRow,
  { cycles, cycle }: PlannedAddOn,
  addOns: readonly string[],
  today: Day,
): Promise<Offer | undefined> =>
  findOffer(db, {
    ...choiceOf(subscription, cycles.at(-1) ?? cycle),
    diets: subscription.diets,
    addOns,
    today,
  })

export async function presentAddOn(
  db: Database,
  subscription: SubscriptionRow,
  planned: PlannedAddOn,
  { today, language }: Reader,
): Promise<Output<{ output: typeof addOnState }>> {
  const { addOn, facts, cycle, card } = planned
  const notNow = errorOfAdding(facts, 'now')
  const notNext = facts.renews ? errorOfEnding(facts) : errorOfAdding(facts, 'next')
  const next = notNext
    ? undefined
    : await findNextOffer(db, subscription, planned, toggled(subscription, addOn.slug), today)
  return {
    slug: addOn.slug,
    name: language === 'ar' ? addOn.name_ar : addOn.name_en,
    price: toDirhams(addOn.price_fils),
    onUntil: facts.isOn && cycle.endsOn >= today ? cycle.endsOn : null,
    renews: facts.renews,
    isBeingPaid: facts.isBeingPaid,
    next: next
      ? { startsOn: firstOpenStart(subscription, planned), total: toDirhams(next.bill.totalFils) }
      : null,
    now:
      notNow || !card
        ? null
        : {
            price: toDirhams(planned.restFils),
            daysLeft: planned.daysLeft,
            until: cycle.endsOn,
            card: { brand: card.brand, last4: card.last4 },
          },
    whyNotNow: notNow ?? null,
    whyNotNext: notNext ?? null,
  }
}
