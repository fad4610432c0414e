import { Chip } from '#ui/feedback/chip.tsx'
import { useTexts } from '#ui/texts.ts'
import type { MenuItem } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'

/** What a dish is free of; vegan says vegetarian too. */
export function DishDiets({ item }: { item: MenuItem }) {
  const { diets } = useTexts(menuTexts)
  const names = [
    item.isVegan ? diets.vegan : item.isVegetarian && diets.vegetarian,
    item.isGlutenFree && diets['gluten-free'],
  ].filter((name) => name !== false)
  return names.map((name) => (
    <Chip key={name} tone="ok" className="min-h-6 px-2.5 text-xs">
      {name}
    </Chip>
  ))
}
