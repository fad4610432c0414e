import { CUISINE_NAMES } from '#shared/food/food.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import type { Reason } from '../../engine/engine.ts'
import { messages } from '../../messages.ts'
import type { FoodCatalogue } from '../catalogue/food-catalogue.ts'
import { roundKcal } from '../recipes/present-recipe.ts'

/** What is good about the food comes first, what it saves last. */
const isSaving = ({ kind }: Reason): number => (kind === 'cheaper' ? 1 : 0)

/** Kept as facts, so that they can be read in either language. */
export const presentReasons = (
  catalogue: FoodCatalogue,
  reasons: readonly Reason[],
  language: Language,
): { kind: string; text: string }[] =>
  reasons
    .toSorted((one, other) => isSaving(one) - isSaving(other))
    .map((reason) => ({ kind: reason.kind, text: sayReason(catalogue, reason, language) }))

function sayReason({ ingredients }: FoodCatalogue, reason: Reason, language: Language): string {
  const texts = textsIn(messages, language).reasons
  const nameOf = (id: string) => {
    const name = ingredients.get(id)?.name[language] ?? ''
    return language === 'en' ? name.toLowerCase() : name
  }
  switch (reason.kind) {
    case 'protein-more':
      return texts.protein(String(reason.grams))
    case 'fat-less':
      return texts.fat(String(reason.grams))
    case 'uses-pantry':
      return texts.pantry(nameOf(reason.ingredientId))
    case 'finishes-pack':
      return texts.pack(nameOf(reason.ingredientId))
    case 'cheaper':
      return texts.cheaper(formatDirhams(reason.fils, language))
    case 'cuisine':
      return texts.cuisine(CUISINE_NAMES[reason.cuisine][language])
    case 'quicker':
      return texts.quicker(reason.minutes)
    case 'fewer-ingredients':
      return texts.fewer(reason.count)
    case 'ingredients':
      return texts.ingredients(reason.count)
    case 'minutes':
      return reason.most === null
        ? texts.minutes(reason.of)
        : texts.minutesOf(reason.of, reason.most)
    case 'taste':
      return texts.taste
    case 'on-target':
      return texts.onTarget(String(roundKcal(reason.kcal)))
  }
}
