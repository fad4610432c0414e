import type { Input, Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import { listActions } from '#server/audit.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { actorForTeam, nameForTeam, shownPhone } from '#server/person-name.ts'
import { canSkip, statusAt } from '#features/deliveries/rules.ts'
import { listLedgerRows, type LedgerRow } from '#features/deliveries/server/public.ts'
import type { getAnySubscription as contract } from '../../admin-contract.ts'
import { isOver } from '../../rules.ts'
import { listAddOnsOf } from '../add-ons/list-add-ons.ts'
import { listReceipts } from '../changes/receipts/list-receipts.ts'
import { listCycles } from '../cycles/cycle-store.ts'
import { getSubscription } from '../views/list-subscriptions.ts'
import type { CycleRow } from '../store.ts'
import { asCustomer, getCustomer } from './act-for-customer.ts'
import { listAddressesOf, listCycleNames, type CustomerRow } from './index-store.ts'

type Detail = Output<typeof contract>

const ACTIONS_MAX = 20

/** All that is known of a subscription, in the admin's language. */
export async function getAnySubscription(
  db: Database,
  who: Member,
  { id }: Input<typeof contract>,
): Promise<Detail> {
  const customer = await getCustomer(db, id)
  const reader = { ...asCustomer(who, customer), language: who.language }
  const [subscription, days, cycles, names, { receipts }, actions, addresses, addOns] =
    await Promise.all([
      getSubscription(db, reader, { id }),
      listLedgerRows(db, [id]),
      listCycles(db, [id]),
      listCycleNames(db, id),
      listReceipts(db, reader, { id, before: undefined }),
      listActions(db, 'subscription', id, ACTIONS_MAX),
      listAddressesOf(db, customer.id),
      listAddOns(db, reader, id),
    ])
  const numbers = new Map(cycles.map((cycle) => [cycle.id, cycle.number]))
  return {
    customer: {
      name: nameForTeam(customer, who.language),
      phone: shownPhone(customer.phone),
      email: customer.email,
      language: customer.language as Language,
    },
    address: addressOf(customer),
    addresses: addresses.map(({ id: addressId, addressName, area }) => ({
      id: addressId,
      name: [addressName, area].filter((part) => part !== '').join(' · '),
    })),
    subscription,
    addOns,
    days: days.map((day) => ({
      ...presentDay(day, who.now),
      cycle: numbers.get(day.cycleId) ?? 0,
      canSkip: !isOver(subscription.status) && canSkip(day, who.now),
      locksAt: day.locksAt.toISOString(),
    })),
    cycles: cycles.map((cycle) => presentCycle(cycle, names, who.language)),
    receipts,
    acts: actions.map(({ at, action, after, actor, actorPhone }) => ({
      at: at.toISOString(),
      actor: actorForTeam(actor, actorPhone, who.language),
      action,
      reason: reasonIn(after),
    })),
  }
}

/** Those that the plan has, or will have. */
async function listAddOns(db: Database, reader: Member, id: number): Promise<Detail['addOns']> {
  const all = await listAddOnsOf(db, reader, id)
  return (all ?? []).filter(({ onUntil, renews, isBeingPaid }) => onUntil || renews || isBeingPaid)
}

const presentDay = (day: LedgerRow, now: Date) => ({
  id: day.id,
  day: day.day,
  status: statusAt(day, now),
  meals: day.meals,
  addressId: day.addressId,
  isReplacement: day.isReplacement,
  isExpired: day.isExpired,
  isRefunded: day.isRefunded,
})

function presentCycle(
  cycle: CycleRow,
  names: Awaited<ReturnType<typeof listCycleNames>>,
  language: Language,
): Detail['cycles'][number] {
  const name = names.find(({ id }) => id === cycle.id)
  const isArabic = language === 'ar'
  return {
    number: cycle.number,
    startsOn: cycle.startsOn,
    endsOn: cycle.endsOn,
    planName: (isArabic ? name?.planAr : name?.planEn) ?? '',
    restaurantName: (isArabic ? name?.restaurantAr : name?.restaurantEn) ?? null,
    deliveryDays: cycle.deliveryDays,
    total: toDirhams(cycle.totalFils),
    refunded: toDirhams(cycle.refundedFils),
    goodwill: toDirhams(cycle.goodwillFils),
    payment: cycle.payment,
  }
}

const addressOf = ({ addressName, building, line1, area, city }: CustomerRow): string =>
  [addressName, building, line1, area, city]
    .filter((part) => part !== null && part !== '')
    .join(', ')

const reasonIn = (after: unknown): string | null =>
  typeof after === 'object' && after !== null && 'reason' in after ? String(after.reason) : null
