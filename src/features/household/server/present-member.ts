import type { Output } from '#shared/wire/endpoint.ts'
import { textsIn, type Language } from '#shared/language.ts'
import type { ingredient, member as schema } from '../list-contract.ts'
import { messages } from '../messages.ts'
import { SERVINGS } from '../rules.ts'
import { versionOf, type RecordFields } from '#server/http/version.ts'
import type { HouseholdMember, IngredientRow } from './store.ts'

/** A customer without a name is shown as "You". */
export const shownName = ({ name }: Pick<HouseholdMember, 'name'>, language: Language): string =>
  name || textsIn(messages, language).you

export const presentIngredient = (
  { id, name_en, name_ar }: IngredientRow,
  language: Language,
): Output<{ output: typeof ingredient }> => ({ id, name: language === 'ar' ? name_ar : name_en })

/** As the form has it; the name is empty until the customer has given it. */
export const memberFields = (member: HouseholdMember): RecordFields => ({
  name: member.name,
  portion: member.portion,
  diets: member.diets,
  allergens: member.allergens,
  avoidsTraces: member.avoidsTraces,
  dislikes: member.dislikes,
  fastsInRamadan: member.fastsInRamadan,
})

export const presentMember = (
  member: HouseholdMember,
  ingredients: readonly IngredientRow[],
  language: Language,
): Output<{ output: typeof schema }> => ({
  ...member,
  name: shownName(member, language),
  servings: SERVINGS[member.portion],
  dislikes: member.dislikes.flatMap((id) => {
    const row = ingredients.find((known) => known.id === id)
    return row ? [presentIngredient(row, language)] : []
  }),
  version: versionOf(memberFields(member)),
})
