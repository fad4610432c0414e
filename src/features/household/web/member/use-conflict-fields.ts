import { ALLERGEN_NAMES, DIET_NAMES, type Allergen, type Diet } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ConflictFields } from '#ui/forms/conflict-notice.tsx'
import { messages } from '../../messages.ts'
import type { Portion } from '../../rules.ts'
import type { Ingredient } from '../queries.ts'

/** What someone else saved of a member, as the form and the card name it. */
export function useConflictFields(ingredients: readonly Ingredient[]): ConflictFields {
  const { form, card } = useTexts(messages)
  const language = useLanguage()
  const nameOf = (wanted: string) => ingredients.find(({ id }) => id === wanted)?.name ?? wanted
  return {
    name: form.name,
    portion: [form.portion, (portion: Portion) => form.portions[portion]],
    allergens: [
      form.allergens,
      (ids: Allergen[]) =>
        ids.length > 0 ? ids.map((id) => ALLERGEN_NAMES[id][language]) : card.noAllergies,
    ],
    avoidsTraces: form.traces,
    diets: [form.diets, (ids: Diet[]) => ids.map((id) => DIET_NAMES[id][language])],
    dislikes: [form.dislikes, (ids: string[]) => ids.map(nameOf)],
    fastsInRamadan: form.fasts,
  }
}
