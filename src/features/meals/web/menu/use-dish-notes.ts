import { useQuery } from '@tanstack/react-query'
import { blocksDish } from '#features/household/rules.ts'
import { householdQuery } from '#features/household/web/public.ts'
import { ALLERGEN_NAMES, ALLERGENS } from '#shared/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { MenuItem } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'

/** What the household has to know of a dish. */
export interface DishNotes {
  /** Somebody must not eat it: it cannot be chosen. */
  isBlocked: boolean
  /** One sentence an allergen, with the members it is not for. */
  blocks: string[]
  /** Somebody would rather not eat it: it can be chosen all the same. */
  warnings: string[]
}

export function useDishNotes(): { notesOf: (item: MenuItem) => DishNotes } {
  const texts = useTexts(menuTexts)
  const language = useLanguage()
  const { data } = useQuery(householdQuery(language))
  const members = data?.members ?? []
  const nameOf = ({ name }: { name: string }) => name || texts.you
  const notesOf = (item: MenuItem): DishNotes => {
    const met = blocksDish(item, members)
    const blocks = ALLERGENS.flatMap((allergen) => {
      const names = met
        .filter((block) => block.allergen === allergen)
        .map(({ member }) => nameOf(member))
      return names.length > 0 ? [texts.blocked(ALLERGEN_NAMES[allergen][language], names)] : []
    })
    return { isBlocked: blocks.length > 0, blocks, warnings: [] }
  }
  return { notesOf }
}
