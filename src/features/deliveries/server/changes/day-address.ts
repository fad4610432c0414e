import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { getOwnAddress } from '#features/addresses/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type {
  previewDayAddress as previewContract,
  setDayAddress as contract,
} from '../../change-contract.ts'
import { canSkip, receiptNumber } from '../../rules.ts'
import { insertReceipt } from '../receipt-store.ts'
import { findAndLockOwnDay, refuseCutoff } from '../skipping/skip-delivery.ts'
import { findOwnDay, type LedgerRow } from '../store.ts'
import { findAddressName, setAddress } from './address-store.ts'
import { ensureReach } from './reach.ts'
import { notifyPages } from './notify-pages.ts'
import { addressChanged } from '../templates.ts'

type Addressing = Output<typeof previewContract>

/** What a receipt of another address for one day keeps. */
export interface DayAddressFacts extends Addressing {
  deliveryId: number
  before: number
}

export async function previewDayAddress(
  db: Database,
  who: Member,
  { id, addressId }: Input<typeof previewContract>,
): Promise<Addressing> {
  const day = await findOwnDay(db, who.id, id)
  if (!day) throw new Refusal('not_found', 404)
  return getConsequences(db, who, day, addressId, who.now)
}

/** One delivery goes elsewhere; all others stay where they go. */
export async function setDayAddress(
  tx: Transaction,
  who: Member,
  { id, addressId }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const { day, now } = await findAndLockOwnDay(tx, who, id)
  const consequences = await getConsequences(tx, who, day, addressId, now)
  await getOwnAddress(tx, who.id, addressId)
  await setAddress(tx, [id], addressId, now)
  const facts: DayAddressFacts = { ...consequences, deliveryId: id, before: day.addressId }
  return { id, ...consequences, receiptNumber: await notifyAddressed(tx, who, day, facts, now) }
}

/** Writes the receipt of a day's address, and notifies the customer. */
export async function notifyAddressed(
  tx: Transaction,
  who: Member,
  { subscriptionId, customerId }: LedgerRow,
  facts: DayAddressFacts,
  now: Date,
): Promise<string> {
  const receipt = receiptNumber(
    await insertReceipt(tx, { subscriptionId, kind: 'day-address', facts: { ...facts }, now }),
  )
  await queueMessage(tx, {
    to: who.user.phone,
    template: addressChanged,
    parameters: { day: facts.day, address: facts.addressName, receipt },
    language: who.user.language,
    dedupeKey: `delivery-address-changed:${receipt}`,
    now,
  })
  await notifyPages(tx, customerId, [facts.day], now)
  return receipt
}

async function getConsequences(
  db: Database,
  who: Member,
  day: LedgerRow,
  addressId: number,
  now: Date,
): Promise<Addressing> {
  if (!canSkip(day, now)) throw await refuseCutoff(db, day, now)
  const addressName = await findAddressName(db, who.id, addressId)
  if (addressName === undefined) throw new Refusal('not_found', 404, { fields: ['addressId'] })
  await ensureReach(db, who.id, addressId, [day.restaurantId])
  return {
    day: day.day,
    addressId,
    addressName,
    amount: 0,
    undoUntil: day.locksAt.toISOString(),
  }
}

/** Sends a day where it went before, while it can still be changed. @throws Refusal */
export async function setDayAddressBack(
  tx: Transaction,
  who: Member,
  { deliveryId, addressId, before }: DayAddressFacts,
): Promise<string> {
  const { day, now } = await findAndLockOwnDay(tx, who, deliveryId)
  if (day.addressId !== addressId) throw new Refusal('nothing_to_undo', 409)
  const consequences = await getConsequences(tx, who, day, before, now)
  await getOwnAddress(tx, who.id, before)
  await setAddress(tx, [deliveryId], before, now)
  return notifyAddressed(tx, who, day, { ...consequences, deliveryId, before: addressId }, now)
}
