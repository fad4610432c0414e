import type { Input, Output } from '#shared/wire/endpoint.ts'
import { DIETS } from '#shared/food/food.ts'
import { toDirhams } from '#shared/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { versionOf, type RecordFields } from '#server/http/version.ts'
import { avoidedBy, unionOf } from '#features/household/rules.ts'
import { listMembers } from '#features/household/server/public.ts'
import type { getPreferences as contract } from '../../preferences-contract.ts'
import { findPreferences, listBanned, listPantry, type Preferences } from './store.ts'

/** Of someone who has given nothing yet. */
export const NO_PREFERENCES: Preferences = {
  kcal: null,
  proteinG: null,
  carbsG: null,
  fatG: null,
  cuisines: [],
  diets: [],
  maxMinutes: null,
  budgetFils: null,
  equipment: null,
  maxHeat: null,
  isAdult: false,
}

type Wishes = Omit<
  Output<typeof contract>,
  'allergens' | 'traces' | 'householdDiets' | 'pantry' | 'neverAgain' | 'version' | 'pantryVersion'
>

/** What is saved together, as the form has it. */
export async function getWishes(db: Database, customerId: string): Promise<Wishes> {
  const { proteinG, carbsG, fatG, budgetFils, ...kept } =
    (await findPreferences(db, customerId)) ?? NO_PREFERENCES
  return {
    ...kept,
    protein: proteinG,
    carbs: carbsG,
    fat: fatG,
    budget: budgetFils === null ? null : toDirhams(budgetFils),
  }
}

/** The same of the pantry. */
export const pantryFields = (pantry: Awaited<ReturnType<typeof listPantry>>): RecordFields => ({
  items: pantry.map(({ ingredientId, grams }) => ({ ingredientId, grams })),
})

export async function getPreferences(
  db: Database,
  who: Member,
  _input: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  const wishes = await getWishes(db, who.id)
  const members = await listMembers(db, who.id)
  const pantry = await listPantry(db, who.id)
  const banned = await listBanned(db, who.id)
  return {
    ...wishes,
    version: versionOf({ ...wishes }),
    pantryVersion: versionOf(pantryFields(pantry)),
    ...avoidedBy(members, []),
    householdDiets: unionOf(
      DIETS,
      members.map(({ diets }) => diets),
    ),
    pantry: pantry.map((row) => presentPantryItem(row, who)),
    neverAgain: banned.map(({ dishId, nameEn, nameAr }) => ({
      dishId,
      name: who.language === 'ar' ? nameAr : nameEn,
    })),
  }
}

export const presentPantryItem = (
  row: Awaited<ReturnType<typeof listPantry>>[number],
  { language }: Pick<Member, 'language'>,
) => ({
  ingredientId: row.ingredientId,
  name: language === 'ar' ? row.nameAr : row.nameEn,
  grams: row.grams,
})
