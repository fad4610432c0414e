import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { dayOf } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member, Visitor } from '#server/http/callers/caller.ts'
import type { PaymentGateways } from '#server/gateways/gateways.ts'
import type { listOwnPayments, listPaymentMethods as methodsContract } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { formatUsd, METHODS_BY_PRODUCT } from '../../rules.ts'
import type { OfferedMethod, PaymentPurpose, PaymentState } from '../../rules.ts'
import { listMethodsOff } from '../switches/switch-store.ts'
import { listPaymentRows, type PaymentRow } from '../store.ts'

type OwnPayment = Answer<typeof listOwnPayments>[number]

export async function listCustomerPayments(db: Database, who: Member): Promise<OwnPayment[]> {
  const rows = await listPaymentRows(db, who.id)
  return rows.map((row) => presentOwn(row, who.language))
}

const presentOwn = (row: PaymentRow, language: Visitor['language']): OwnPayment => ({
  id: row.id,
  reference: row.reference,
  purpose: row.purpose as PaymentPurpose,
  subscriptionId: row.subscription_id,
  cycle: row.cycle,
  description: language === 'ar' ? row.description_ar : row.description_en,
  amount: toDirhams(row.amount_fils),
  refunded: toDirhams(row.refunded_fils),
  usd: row.usd_cents === null ? null : formatUsd(row.usd_cents),
  method: row.method as OfferedMethod,
  state: row.state as PaymentState,
  chargeOn: row.charge_on,
  retryOn: row.state === 'ready' && row.failures > 0 ? dayOf(row.next_charge_at) : null,
  capturedAt: row.captured_at?.toISOString() ?? null,
  requestUrl: row.state === 'requires_action' ? row.request_url : null,
  needsCard:
    row.method === 'credit_card' &&
    (row.state === 'requires_action' || (row.state === 'ready' && row.failures > 0)),
})

/** One list a product (decision 16); USDT only where it is switched on. */
export const listPaymentMethods =
  ({ usdt, paypal }: PaymentGateways) =>
  async (
    db: Database,
    who: Visitor,
    { product }: Wish<typeof methodsContract>,
  ): Promise<Answer<typeof methodsContract>> => {
    const { methods, notes } = textsIn(messages, who.language)
    const cardNotes = {
      subscription: notes.credit_card,
      ingredients: notes.cardAtOnce,
      chef: notes.cardForChef,
    }
    const off = await listMethodsOff(db)
    return METHODS_BY_PRODUCT[product]
      .filter((method) => !off.includes(method))
      .filter((method) => method !== 'usdt' || usdt !== undefined)
      .filter((method) => method !== 'paypal' || paypal !== undefined)
      .map((method) => ({
        method,
        name: methods[method],
        note: method === 'credit_card' ? cardNotes[product] : notes[method],
      }))
  }
