import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { PaymentGateways } from '#server/gateways/gateways.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { getMethodSwitches, switchMethod as contract } from '../../admin-contract.ts'
import { OFFERED_METHODS, type OfferedMethod } from '../../rules.ts'
import { listMethodsOff, lockMethods, putMethodsOff } from './switch-store.ts'

type Switches = Output<typeof getMethodSwitches>

const isConfigured = ({ usdt, paypal }: PaymentGateways, method: OfferedMethod): boolean =>
  (method !== 'usdt' || usdt !== undefined) && (method !== 'paypal' || paypal !== undefined)

export const getSwitches =
  (gateways: PaymentGateways) =>
  async (db: Database): Promise<Switches> => {
    const off = await listMethodsOff(db)
    return {
      methods: OFFERED_METHODS.map((method) => ({
        method,
        isConfigured: isConfigured(gateways, method),
        isOn: !off.includes(method),
      })),
    }
  }

/** New orders only: what was ordered is still paid as it was agreed. */
export const switchMethod =
  (gateways: PaymentGateways) =>
  async (
    tx: Transaction,
    who: Member,
    { method, isOn, reason }: Input<typeof contract>,
  ): Promise<Switches> => {
    await lockMethods(tx)
    const before = await listMethodsOff(tx)
    if (before.includes(method) !== isOn) return getSwitches(gateways)(tx)
    // Renewals and balances need it: without a card nothing could go on.
    if (method === 'credit_card') throw new Refusal('card_always_offered', 409)
    const after = isOn ? before.filter((one) => one !== method) : [...before, method]
    await putMethodsOff(tx, after, { adminId: who.id, now: who.now })
    await writeAudit(tx, who, {
      action: 'switch-payment-method',
      object: 'setting',
      objectId: 'payment-methods',
      before: { off: before },
      after: { off: after, reason },
    })
    return getSwitches(gateways)(tx)
  }

/** @throws Refusal `payment_method_unavailable` where an admin has switched it off */
export async function refuseMethodOff(tx: Transaction, method: OfferedMethod): Promise<void> {
  if ((await listMethodsOff(tx)).includes(method)) {
    throw new Refusal('payment_method_unavailable', 422, { fields: ['paymentMethod'] })
  }
}
