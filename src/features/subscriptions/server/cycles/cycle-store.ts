import { sql } from 'kysely'
import type { Day } from '#shared/dates.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { PlanRow } from '#features/plans/server/public.ts'
import type { Bill } from '../../bill.ts'
import type { CyclePayment } from '../../rules.ts'
import type { CycleRow } from '../store.ts'

const cycles = (db: Database) =>
  db
    .selectFrom('subscription_cycles')
    .select([
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
      'held_days as heldDays',
      'payment_id as paymentId',
      'payment',
      'ready_at as readyAt',
      'refunded_fils as refundedFils',
      'goodwill_fils as goodwillFils',
    ])
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
    heldDays: readonly Day[]
  },
): Promise<CycleRow> {
  const { id } = await tx
    .insertInto('subscription_cycles')
    .values({
      subscription_id: cycle.subscriptionId,
      number: cycle.number,
      starts_on: cycle.startsOn,
      ends_on: cycle.endsOn,
      restaurant_id: cycle.restaurantId,
      plan_id: cycle.plan.id,
      meals_per_day: cycle.plan.meals_per_day,
      days_per_week: cycle.plan.days_per_week,
      lines: JSON.stringify(cycle.bill.lines),
      total_fils: cycle.bill.totalFils,
      vat_fils: cycle.bill.vatFils,
      delivery_days: cycle.bill.deliveryDays,
      held_days: [...cycle.heldDays],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return toCycle(await cycles(tx).where('id', '=', id).executeTakeFirstOrThrow())
}

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
    heldDays: readonly Day[]
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
      ...(change.heldDays && { held_days: [...change.heldDays] }),
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
