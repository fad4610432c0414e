import type { Day } from '#shared/dates.ts'
import { isLanguage } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Wish } from '#shared/wire/endpoint.ts'
import { writeAudit } from '#server/audit.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { listLedgerRows, listSpells, skipDelivery } from '#features/deliveries/server/public.ts'
import type * as contract from '../../admin-contract.ts'
import { cancelSubscription, previewCancel } from '../cancelling/cancel-subscription.ts'
import { pauseSubscription, previewPause } from '../pausing/pause-subscription.ts'
import { resumeSubscription } from '../pausing/resume-subscription.ts'
import { findAndLockSubscription } from '../store.ts'
import { findCustomer, type CustomerRow } from './index-store.ts'

/**
 * The customer as the caller of their own use case: what they are told is in their language, what
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

type OnBehalf<D, W, A> = (database: D, who: Member, wish: W) => Promise<A>

/** What an admin looks at before acting, as the customer would see it, in the admin's language. */
export const lookFor =
  <W extends { id: number }, A>(preview: OnBehalf<Database, W, A>): OnBehalf<Database, W, A> =>
  async (db, who, wish) =>
    preview(
      db,
      { ...asCustomer(who, await getCustomer(db, wish.id)), language: who.language },
      wish,
    )

/** The customer's own use case, done by an admin who says why; the trail keeps what it changed. R-ACC-18 */
export const actFor =
  <W extends { id: number; reason: string }, A extends { receiptNumber: string }>(
    action: string,
    useCase: OnBehalf<Transaction, W, A>,
  ): OnBehalf<Transaction, W, A> =>
  async (tx, who, wish) => {
    const customer = asCustomer(who, await getCustomer(tx, wish.id))
    const before = await stateOf(tx, wish.id, who.today)
    const answer = await useCase(tx, customer, wish)
    const after = await stateOf(tx, wish.id, who.today)
    // The same act a second time answers the same and changes nothing.
    if (JSON.stringify(before) !== JSON.stringify(after)) {
      await writeAudit(tx, who, {
        action,
        object: 'subscription',
        objectId: wish.id,
        before,
        after: { ...after, reason: wish.reason, receipt: answer.receiptNumber },
      })
    }
    return answer
  }

async function stateOf(tx: Transaction, id: number, today: Day) {
  const subscription = await findAndLockSubscription(tx, id)
  const days = await listLedgerRows(tx, [id])
  const spells = await listSpells(tx, [id], today)
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
    addressSpells: spells.map(({ from, to, addressId }) => `${from} ${to} ${addressId}`),
  }
}

export const previewPauseFor = lookFor(
  (db: Database, who: Member, wish: Wish<typeof contract.previewPauseFor>) =>
    previewPause(db, who, wish),
)
export const pauseFor = actFor(
  'pause-subscription',
  (tx: Transaction, who: Member, wish: Wish<typeof contract.pauseFor>) =>
    pauseSubscription(tx, who, wish),
)
export const resumeFor = actFor('resume-subscription', resumeSubscription)
export const previewCancelFor = lookFor(previewCancel)
export const cancelFor = actFor('cancel-subscription', cancelSubscription)
export const skipFor = actFor(
  'skip-delivery',
  async (tx: Transaction, who: Member, { id, dayId }: Wish<typeof contract.skipFor>) => {
    const days = await listLedgerRows(tx, [id])
    if (!days.some((day) => day.id === dayId)) throw new Refusal('not_found', 404)
    return skipDelivery(tx, who, { id: dayId })
  },
)
