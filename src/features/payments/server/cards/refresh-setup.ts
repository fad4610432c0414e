import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { CardForm } from '#server/gateways/card.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { getCardSetup as contract } from '../../contract.ts'
import type { PaymentParts } from '../parts.ts'
import { isCardBlocked } from '../disputes/dispute-store.ts'
import { settle } from '../settling/settle.ts'
import { endSetup, findSetup, refuseSetup, type SetupRow } from './setup-store.ts'

/** A set-up and, while it is open, the form that it is filled in on. */
export interface ShownSetup {
  setup: SetupRow
  form: CardForm | null
}

/** Asks the provider about an open set-up and writes its end, no matter who is first to ask. */
export async function refreshSetup(
  parts: PaymentParts,
  db: Database,
  setup: SetupRow,
  now: Date,
): Promise<ShownSetup> {
  if (setup.status !== 'open' || setup.provider_ref === null) return { setup, form: null }
  const result = await parts.gateways.card.retrieveSetup({ db, now }, setup.provider_ref)
  if (result.status === 'open') return { setup, form: result.form }
  await inTransaction(db, async (tx) => {
    const ended = await endSetup(tx, setup.id, result, now)
    if (ended?.status !== 'succeeded') return
    if (await isCardBlocked(tx, ended.id)) return refuseSetup(tx, ended.id)
    if (ended.payment_id === null) return
    await settle(tx, parts, ended.payment_id, { kind: 'card_saved', cardSetupId: ended.id }, now)
  })
  return { setup: (await findSetup(db, setup.id)) ?? setup, form: null }
}

export const getCardSetup =
  (parts: PaymentParts) =>
  async (
    db: Database,
    who: Member,
    { id }: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    const setup = await findSetup(db, id)
    if (setup?.customer_id !== who.id) throw new Refusal('not_found', 404)
    return presentSetup(await refreshSetup(parts, db, setup, who.now))
  }

export const presentSetup = ({ setup, form }: ShownSetup): Output<typeof contract> => ({
  id: setup.id,
  form,
  status: setup.status as Output<typeof contract>['status'],
  brand: setup.brand,
  last4: setup.last4,
  expiryMonth: setup.expiry_month,
  expiryYear: setup.expiry_year,
  failureCode: setup.failure_code,
})
