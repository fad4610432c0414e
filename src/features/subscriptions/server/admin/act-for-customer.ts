import type { Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Input } from '#shared/wire/endpoint.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  listLedgerRows,
  listTemporaryAddresses,
  skipDelivery,
} from '#features/deliveries/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { cancelSubscription, previewCancel } from '../cancelling/cancel-subscription.ts'
import { pauseSubscription, previewPause } from '../pausing/pause-subscription.ts'
import { resumeSubscription } from '../pausing/resume-subscription.ts'
import { findAndLockSubscription } from '../store.ts'
import { findCustomer, type CustomerRow } from './index-store.ts'

/**
 * The customer as the caller of their own use case: what they are sent is in their language, what
 * they may do decides, and the admin's instant and request stay.
 */
export const asCustomer = (who: Member, customer: CustomerRow): Member => ({
  ...who,
  id: customer.id,
  language: isLanguage(customer.language) ? customer.language : 'en',
  user: {
    ...who.user,
    language: isLanguage(customer.language) ? customer.language : 'en',
    id: customer.id,
    role: 'customer',
    name: customer.name,
    phone: customer.phone,
    email: customer.email,
    registeredAt: customer.registeredAt,
    photoVersion: null,
  },
})

/** @throws Refusal `not_found` */
export async function getCustomer(db: Database, subscriptionId: number): Promise<CustomerRow> {
  const customer = await findCustomer(db, subscriptionId)
  if (!customer) throw new Refusal('not_found', 404)
  return customer
}

type OnBehalf<D, I, A> = (database: D, who: Member, input: I) => Promise<A>

/** What an admin looks at before acting, as the customer would see it, in the admin's language. */
export const lookFor =
  <I extends { id: number }, A>(preview: OnBehalf<Database, I, A>): OnBehalf<Database, I, A> =>
  async (db, who, input) =>
    preview(
      db,
      { ...asCustomer(who, await getCustomer(db, input.id)), language: who.language },
      input,
    )

/** The customer's own use case, done by an admin who says why; the audit log keeps what it changed. R-ACC-18 */
export const onBehalf =
  <I extends { id: number; reason: string }, A extends { receiptNumber: string }>(
    action: string,
    useCase: OnBehalf<Transaction, I, A>,
  ): OnBehalf<Transaction, I, A> =>
  async (tx, who, input) => {
    const customer = asCustomer(who, await getCustomer(tx, input.id))
    const before = await stateOf(tx, input.id, who.today)
    const answer = await useCase(tx, customer, input)
    const after = await stateOf(tx, input.id, who.today)
    // The same action a second time answers the same and changes nothing.
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await writeAudit(tx, who, {
        action,
        object: 'subscription',
        objectId: input.id,
        before,
        after: { ...after, reason: input.reason, receipt: answer.receiptNumber },
      })
    }
    return answer
  }

async function stateOf(tx: Transaction, id: number, today: Day) {
  const subscription = await findAndLockSubscription(tx, id)
  const days = await listLedgerRows(tx, [id])
  const temporaryAddresses = await listTemporaryAddresses(tx, [id], today)
  const isElsewhere = (status: string, addressId: number) =>
    status !== 'delivered' && addressId !== subscription?.addressId
  return {
    status: subscription?.status,
    endDate: subscription?.endDate,
    pause: subscription?.pause,
    nextPlanId: subscription?.nextPlanId,
    nextRestaurantId: subscription?.nextRestaurantId,
    deliveries: days
      .filter(({ status }) => status !== 'delivered')
      .map(({ day, status }) => `${day} ${status}`),
    otherAddresses: days
      .filter(({ status, addressId }) => isElsewhere(status, addressId))
      .map(({ day, addressId }) => `${day} ${addressId}`),
    addressSpells: temporaryAddresses.map(
      ({ from, to, addressId }) => `${from} ${to} ${addressId}`,
    ),
  }
}

export const previewPauseFor = lookFor(
  (db: Database, who: Member, input: Input<typeof contract.previewPauseFor>) =>
    previewPause(db, who, input),
)
export const pauseFor = onBehalf(
  'pause-subscription',
  (tx: Transaction, who: Member, input: Input<typeof contract.pauseFor>) =>
    pauseSubscription(tx, who, input),
)
export const resumeFor = onBehalf('resume-subscription', resumeSubscription)
export const previewCancelFor = lookFor(previewCancel)
export const cancelFor = onBehalf('cancel-subscription', cancelSubscription)
export const skipFor = onBehalf(
  'skip-delivery',
  async (tx: Transaction, who: Member, { id, dayId }: Input<typeof contract.skipFor>) => {
    const days = await listLedgerRows(tx, [id])
    if (!days.some((day) => day.id === dayId)) throw new Refusal('not_found', 404)
    return skipDelivery(tx, who, { id: dayId })
  },
)
