import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { customerForTeam } from '#server/person-name.ts'
import type { listAllSubscriptions as contract } from '../../admin-contract.ts'
import { paymentStatusOf, statusOn, type CyclePayment, type Status } from '../../rules.ts'
import { pauseOf } from '../store.ts'
import { listIndexed, type IndexedRow } from './index-store.ts'

type Indexed = Output<typeof contract>['subscriptions'][number]

const PAGE = 50

export async function listAllSubscriptions(
  db: Database,
  who: Member,
  { before, ...filters }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const reach = { from: before, limit: PAGE + 1, today: who.today }
  const rows = await listIndexed(db, filters, reach)
  const page = rows.slice(0, PAGE)
  return {
    subscriptions: page.map((row) => presentIndexed(row, who)),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

export const presentIndexed = (row: IndexedRow, { language, today }: Member): Indexed => ({
  id: row.id,
  ...customerForTeam({ name: row.customerName, phone: row.customerPhone }, language),
  planName: language === 'ar' ? row.planAr : row.planEn,
  restaurantName: language === 'ar' ? row.restaurantAr : row.restaurantEn,
  status: statusOn(row.status as Status, pauseOf(row), today),
  paymentStatus: paymentStatusOf(row.payment as CyclePayment),
  startDate: row.startDate,
  endDate: row.endDate,
  cycleEndsOn: row.cycleEndsOn,
  total: toDirhams(row.totalFils),
})
