import type { Selectable } from 'kysely'
import type { Language } from '#shared/language.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Payments } from '#server/database/schema.gen.ts'
import { OWED_PURPOSES } from '../rules.ts'
import type { OfferedMethod, PaymentPurpose, PaymentState } from '../rules.ts'
import type { NewPayment, PaymentSummary, SettledPayment } from './types.ts'

export type PaymentRow = Selectable<Payments>

export const findPayment = (db: Database, id: number): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

export const findPaymentByRequest = (db: Database, ref: string): Promise<PaymentRow | undefined> =>
  db.selectFrom('payments').selectAll().where('request_ref', '=', ref).executeTakeFirst()

export const lockPaymentRow = (tx: Transaction, id: number): Promise<PaymentRow | undefined> =>
  tx.selectFrom('payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findLivePayment = (
  db: Database,
  purpose: PaymentPurpose,
  subjectId: number,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('closed_at', 'is', null)
    .where('state', '<>', 'refunded')
    .executeTakeFirst()

/** What every new row says of who pays what. */
export const columnsOf = (payment: NewPayment) => ({
  customer_id: payment.customerId,
  purpose: payment.purpose,
  subject_id: payment.subjectId,
  subscription_id: payment.subscriptionId,
  cycle: payment.cycle ?? null,
  amount_fils: payment.amountFils,
  method: payment.method,
  description_en: payment.description.en,
  description_ar: payment.description.ar,
  charge_on: payment.chargeOn,
})

type PaymentChange = Partial<Omit<PaymentRow, 'id' | 'reference'>>

type Standing = Pick<
  PaymentRow,
  | 'state'
  | 'next_charge_at'
  | 'card_setup_id'
  | 'paypal_email'
  | 'usd_cents'
  | 'usd_rate'
  | 'created_at'
>

const inserted = prepared<ReturnType<typeof columnsOf> & Standing>()((db, param) =>
  db
    .insertInto('payments')
    .values({
      customer_id: param('customer_id'),
      purpose: param('purpose'),
      subject_id: param('subject_id'),
      subscription_id: param('subscription_id'),
      cycle: param('cycle'),
      amount_fils: param('amount_fils'),
      method: param('method'),
      description_en: param('description_en'),
      description_ar: param('description_ar'),
      charge_on: param('charge_on'),
      state: param('state'),
      next_charge_at: param('next_charge_at'),
      card_setup_id: param('card_setup_id'),
      paypal_email: param('paypal_email'),
      usd_cents: param('usd_cents'),
      usd_rate: param('usd_rate'),
      created_at: param('created_at'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll(),
)

/** Answers nothing where the subject has a living payment already. */
export const insertPayment = async (
  tx: Transaction,
  payment: NewPayment,
  standing: Standing,
): Promise<PaymentRow | undefined> =>
  (await inserted(tx, { ...columnsOf(payment), ...standing }))[0]

export async function updatePayment(
  tx: Transaction,
  id: number,
  change: PaymentChange,
): Promise<PaymentRow> {
  return tx
    .updateTable('payments')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const listPaymentRows = (db: Database, customerId: string): Promise<PaymentRow[]> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .execute()

/** Open payments whose time to be charged, or to lapse, has come; after an id, in pages. */
export const listDuePayments = (
  db: Database,
  afterId: number,
  { state, now, limit }: { state: 'ready' | 'requires_action'; now: Date; limit: number },
) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('id', '>', afterId)
    .where('state', '=', state)
    .where('next_charge_at', '<=', now)
    .where('method', '<>', 'cash_on_delivery')
    .$if(state === 'requires_action', (query) => query.where('purpose', 'not in', OWED_PURPOSES))
    .orderBy('id')
    .limit(limit)
    .execute()

/** Open PayPal payments that have no request yet, or whose time to be asked about has come. */
export const listPayPalToAsk = (
  db: Database,
  afterId: number,
  { now, limit }: { now: Date; limit: number },
) =>
  db
    .selectFrom('payments')
    .select('id')
    .where('id', '>', afterId)
    .where('state', '=', 'requires_action')
    .where('method', '=', 'paypal')
    .where((eb) => eb.or([eb('look_at', 'is', null), eb('look_at', '<=', now)]))
    .orderBy('id')
    .limit(limit)
    .execute()

/** The payment that a charge was captured or tried for, by the provider's name for the charge. */
export async function findPaymentOfCharge(
  db: Database,
  ref: string,
): Promise<PaymentRow | undefined> {
  const captured = await findPaymentOfCapture(db, 'credit_card', ref)
  if (captured) return captured
  const attempt = await db
    .selectFrom('payment_attempts')
    .select('payment_id')
    .where('provider_ref', '=', ref)
    .executeTakeFirst()
  return attempt && findPayment(db, attempt.payment_id)
}

export const findPaymentOfCapture = (
  db: Database,
  method: OfferedMethod,
  ref: string,
): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('payments')
    .selectAll()
    .where('method', '=', method)
    .where('capture_ref', '=', ref)
    .executeTakeFirst()

export interface CustomerRow {
  name: string
  phone: string
  language: Language
}

export async function getCustomer(db: Database, id: string): Promise<CustomerRow> {
  const row = await db
    .selectFrom('users')
    .select(['name', 'phone', 'language'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, language: row.language as Language }
}

export const presentSummary = (row: PaymentRow): PaymentSummary => ({
  id: row.id,
  purpose: row.purpose as PaymentPurpose,
  subjectId: row.subject_id,
  subscriptionId: row.subscription_id,
  cycle: row.cycle,
  amountFils: row.amount_fils,
  state: row.state as PaymentState,
  method: row.method as OfferedMethod,
  chargeOn: row.charge_on,
  capturedAt: row.captured_at,
  refundedFils: row.refunded_fils,
})

export const presentSettled = (row: PaymentRow): SettledPayment => ({
  ...presentSummary(row),
  customerId: row.customer_id,
})
