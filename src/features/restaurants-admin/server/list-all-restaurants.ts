import type { Emirate } from '#shared/place/emirates.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { textsIn } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import { exportTable } from '#server/export-table.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { StreamReply } from '#server/http/answers/reply.ts'
import { countByKitchen } from '#features/subscriptions/server/public.ts'
import type {
  exportRestaurants as exportContract,
  listAllRestaurants as contract,
} from '../contract.ts'
import { messages } from '../messages.ts'
import { countMissedByKitchen } from './count-missed.ts'
import { listIndexed, type RestaurantRow } from './restaurant-store.ts'
import { stageOf } from './review/stage.ts'

type Indexed = Output<typeof contract>['restaurants'][number]

const PAGE = 50

export async function listAllRestaurants(
  db: Database,
  who: Member,
  { after, ...filters }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const reach = { from: after, limit: PAGE + 1, language: who.language }
  const rows = await listIndexed(db, filters, reach)
  const page = rows.slice(0, PAGE)
  return {
    restaurants: await presentAll(db, page, who),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

export async function exportRestaurants(
  db: Database,
  who: Member,
  filters: Input<typeof exportContract>,
): Promise<StreamReply> {
  const { table, states } = textsIn(messages, who.language)
  return exportTable(db, who, {
    name: 'restaurants',
    filters,
    list: async (tx, page) => {
      const reach = { ...page, language: who.language }
      return presentAll(tx, await listIndexed(tx, filters, reach), who)
    },
    headings: table,
    cells: (one) => [
      one.id,
      one.name,
      one.area,
      one.emirate,
      one.isActive ? states.open : states.closed,
      one.monthlyPrice,
      one.deliveryFee,
      one.capacityPerDay,
      one.rating,
      one.subscriptions,
      one.missed,
    ],
  })
}

async function presentAll(
  db: Database,
  rows: readonly RestaurantRow[],
  { language, now }: Member,
): Promise<Indexed[]> {
  const counts = await countByKitchen(
    db,
    rows.map(({ id }) => id),
  )
  const missed = await countMissedByKitchen(db, now)
  return rows.map((row) => ({
    id: row.id,
    name: language === 'ar' ? row.nameAr : row.nameEn,
    area: language === 'ar' ? row.areaAr : row.areaEn,
    emirate: row.emirate as Emirate | null,
    isActive: row.isActive,
    stage: stageOf(row),
    monthlyPrice: toDirhams(row.monthlyPriceFils),
    deliveryFee: toDirhams(row.deliveryFeeFils),
    capacityPerDay: row.capacityPerDay,
    rating: row.rating,
    subscriptions: counts.get(row.id) ?? 0,
    missed: missed.get(row.id) ?? 0,
  }))
}
