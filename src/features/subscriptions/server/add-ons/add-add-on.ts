import { toDirhams, toFils } from '#shared/money.ts'
import type { Bilingual } from '#shared/language.ts'
import { textsIn } from '#shared/language.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { openPayment, refuseMethodOff, refuseWhileOwing } from '#features/payments/server/public.ts'
import { findPlan } from '#features/plans/server/public.ts'
import type { addAddOn as contract, endAddOn as endContract } from '../../add-on-contract.ts'
import { errorOfAdding, errorOfEnding } from '../../add-on-rules.ts'
import { messages } from '../../messages.ts'
import { notifyChanged } from '../changes/notify-changed.ts'
import { findAndLockSubscription, findOwnSubscription, type SubscriptionRow } from '../store.ts'
import { addOnAdded, addOnEnded } from '../templates.ts'
import {
  findAddOns,
  firstOpenStart,
  presentAddOn,
  toggled,
  type PlannedAddOn,
} from './find-add-ons.ts'
import { insertPurchase, updatePurchase } from './purchase-store.ts'
import { renewWith } from './renew-with.ts'
import { grantPurchase } from './settle-add-on.ts'

/** Adds it at once by the saved card, or from the next cycle on. */
export async function addAddOn(
  tx: Transaction,
  who: Member,
  { id, addOn: slug, from, agreed }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { subscription, planned } = await getLocked(tx, who, id, slug)
  const error = errorOfAdding(planned.facts, from)
  if (error) throw new Refusal(error, 409)
  const fils = from === 'now' ? planned.restFils : planned.addOn.price_fils
  if (agreed !== undefined && toFils(agreed) !== fils) {
    throw new Refusal('add_on_price_changed', 409, { details: { price: toDirhams(fils) } })
  }
  const receiptNumber =
    from === 'now'
      ? await buyRest(tx, who, subscription, planned)
      : await addToNext(tx, who, subscription, planned)
  return { ...(await look(tx, who, id, slug)), receiptNumber }
}

/** What was declined or given up is added once more, not answered with again. */
export async function isAddingOver(
  tx: Transaction,
  who: Member,
  { id, addOn: slug, from }: Input<typeof contract>,
): Promise<boolean> {
  const subscription = await findOwnSubscription(tx, who.id, id)
  const planned = subscription && (await findAddOns(tx, subscription, who.today))
  const facts = planned?.find(({ addOn }) => addOn.slug === slug)?.facts
  if (!facts) return true
  return from === 'next' ? !facts.renews : !facts.isOn && !facts.isBeingPaid
}

/** Gives it up from the next cycle on; what was paid for this one stays. */
export async function endAddOn(
  tx: Transaction,
  who: Member,
  { id, addOn: slug }: Input<typeof endContract>,
): Promise<Output<typeof endContract>> {
  const { subscription, planned } = await getLocked(tx, who, id, slug)
  const error = errorOfEnding(planned.facts)
  if (error) throw new Refusal(error, 409)
  await renewWith(tx, subscription, toggled(subscription, slug), who.now)
  const after = await look(tx, who, id, slug)
  const from = firstOpenStart(subscription, planned)
  const receiptNumber = await notifyChanged(tx, who, {
    subscriptionId: id,
    kind: 'add-on-end',
    facts: { ...namesOf(planned), from },
    template: addOnEnded,
    parameters: { addOn: nameOf(planned), start: from },
    days: [],
    now: who.now,
  })
  return { ...after, receiptNumber }
}

interface Locked {
  subscription: SubscriptionRow
  planned: PlannedAddOn
}

async function getLocked(tx: Transaction, who: Member, id: number, slug: string): Promise<Locked> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const planned = (await findAddOns(tx, subscription, who.today)).find(
    ({ addOn }) => addOn.slug === slug,
  )
  if (!planned) throw new Refusal('add_on_unavailable', 422, { fields: ['addOn'] })
  return { subscription, planned }
}

async function look(tx: Transaction, who: Member, id: number, slug: string) {
  const { subscription, planned } = await getLocked(tx, who, id, slug)
  return presentAddOn(tx, subscription, planned, who)
}

const nameOf = ({ addOn }: PlannedAddOn): Bilingual => ({ en: addOn.name_en, ar: addOn.name_ar })

const namesOf = ({ addOn }: PlannedAddOn) => ({ nameEn: addOn.name_en, nameAr: addOn.name_ar })

async function addToNext(
  tx: Transaction,
  who: Member,
  subscription: SubscriptionRow,
  planned: PlannedAddOn,
): Promise<string> {
  const { addOn } = planned
  const { id } = subscription
  await renewWith(tx, subscription, toggled(subscription, addOn.slug), who.now)
  const from = firstOpenStart(subscription, planned)
  const plan = await findPlan(tx, subscription.planId)
  return notifyChanged(tx, who, {
    subscriptionId: id,
    kind: 'add-on',
    facts: { ...namesOf(planned), from, priceFils: addOn.price_fils },
    template: addOnAdded,
    parameters: {
      addOn: nameOf(planned),
      plan: { en: plan?.name_en ?? '', ar: plan?.name_ar ?? '' },
      start: from,
      price: addOn.price_fils,
    },
    days: [],
    now: who.now,
  })
}

/** The receipt follows with the money; where it costs nothing, at once. */
async function buyRest(
  tx: Transaction,
  who: Member,
  { id, customerId }: SubscriptionRow,
  planned: PlannedAddOn,
): Promise<string | null> {
  await refuseMethodOff(tx, 'credit_card')
  await refuseWhileOwing(tx, who.id)
  const { addOn, cycle, daysLeft, restFils } = planned
  const purchaseId = await insertPurchase(
    tx,
    {
      subscriptionId: id,
      cycleId: cycle.id,
      addOn: addOn.slug,
      days: daysLeft,
      priceFils: restFils,
    },
    who.now,
  )
  if (restFils === 0) return grantPurchase(tx, purchaseId, who.now)
  const description = {
    en: textsIn(messages, 'en').bill.invoice(addOn.name_en, who.today, cycle.endsOn),
    ar: textsIn(messages, 'ar').bill.invoice(addOn.name_ar, who.today, cycle.endsOn),
  }
  const payment = await openPayment(tx, who, {
    customerId,
    purpose: 'add_on',
    subjectId: purchaseId,
    subscriptionId: id,
    amountFils: restFils,
    method: 'credit_card',
    chargeOn: who.today,
    description,
    lines: [{ part: `add-on:${addOn.slug}`, description, quantity: 1, grossFils: restFils }],
  })
  if (payment.state !== 'ready') throw new Refusal('add_on_needs_card', 409)
  await updatePurchase(tx, purchaseId, { paymentId: payment.id })
  return null
}
