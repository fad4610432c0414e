import { useQuery } from '@tanstack/react-query'
import { blocksDish, warnOfAllergies, warnsOf } from '#features/household/rules.ts'
import { householdQuery, noteTexts } from '#features/household/web/public.ts'
import { ALLERGEN_NAMES, ALLERGENS } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { dayDishesQuery, type DayDish, type MenuItem } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'
import { useSelection } from '../use-selection.ts'

/** What the household has to know of a dish. */
export interface DishNotes {
  /** Someone must not eat it: it cannot be chosen. */
  isBlocked: boolean
  /** One sentence an allergen, with the members it is not for. */
  blocks: string[]
  /** Traces of an allergen, or someone would rather not eat it: it can be chosen all the same. */
  warnings: string[]
  isSoldOut: boolean
  ingredients: DayDish['ingredients']
}

export function useDishNotes(): { notesOf: (item: MenuItem) => DishNotes } {
  const texts = useTexts(menuTexts)
  const { mayContain } = useTexts(noteTexts)
  const language = useLanguage()
  const { selection, day } = useSelection()
  const { data: household } = useQuery(householdQuery(language))
  const { data: dishes } = useQuery(dayDishesQuery(language, selection.subscriptionId, day.day))
  const members = household?.members ?? []
  const known = new Map(dishes?.map((dish) => [dish.mealItemId, dish]))
  const nameOf = ({ name }: { name: string }) => name || texts.you

  const blocksOf = (item: MenuItem): string[] => {
    const met = blocksDish(item, members)
    const isReactedTo = household?.blocked.some(({ slugs }) => slugs.includes(item.slug)) === true
    const allergies = ALLERGENS.flatMap((allergen) => {
      const names = met
        .filter((block) => block.allergen === allergen)
        .map(({ member }) => nameOf(member))
      return names.length > 0 ? [texts.blocked(ALLERGEN_NAMES[allergen][language], names)] : []
    })
    return isReactedTo ? [texts.reacted, ...allergies] : allergies
  }
  const tracesOf = (item: MenuItem): string[] =>
    warnOfAllergies(item, members)
      .filter(({ isTrace }) => isTrace)
      .map(({ allergen, names }) => mayContain(ALLERGEN_NAMES[allergen][language], names))
  const warningsOf = (ingredients: DayDish['ingredients']): string[] => {
    const tables = members.map((member) => ({
      ...member,
      dislikes: member.dislikes.map(({ id }) => id),
    }))
    const met = warnsOf(
      ingredients.map(({ id }) => id),
      tables,
    )
    return ingredients.flatMap(({ id, name }) => {
      const names = met
        .filter(({ ingredientId }) => ingredientId === id)
        .map(({ member }) => nameOf(member))
      return names.length > 0 ? [texts.disliked(name, names)] : []
    })
  }
  const notesOf = (item: MenuItem): DishNotes => {
    const dish = known.get(item.id)
    const ingredients = dish?.ingredients ?? []
    const blocks = blocksOf(item)
    return {
      isBlocked: blocks.length > 0,
      blocks,
      warnings: [...tracesOf(item), ...warningsOf(ingredients)],
      isSoldOut: dish?.isSoldOut ?? false,
      ingredients,
    }
  }
  return { notesOf }
}
