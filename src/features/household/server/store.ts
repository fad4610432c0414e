import { sql } from 'kysely'
import type { Allergen, Diet } from '#shared/food/food.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Portion } from '../rules.ts'

export interface HouseholdMember {
  id: number
  /** Empty for a customer who has not given their name yet. */
  name: string
  portion: Portion
  diets: Diet[]
  allergens: Allergen[]
  /** Nothing with traces of these allergens is chosen for them. R-HOME-5 */
  avoidsTraces: boolean
  /** Ids of ingredients. */
  dislikes: string[]
  fastsInRamadan: boolean
  isCustomer: boolean
}

export type MemberFields = Omit<HouseholdMember, 'id' | 'name' | 'isCustomer'> & {
  /** Null is the name of the profile. */
  name: string | null
}

const memberRows = prepared<{ customerId: string }>()((db, param) =>
  db
    .selectFrom('household_members')
    .innerJoin('users', 'users.id', 'household_members.customer_id')
    .select((eb) => [
      'household_members.id',
      eb.fn.coalesce('household_members.name', 'users.name').as('name'),
      'portion',
      'diets',
      'allergens',
      'avoids_traces as avoidsTraces',
      'dislikes',
      'fasts_in_ramadan as fastsInRamadan',
      'is_customer as isCustomer',
    ])
    .where('customer_id', '=', param('customerId'))
    .orderBy('is_customer', 'desc')
    .orderBy('household_members.id'),
)

/** The household as it is stored: the customer first, once they have looked at it. */
export async function listMembers(db: Database, customerId: string): Promise<HouseholdMember[]> {
  const rows = await memberRows(db, { customerId })
  return rows.map((row) => ({
    ...row,
    portion: row.portion as Portion,
    diets: row.diets as Diet[],
    allergens: row.allergens as Allergen[],
  }))
}

/** What the members of many households may, and want to, eat. */
export async function listTables(
  db: Database,
  customerIds: readonly string[],
): Promise<
  Map<string, Pick<HouseholdMember, 'diets' | 'allergens' | 'avoidsTraces' | 'dislikes'>[]>
> {
  const rows = await db
    .selectFrom('household_members')
    .select([
      'customer_id as customerId',
      'diets',
      'allergens',
      'avoids_traces as avoidsTraces',
      'dislikes',
    ])
    .where('customer_id', '=', sql<string>`any(${customerIds}::uuid[])`)
    .orderBy('id')
    .execute()
  const members = rows.map((row) => ({
    ...row,
    diets: row.diets as Diet[],
    allergens: row.allergens as Allergen[],
  }))
  return Map.groupBy(members, ({ customerId }) => customerId)
}

/** The customer is a member of their own household from the first look on. */
export async function ensureCustomer(db: Database, customerId: string, now: Date): Promise<void> {
  await db
    .insertInto('household_members')
    .values({ customer_id: customerId, is_customer: true, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const toColumns = (fields: MemberFields) => ({
  name: fields.name,
  portion: fields.portion,
  diets: fields.diets,
  allergens: fields.allergens,
  avoids_traces: fields.avoidsTraces,
  dislikes: fields.dislikes,
  fasts_in_ramadan: fields.fastsInRamadan,
})

export async function insertMember(
  tx: Transaction,
  customerId: string,
  fields: MemberFields,
  now: Date,
): Promise<number> {
  const { id } = await tx
    .insertInto('household_members')
    .values({ ...toColumns(fields), customer_id: customerId, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateMember(
  tx: Transaction,
  id: number,
  fields: MemberFields,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('household_members')
    .set({ ...toColumns(fields), updated_at: now })
    .where('id', '=', id)
    .execute()
}

/** For everyone in a household. */
export async function leaveTracesOut(tx: Transaction, customerId: string, now: Date) {
  await tx
    .updateTable('household_members')
    .set({ avoids_traces: true, updated_at: now })
    .where('customer_id', '=', customerId)
    .where('avoids_traces', '=', false)
    .execute()
}

export async function removeMember(tx: Transaction, id: number): Promise<void> {
  await tx.deleteFrom('household_members').where('id', '=', id).execute()
}

const ingredientRows = prepared<Record<never, never>>()((db) =>
  db.selectFrom('ingredients').select(['id', 'name_en', 'name_ar']),
)

export type IngredientRow = Awaited<ReturnType<typeof ingredientRows>>[number]

export const listIngredientRows = (db: Database): Promise<IngredientRow[]> => ingredientRows(db, {})

const ingredientRowsById = prepared<{ ids: string[] }>()((db, param) =>
  db
    .selectFrom('ingredients')
    .select(['id', 'name_en', 'name_ar'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(param('ids'))))),
)

export const listIngredientRowsById = (db: Database, ids: string[]): Promise<IngredientRow[]> =>
  ingredientRowsById(db, { ids })
