import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { DayStatus, LinkedDay, MadeGood, SkipCause } from '../rules.ts'

export interface NewDay {
  subscriptionId: number
  cycleId: number
  customerId: string
  day: Day
  status: DayStatus
  locksAt: Date
  restaurantId: number
  addressId: number
  meals: number
  replacesId?: number
  neverExpires?: boolean
}

export async function insertDays(tx: Transaction, days: readonly NewDay[], now: Date) {
  if (days.length === 0) return
  const values = days.map((day) => ({
    subscription_id: day.subscriptionId,
    cycle_id: day.cycleId,
    customer_id: day.customerId,
    day: day.day,
    status: day.status,
    locks_at: day.locksAt,
    restaurant_id: day.restaurantId,
    address_id: day.addressId,
    meals: day.meals,
    replaces_id: day.replacesId ?? null,
    never_expires: day.neverExpires ?? false,
    changed_at: now,
  }))
  await inserted(tx, { days: JSON.stringify(values) })
}

/** In one text however many there are. */
const inserted = prepared<{ days: string }>()((db, param) => ({
  compile: () =>
    sql<never>`
      insert into delivery_days
        (subscription_id, cycle_id, customer_id, day, status, locks_at, restaurant_id, address_id,
         meals, replaces_id, never_expires, changed_at)
      select subscription_id, cycle_id, customer_id, day, status, locks_at, restaurant_id, address_id,
             meals, replaces_id, never_expires, changed_at
        from jsonb_populate_recordset(null::delivery_days, ${param('days')}::jsonb)`.compile(db),
}))

export interface LedgerRow extends LinkedDay {
  subscriptionId: number
  cycleId: number
  customerId: string
  restaurantId: number
  addressId: number
  /** That come; `mealsBack` more were paid for and went back as money. */
  meals: number
  mealsBack: number
  /** Of the price of the meals that come, what went back because a drop failed. */
  refundedSixths: number
  /** It makes up for a day that failed by our fault. */
  neverExpires: boolean
}

const ledgerDays = (db: Database) =>
  db
    .selectFrom('delivery_days as d')
    .select((eb) => [
      'd.id',
      'd.subscription_id as subscriptionId',
      'd.cycle_id as cycleId',
      'd.day',
      'd.status',
      'd.locks_at as locksAt',
      'd.customer_id as customerId',
      'd.restaurant_id as restaurantId',
      'd.address_id as addressId',
      'd.meals',
      'd.meals_back as mealsBack',
      'd.expired_at as expiredAt',
      'd.refunded_at as refundedAt',
      'd.refunded_sixths as refundedSixths',
      'd.made_good as madeGood',
      'd.never_expires as neverExpires',
      'd.replaces_id as replacesId',
      // Looked up day by day: a join merges with every replacement of every customer.
      eb
        .selectFrom('delivery_days as replacement')
        .select('replacement.id')
        .whereRef('replacement.replaces_id', '=', 'd.id')
        .as('replacementId'),
    ])
    .orderBy('d.day')
    .orderBy('d.id')

type RawLedgerRow = Awaited<ReturnType<ReturnType<typeof ledgerDays>['execute']>>[number]

const toLedgerRow = (row: RawLedgerRow): LedgerRow => ({
  id: row.id,
  subscriptionId: row.subscriptionId,
  cycleId: row.cycleId,
  day: row.day,
  status: row.status as DayStatus,
  locksAt: row.locksAt,
  customerId: row.customerId,
  restaurantId: row.restaurantId,
  addressId: row.addressId,
  meals: row.meals,
  mealsBack: row.mealsBack,
  refundedSixths: row.refundedSixths,
  neverExpires: row.neverExpires,
  replacesId: row.replacesId,
  isExpired: row.expiredAt !== null,
  isRefunded: row.refundedAt !== null,
  madeGood: row.madeGood as MadeGood | null,
  isReplacement: row.replacesId !== null,
  isReplaced: row.replacementId !== null,
})

const ledgerDaysOf = prepared<{ ids: readonly number[] }>()((db, param) =>
  ledgerDays(db).where('d.subscription_id', '=', sql<number>`any(${param('ids')}::integer[])`),
)

