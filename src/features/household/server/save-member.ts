import type { Input, Output } from '#shared/wire/endpoint.ts'
import { LANGUAGES } from '#shared/language.ts'
import { ALLERGENS, DIETS } from '#shared/food/food.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { refuseStale } from '#server/http/version.ts'
import type {
  createMember as createContract,
  replaceMember as replaceContract,
} from '../contract.ts'
import { avoidsTracesWith, MEMBERS_MAX, unionOf } from '../rules.ts'
import { memberFields, presentMember, shownName } from './present-member.ts'
import {
  ensureCustomer,
  insertMember,
  listIngredientRowsById,
  listMembers,
  updateMember,
  type IngredientRow,
  type HouseholdMember,
  type MemberFields,
} from './store.ts'

type Caller = Pick<Member, 'id' | 'now' | 'language'> &
  Partial<Pick<Member, 'header'>> & { user: { name: string } }
type Saved = Output<typeof createContract>

export async function createMember(
  tx: Transaction,
  who: Caller,
  input: Input<typeof createContract>,
): Promise<Saved> {
  await lockUser(tx, who.id)
  await ensureCustomer(tx, who.id, who.now)
  const others = await listMembers(tx, who.id)
  if (others.length >= MEMBERS_MAX) throw new Refusal('too_many_members', 422)

  const disliked = await getDisliked(tx, input.dislikes)
  const id = await insertMember(tx, who.id, toFields(input, input.name), who.now)
  return presentSaved(tx, who, id, disliked)
}

export async function replaceMember(
  tx: Transaction,
  who: Caller,
  input: Input<typeof replaceContract>,
): Promise<Saved> {
  await lockUser(tx, who.id)
  const current = (await listMembers(tx, who.id)).find(({ id }) => id === input.id)
  if (!current) throw new Refusal('not_found', 404)
  refuseStale(who, input, memberFields(current), { name: shownName(current, who.language) })

  const disliked = await getDisliked(tx, input.dislikes)
  // The customer goes on following their profile until they choose another name here.
  // The form may have been opened in the other language.
  const isProfileName =
    current.isCustomer && LANGUAGES.some((language) => input.name === shownName(who.user, language))
  const fields = toFields(input, isProfileName ? null : input.name, current)
  await updateMember(tx, current.id, fields, who.now)
  return presentSaved(tx, who, current.id, disliked)
}

const toFields = (
  input: Input<typeof createContract>,
  name: string | null,
  before?: HouseholdMember,
): MemberFields => ({
  name,
  portion: input.portion,
  diets: unionOf(DIETS, [input.diets]),
  allergens: unionOf(ALLERGENS, [input.allergens]),
  avoidsTraces: avoidsTracesWith(input.allergens, before, input.avoidsTraces),
  dislikes: input.dislikes,
  fastsInRamadan: input.fastsInRamadan,
})

/** @throws Refusal `ingredient_unknown`. */
async function getDisliked(tx: Transaction, ids: string[]): Promise<IngredientRow[]> {
  const rows = ids.length > 0 ? await listIngredientRowsById(tx, ids) : []
  if (rows.length < ids.length) {
    throw new Refusal('ingredient_unknown', 422, { fields: ['dislikes'] })
  }
  return rows
}

async function presentSaved(
  tx: Transaction,
  who: Caller,
  id: number,
  disliked: readonly IngredientRow[],
): Promise<Saved> {
  const saved = (await listMembers(tx, who.id)).find((member) => member.id === id)
  if (!saved) throw new Error(`member ${id} is gone within its own transaction`)
  return presentMember(saved, disliked, who.language)
}
