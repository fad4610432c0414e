import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { PlanRow } from '#features/plans/server/public.ts'
import type { Bill } from '../../bill.ts'
import type { CyclePayment } from '../../rules.ts'
import type { CycleRow } from '../store.ts'

const COLUMNS = [
  'id',
  'subscription_id as subscriptionId',
  'number',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'restaurant_id as restaurantId',
  'plan_id as planId',
  'meals_per_day as mealsPerDay',
  'days_per_week as daysPerWeek',
  'lines',
  'total_fils as totalFils',
  'vat_fils as vatFils',
  'delivery_days as deliveryDays',
  'held_days as fixedDays',
  'payment_id as paymentId',
  'payment',
  'ready_at as readyAt',
  'refunded_fils as refundedFils',
  'goodwill_fils as goodwillFils',
] as const

const cycles = (db: Database) =>
  db
    .selectFrom('subscription_cycles')
    .select(COLUMNS)
    .select((eb) =>
      eb
        .selectFrom('payments as p')
        .select(
          sql<Day>`case p.state
            when 'ready' then (p.next_charge_at at time zone 'Asia/Dubai')::date
            else p.charge_on
          end`.as('chargeOn'),
        )
        .whereRef('p.id', '=', 'subscription_cycles.payment_id')
        .as('chargeOn'),
    )
    .orderBy('number')

type RawRow = Awaited<ReturnType<ReturnType<typeof cycles>['execute']>>[number]

const toCycle = (row: RawRow): CycleRow => ({
  ...row,
  lines: row.lines as unknown as Bill['lines'],
  payment: row.payment as CyclePayment,
})

export async function insertCycle(
  tx: Transaction,
  cycle: {
    subscriptionId: number
    number: number
    startsOn: Day
    endsOn: Day
    restaurantId: number
    plan: Pick<PlanRow, 'id' | 'meals_per_day' | 'days_per_week'>
    bill: Bill
    fixedDays: readonly Day[]
  },
): Promise<CycleRow> {
  const { plan, bill, fixedDays, ...columns } = cycle
  const [row] = await inserted(tx, {
    ...columns,
    planId: plan.id,
    mealsPerDay: plan.meals_per_day,
    daysPerWeek: plan.days_per_week,
    lines: JSON.stringify(bill.lines),
    totalFils: bill.totalFils,
    vatFils: bill.vatFils,
    deliveryDays: bill.deliveryDays,
    fixedDays: [...fixedDays],
  })
  if (!row) throw new Error('A cycle was not written')
  return toCycle({ ...row, chargeOn: null })
}

type NewColumns = Pick<
  CycleRow,
  | 'subscriptionId'
  | 'number'
  | 'startsOn'
  | 'endsOn'
  | 'restaurantId'
  | 'planId'
  | 'mealsPerDay'
  | 'daysPerWeek'
  | 'totalFils'
  | 'vatFils'
  | 'deliveryDays'
  | 'fixedDays'
> & { lines: string }

const inserted = prepared<NewColumns>()((db, param) =>
  db
    .insertInto('subscription_cycles')
    .values({
      subscription_id: param('subscriptionId'),
      number: param('number'),
      starts_on: param('startsOn'),
      ends_on: param('endsOn'),
      restaurant_id: param('restaurantId'),
      plan_id: param('planId'),
      meals_per_day: param('mealsPerDay'),
      days_per_week: param('daysPerWeek'),
      lines: param('lines'),
      total_fils: param('totalFils'),
      vat_fils: param('vatFils'),
      delivery_days: param('deliveryDays'),
      held_days: param('fixedDays'),
    })
    .returning(COLUMNS),
)

const cyclesOf = prepared<{ ids: readonly number[] }>()((db, param) =>
  cycles(db).where('subscription_id', '=', sql<number>`any(${param('ids')}::integer[])`),
)

/** All cycles of some subscriptions, oldest first. */
export async function listCycles(
  db: Database,
  subscriptionIds: readonly number[],
): Promise<CycleRow[]> {
  const rows = await cyclesOf(db, { ids: subscriptionIds })
  return rows.map(toCycle)
}

export async function getCycle(
  db: Database,
  subscriptionId: number,
  number: number,
): Promise<CycleRow> {
  return toCycle(
    await cycles(db)
      .where('subscription_id', '=', subscriptionId)
      .where('number', '=', number)
      .executeTakeFirstOrThrow(),
  )
}

const paymentSet = prepared<{ id: number; paymentId: number }>()((db, param) =>
  db
    .updateTable('subscription_cycles')
    .set({ payment_id: param('paymentId') })
    .where('id', '=', param('id')),
)

export async function setPayment(tx: Transaction, id: number, paymentId: number): Promise<void> {
  await paymentSet(tx, { id, paymentId })
}

const readySet = prepared<
  Pick<CycleRow, 'id' | 'startsOn' | 'endsOn' | 'paymentId'> & { now: Date }
>()((db, param) =>
  db
    .updateTable('subscription_cycles')
    .set({
      payment: 'ready',
      ready_at: param('now'),
      held_days: [],
      starts_on: param('startsOn'),
      ends_on: param('endsOn'),
      payment_id: param('paymentId'),
    })
    .where('id', '=', param('id')),
)

/** The money of a cycle is certain, and its days are in the ledger. */
export async function setReady(
  tx: Transaction,
  { id, startsOn, endsOn, paymentId }: Pick<CycleRow, 'id' | 'startsOn' | 'endsOn' | 'paymentId'>,
  now: Date,
): Promise<void> {
  await readySet(tx, { id, startsOn, endsOn, paymentId, now })
}

/** A cycle that was opened and withdrawn before anyone paid it; its days must be gone. */
export async function deleteCycle(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('subscription_cycles').where('id', '=', id).execute()
}

export async function updateCycle(
  tx: Transaction,
  id: number,
  change: Partial<{
    paymentId: number
    payment: CyclePayment
    readyAt: Date | null
    paidAt: Date
    fixedDays: readonly Day[]
    restaurantId: number
    bill: Bill
    refundedFils: number
    goodwillFils: number
    startsOn: Day
    endsOn: Day
  }>,
): Promise<void> {
  await tx
    .updateTable('subscription_cycles')
    .set({
      ...(change.paymentId !== undefined && { payment_id: change.paymentId }),
      ...(change.payment && { payment: change.payment }),
      ...(change.readyAt !== undefined && { ready_at: change.readyAt }),
      ...(change.paidAt && { paid_at: change.paidAt }),
      ...(change.fixedDays && { held_days: [...change.fixedDays] }),
      ...(change.restaurantId && { restaurant_id: change.restaurantId }),
      ...(change.bill && {
        lines: JSON.stringify(change.bill.lines),
        total_fils: change.bill.totalFils,
        vat_fils: change.bill.vatFils,
      }),
      ...(change.startsOn && { starts_on: change.startsOn }),
      ...(change.endsOn && { ends_on: change.endsOn }),
      ...(change.refundedFils !== undefined && { refunded_fils: change.refundedFils }),
      ...(change.goodwillFils !== undefined && { goodwill_fils: change.goodwillFils }),
    })
    .where('id', '=', id)
    .execute()
}
