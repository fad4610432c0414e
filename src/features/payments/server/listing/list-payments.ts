import type { Input, Output } from '#shared/wire/endpoint.ts'
import { dayOf } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member, Visitor } from '#server/http/callers/caller.ts'
import { readCompany } from '#features/company/server/public.ts'
import type { Company } from '#features/company/rules.ts'
import type { listOwnPayments, listPaymentMethods as methodsContract } from '../../contract.ts'
import { messages } from '../../messages.ts'
import { formatUsd, METHODS_BY_PRODUCT, OPEN_STATES } from '../../rules.ts'
import type { DisputeStatus, OfferedMethod, PaymentPurpose, PaymentState } from '../../rules.ts'
import { listDisputes, listBlockedCards, type DisputeRow } from '../disputes/dispute-store.ts'
import type { PaymentParts } from '../parts.ts'
import { listForPerson, type RefundForPerson } from '../refunds/refund-store.ts'
import { listMethodsOff } from '../switches/switch-store.ts'
import { listPaymentRows, type PaymentRow } from '../store.ts'
import { sumArrivals } from '../transfers/arrival-store.ts'
import { balanceWith } from '../transfers/balance.ts'

type OwnPayment = Output<typeof listOwnPayments>[number]

export const listCustomerPayments =
  ({ settings }: Pick<PaymentParts, 'settings'>) =>
  async (db: Database, who: Member): Promise<OwnPayment[]> => {
    const rows = await listPaymentRows(db, who.id)
    const company = await readCompany(db, settings.seller)
    const disputes = await listDisputes(
      db,
      rows.map(({ id }) => id),
    )
    const refunds = await listForPerson(db, who.id)
    const blockedCards = await listBlockedCards(db, who.id)
    const arrived = await sumArrivals(
      db,
      rows.filter((row) => row.state === 'requires_action').map(({ id }) => id),
    )
    return rows.map((row) =>
      presentOwn(row, who.language, { company, disputes, blockedCards, refunds, arrived }),
    )
  }

interface Beside {
  company: Company
  disputes: readonly DisputeRow[]
  blockedCards: ReadonlySet<number>
  refunds: readonly RefundForPerson[]
  arrived: ReadonlyMap<number, number>
}

const isOpen = (row: PaymentRow) =>
  row.closed_at === null && OPEN_STATES.includes(row.state as PaymentState)

const presentOwn = (
  row: PaymentRow,
  language: Visitor['language'],
  { company, disputes, blockedCards, refunds, arrived }: Beside,
): OwnPayment => ({
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
  transfer: presentArrived(row, arrived.get(row.id)),
  requestUrl: row.state === 'requires_action' ? row.request_url : null,
  transferTo:
    row.method === 'bank_transfer' && row.state === 'requires_action'
      ? {
          accountName: language === 'ar' ? company.legalNameAr : company.legalNameEn,
          bankName: company.bankName,
          iban: company.iban,
        }
      : null,
  refundsByHand: refunds
    .filter(({ payment_id }) => payment_id === row.id)
    .map(({ id, amount_fils, payout_hint: account }) => ({
      id,
      amount: toDirhams(amount_fils),
      account,
    })),
  needsCard:
    row.method === 'credit_card' &&
    (row.state === 'requires_action' ||
      (row.state === 'ready' && (row.failures > 0 || isOnBlockedCard(row, blockedCards)))),
  isCardHeld: isOpen(row) && isOnBlockedCard(row, blockedCards),
  dispute:
    (disputes.findLast(({ payment_id }) => payment_id === row.id)?.status as
      | DisputeStatus
      | undefined) ?? null,
  needsAuthentication:
    OPEN_STATES.includes(row.state as PaymentState) &&
    row.last_failure === 'authentication_required',
})

const presentArrived = (row: PaymentRow, minor: number | undefined): OwnPayment['transfer'] =>
  minor === undefined ? null : balanceWith(row, minor)

const isOnBlockedCard = (row: PaymentRow, blockedCards: ReadonlySet<number>): boolean =>
  row.card_setup_id !== null && blockedCards.has(row.card_setup_id)

/** One list a product; USDT only where it is switched on. */
export const listPaymentMethods =
  ({ gateways: { usdt, paypal }, settings }: Pick<PaymentParts, 'gateways' | 'settings'>) =>
  async (
    db: Database,
    who: Visitor,
    { product }: Input<typeof methodsContract>,
  ): Promise<Output<typeof methodsContract>> => {
    const { methods, notes } = textsIn(messages, who.language)
    const cardNotes = {
      subscription: notes.credit_card,
      ingredients: notes.cardAtOnce,
      chef: notes.cardForChef,
      custom: notes.credit_card,
    }
    const off = await listMethodsOff(db)
    const { iban } = await readCompany(db, settings.seller)
    return METHODS_BY_PRODUCT[product]
      .filter((method) => !off.includes(method))
      .filter((method) => method !== 'usdt' || usdt !== undefined)
      .filter((method) => method !== 'paypal' || paypal !== undefined)
      .filter((method) => method !== 'bank_transfer' || iban !== '')
      .map((method) => ({
        method,
        name: methods[method],
        note: method === 'credit_card' ? cardNotes[product] : notes[method],
      }))
  }
