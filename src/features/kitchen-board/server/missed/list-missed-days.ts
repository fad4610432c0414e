import { addDays } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import { madeUpBy, openAmendsOf } from '#features/deliveries/rules.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import {
  listLedgerRows,
  listMissedDays as listMissed,
  type LedgerRow,
} from '#features/deliveries/server/public.ts'
import { findKitchen } from '#features/restaurants/server/public.ts'
import { findDayFils } from '#features/subscriptions/server/public.ts'
import type { listMissedDays as contract } from '../../missed-contract.ts'
import { listTicketsOfDelivery } from '../ticket-store.ts'

type MissedDay = Output<typeof contract>['days'][number]

/** So long the page speaks of a missed day. */
const SHOWN_DAYS = 35

export async function listMissedDays(db: Database, who: Member): Promise<Output<typeof contract>> {
  const missed = await listMissed(db, who.id, addDays(who.today, -SHOWN_DAYS))
  const ids = [...new Set(missed.map(({ subscriptionId }) => subscriptionId))]
  const days = ids.length > 0 ? await listLedgerRows(db, ids) : []
  const shown: MissedDay[] = []
  for (const row of missed) {
    const day = days.find(({ id }) => id === row.id)
    if (!day?.madeGood || isOver(day, days)) continue
    const kitchen = await findKitchen(db, row.restaurantId)
    const stops = await listTicketsOfDelivery(db, row.id)
    const promised = stops.flatMap(({ refundFils }) => refundFils ?? [])
    const sum = promised.reduce((total, fils) => total + fils, 0)
    const fils = day.madeGood === 'money' ? sum : await findDayFils(db, { day, days })
    shown.push({
      id: row.id,
      day: row.day,
      restaurant: (who.language === 'ar' ? kitchen?.nameAr : kitchen?.nameEn) ?? '',
      meals: row.meals,
      madeGood: day.madeGood,
      ...insteadOf(day, days, who.now),
      refundAed: toDirhams(fils),
      isPaid: stops.every((stop) => stop.refundFils === null || stop.refundSettledAt !== null),
    })
  }
  return { days: shown }
}

/** What came in its place is eaten, or was paid with the rest of the plan. */
function isOver(day: LedgerRow, days: readonly LedgerRow[]): boolean {
  const newest = madeUpBy(day, days).at(-1) ?? day
  if (newest.isRefunded) return true
  return newest !== day && ['delivered', 'failed', 'forfeited'].includes(newest.status)
}

function insteadOf(
  day: LedgerRow,
  days: readonly LedgerRow[],
  now: Date,
): Pick<MissedDay, 'againOn' | 'canHaveMoney' | 'moneyUntil'> {
  if (day.madeGood !== 'day') return { againOn: null, canHaveMoney: false, moneyUntil: null }
  const newest = madeUpBy(day, days).at(-1)
  const coming = newest?.status === 'skipped' ? undefined : newest
  const canHaveMoney = openAmendsOf(day, days, now) !== undefined
  return {
    againOn: coming?.day ?? null,
    canHaveMoney,
    moneyUntil: canHaveMoney && coming ? coming.locksAt.toISOString() : null,
  }
}
