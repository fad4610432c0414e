import { addDays, dayOf, type Day } from '#shared/dates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnAddress } from '#features/addresses/server/public.ts'
import { canSkip } from '#features/deliveries/rules.ts'
import {
  ensureReach,
  endTemporaryAddress as writeEnd,
  findAddressName,
  findAddressPlan,
  findAndLockDays,
  insertTemporaryAddress,
  instantAfterWaiting,
  listLedgerRows,
  listTemporaryAddresses,
  setAddress,
  type LedgerRow,
  type TemporaryAddress,
} from '#features/deliveries/server/public.ts'
import type {
  addTemporaryAddress as contract,
  endTemporaryAddress as endContract,
  previewTemporaryAddress as previewContract,
} from '../../change-contract.ts'
import { CHANGE_AHEAD_DAYS, isOver } from '../../rules.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { refuseLateStart } from '../cycles/open-from.ts'
import { findAndLockSubscription, findOwnSubscription, type SubscriptionRow } from '../store.ts'
import { newTemporaryAddress, temporaryAddressEnd } from '../templates.ts'
import { notifyChanged } from './notify-changed.ts'

type TemporaryAddressPlan = Output<typeof previewContract>
type TemporaryAddressInput = Pick<Input<typeof previewContract>, 'addressId' | 'from' | 'to'>

/** What a receipt of a temporary address keeps. */
export interface TemporaryAddressFacts extends TemporaryAddressPlan {
  spellId: number
}

export async function previewTemporaryAddress(
  db: Database,
  who: Member,
  { id, ...input }: Input<typeof previewContract>,
): Promise<TemporaryAddressPlan> {
  const subscription = await findOwnSubscription(db, who.id, id)
  if (!subscription) throw new Refusal('not_found', 404)
  const days = await listLedgerRows(db, [id])
  return planTemporaryAddress(db, subscription, days, input, who.now)
}

/** Open deliveries inside go there, and those planned later. */
export async function addTemporaryAddress(
  tx: Transaction,
  who: Member,
  { id, ...input }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const plan = await planTemporaryAddress(tx, subscription, days, input, now)
  await getOwnAddress(tx, who.id, input.addressId)

  const spellId = await insertTemporaryAddress(tx, {
    ...input,
    subscriptionId: id,
    customerId: who.id,
    now,
  })
  const touched = days.filter((day) => isOpen(day, now) && isInside(day.day, input))
  await setAddress(
    tx,
    touched.map((day) => day.id),
    input.addressId,
    now,
  )
  const facts: TemporaryAddressFacts = { ...plan, spellId }
  const receiptNumber = await notifyChanged(tx, who, {
    subscriptionId: id,
    kind: 'address-spell',
    facts: { ...facts },
    template: newTemporaryAddress,
    parameters: { from: plan.from, to: plan.to, address: plan.addressName },
    days: touched.map(({ day }) => day),
    now,
  })
  return { id, ...plan, spellId, receiptNumber }
}

/** Takes a temporary address back; deliveries behind their cut-off still go there. */
export async function endTemporaryAddress(
  tx: Transaction,
  who: Member,
  { id, spellId }: Input<typeof endContract>,
): Promise<Output<typeof endContract>> {
  const subscription = await findAndLockSubscription(tx, id, who.id)
  if (!subscription) throw new Refusal('not_found', 404)
  const days = await findAndLockDays(tx, id)
  const now = await instantAfterWaiting(tx, who.now)
  const temporaryAddress = (await listTemporaryAddresses(tx, [id], dayOf(now))).find(
    (one) => one.id === spellId,
  )
  if (!temporaryAddress) throw new Refusal('nothing_to_undo', 409)

  await writeEnd(tx, spellId, now)
  const back = days.filter(
    (day) =>
      isOpen(day, now) &&
      isInside(day.day, temporaryAddress) &&
      day.addressId === temporaryAddress.addressId,
  )
  const addressOn = await findAddressPlan(tx, id)
  for (const [addressId, rows] of Map.groupBy(back, ({ day }) => addressOn(day))) {
    await setAddress(
      tx,
      rows.map((day) => day.id),
      addressId,
      now,
    )
  }
  const receiptNumber = await notifyChanged(tx, who, {
    subscriptionId: id,
    kind: 'address-spell-end',
    facts: { ...temporaryAddress },
    template: temporaryAddressEnd,
    parameters: { address: temporaryAddress.addressName },
    days: back.map(({ day }) => day),
    now,
  })
  const deliveries = back.filter(({ status }) => status !== 'skipped').length
  return { id, spellId, deliveries, receiptNumber }
}

