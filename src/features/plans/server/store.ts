import type { Database } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'

const planRows = prepared<Record<never, never>>()((db) =>
  db.selectFrom('plans').selectAll().orderBy('sort_order'),
)

export type PlanRow = Awaited<ReturnType<typeof planRows>>[number]

export const listPlanRows = (db: Database): Promise<PlanRow[]> => planRows(db, {})

const planById = prepared<{ id: number }>()((db, param) =>
  db.selectFrom('plans').selectAll().where('id', '=', param('id')),
)

export const findPlan = async (db: Database, id: number): Promise<PlanRow | undefined> =>
  (await planById(db, { id }))[0]

const addOnRows = prepared<Record<never, never>>()((db) =>
  db.selectFrom('add_ons').selectAll().orderBy('sort_order'),
)

export const listAddOnRows = (db: Database) => addOnRows(db, {})

const feeRows = prepared<Record<never, never>>()((db) =>
  db.selectFrom('dietary_fees').select(['diet', 'fee_fils']).orderBy('sort_order'),
)

export const listDietaryFeeRows = (db: Database) => feeRows(db, {})

/** The lowest monthly price of an active kitchen in fils, where there is one. */
const cheapestKitchen = prepared<Record<never, never>>()((db) =>
  db
    .selectFrom('restaurants')
    .select((eb) => eb.fn.min('monthly_price_fils').as('priceFils'))
    .where('is_active', '=', true),
)

export const findCheapestKitchenPrice = async (db: Database): Promise<number | undefined> =>
  (await cheapestKitchen(db, {}))[0]?.priceFils ?? undefined