/** Every day of some subscriptions, oldest first. */
export async function listLedgerRows(
  db: Database,
  subscriptionIds: readonly number[],
): Promise<LedgerRow[]> {
  const rows = await ledgerDaysOf(db, { ids: subscriptionIds })
  return rows.map(toLedgerRow)
}

export const findOwnDay = async (
  db: Database,
  customerId: string,
  id: number,
): Promise<LedgerRow | undefined> => {
  const row = await ledgerDays(db)
    .where('d.id', '=', id)
    .where('d.customer_id', '=', customerId)
    .executeTakeFirst()
  return row && toLedgerRow(row)
}

export async function setDaysStatus(
  tx: Transaction,
  ids: readonly number[],
  { status, skipCause = null }: { status: DayStatus; skipCause?: SkipCause | null },
  now: Date,
) {
  if (ids.length === 0) return
  await tx
    .updateTable('delivery_days')
    .set({ status, skip_cause: skipCause, changed_at: now })
    .where('id', 'in', ids)
    .execute()
}

export async function markRefunded(tx: Transaction, ids: readonly number[], now: Date) {
  if (ids.length === 0) return
  await tx
    .updateTable('delivery_days')
    // A day that failed and came back stays failed: that is what became of it.
    .set({
      status: sql`case status when 'failed' then status else 'skipped' end`,
      refunded_at: now,
      changed_at: now,
    })
    .where('id', 'in', ids)
    .execute()
}

/** Deletes days, the last in a row of replacements first, but none that another still makes up for. */
export async function deleteDays(tx: Transaction, ids: readonly number[]) {
  if (ids.length === 0) return
  const { numDeletedRows } = await tx
    .deleteFrom('delivery_days')
    .where('id', 'in', ids)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('delivery_days as other')
            .select('other.id')
            .whereRef('other.replaces_id', '=', 'delivery_days.id'),
        ),
      ),
    )
    .executeTakeFirst()
  if (numDeletedRows > 0n) await deleteDays(tx, ids)
}

/** Writes down that the kitchen has begun with these days, and where they go. */
export async function lockDays(tx: Transaction, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('delivery_days as d')
    .from('delivery_addresses as a')
    .set({ status: 'locked', changed_at: now, address: sql`to_jsonb(a)` })
    .whereRef('a.id', '=', 'd.address_id')
    .where('d.id', 'in', ids)
    .where('d.status', '=', 'planned')
    .execute()
}

/** Paid cycles whose days are not all in exactly one account of the ledger. */
export const listUnbalancedCycles = (db: Database) =>
  db
    .selectFrom('subscription_cycles as c')
    .leftJoin('delivery_days as d', 'd.cycle_id', 'c.id')
    .leftJoin('delivery_days as r', 'r.replaces_id', 'd.id')
    .select(['c.id', 'c.subscription_id as subscriptionId', 'c.delivery_days as purchased'])
    .select((eb) => eb.fn.count<number>('d.id').filterWhere('r.id', 'is', null).as('accounted'))
    .where('c.payment', 'in', ['paid', 'refunded'])
    .groupBy('c.id')
    .having((eb) =>
      eb(eb.fn.count('d.id').filterWhere('r.id', 'is', null), '!=', eb.ref('c.delivery_days')),
    )
    .execute()

/** The days of a cycle, and the first on which its deliveries can come: after the cycle before it. */
export const findCycleDays = (
  db: Database,
  cycleId: number,
): Promise<{ usableFrom: Day; endsOn: Day }> =>
  db
    .selectFrom('subscription_cycles as c')
    .innerJoin('subscriptions as s', 's.id', 'c.subscription_id')
    .select((eb) => [
      'c.ends_on as endsOn',
      eb
        .fn<Day>('least', [
          'c.starts_on',
          eb.fn.coalesce(
            eb
              .selectFrom('subscription_cycles as before')
              .select(sql<Day>`max(before.ends_on) + 1`.as('next'))
              .whereRef('before.subscription_id', '=', 'c.subscription_id')
              .whereRef('before.number', '<', 'c.number'),
            's.start_date',
          ),
        ])
        .as('usableFrom'),
    ])
    .where('c.id', '=', cycleId)
    .executeTakeFirstOrThrow()