/** Before its cut-off, whether it comes or its skip can be taken back. */
const isOpen = ({ status, locksAt }: LedgerRow, now: Date): boolean =>
  locksAt > now && (status === 'planned' || status === 'skipped')

const isInside = (day: Day, { from, to }: { from: Day; to: Day }): boolean =>
  day >= from && day <= to

async function planTemporaryAddress(
  db: Database,
  subscription: SubscriptionRow,
  days: readonly LedgerRow[],
  input: TemporaryAddressInput,
  now: Date,
): Promise<TemporaryAddressPlan> {
  const { customerId } = subscription
  const { addressId, from, to } = input
  if (isOver(subscription.status)) throw new Refusal('subscription_over', 409)
  if (to < from) throw new Refusal('spell_reversed', 422, { fields: ['to'] })
  const latest = addDays(dayOf(now), CHANGE_AHEAD_DAYS)
  if (to > latest) {
    throw new Refusal('spell_too_late', 422, { fields: ['to'], parameters: { day: latest } })
  }
  const addressName = await findAddressName(db, customerId, addressId)
  if (addressName === undefined) throw new Refusal('not_found', 404, { fields: ['addressId'] })
  refuseOverlap(await listTemporaryAddresses(db, [subscription.id], from), input)
  await refuseLateStart(db, subscription, days, input, now)
  const kitchens = await listKitchensInside(db, subscription, days, input)
  await ensureReach(db, customerId, addressId, kitchens)
  const touched = days.filter((day) => canSkip(day, now) && isInside(day.day, input))
  return {
    addressId,
    addressName,
    from,
    to,
    deliveries: touched.length,
    firstDeliveryTouched: touched[0]?.day ?? null,
    revertsOn: addDays(to, 1),
    amount: 0,
  }
}

function refuseOverlap(
  temporaryAddresses: readonly TemporaryAddress[],
  { from, to }: TemporaryAddressInput,
): void {
  const other = temporaryAddresses.find(
    (temporaryAddress) => temporaryAddress.from <= to && temporaryAddress.to >= from,
  )
  if (!other) return
  throw new Refusal('spell_overlaps', 409, {
    parameters: { from: other.from, to: other.to },
    details: { spellId: other.id, from: other.from, to: other.to },
  })
}

/** The kitchens that cook inside the spell, as far as is known by now. */
async function listKitchensInside(
  db: Database,
  { id, restaurantId, nextRestaurantId }: SubscriptionRow,
  days: readonly LedgerRow[],
  input: TemporaryAddressInput,
): Promise<number[]> {
  const cycles = await listCycles(db, [id])
  if (cycles.every(({ deliveryDays }) => deliveryDays === 0))
    throw new Refusal('no_deliveries', 409)
  const newest = cycles.at(-1)
  const known = [
    ...days.filter(({ day }) => isInside(day, input)),
    ...cycles.filter(({ startsOn, endsOn }) => startsOn <= input.to && endsOn >= input.from),
  ].map((one) => one.restaurantId)
  const isLater = newest !== undefined && newest.endsOn < input.to
  return [...known, ...(isLater ? [nextRestaurantId ?? newest.restaurantId] : [restaurantId])]
}
