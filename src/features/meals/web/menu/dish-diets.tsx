import { dietLabel } from '#shared/food/diet-label.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { MenuItem } from '../queries.ts'
import { menuTexts } from '../texts/menu-texts.ts'

/** What a dish is free of, with a word where it may contain traces of that; vegan says vegetarian too. */
export function DishDiets({ item }: { item: MenuItem }) {
  const { diets } = useTexts(menuTexts)
  const language = useLanguage()
  const kinds = [
    item.isVegan ? ('vegan' as const) : item.isVegetarian && ('vegetarian' as const),
    item.isGlutenFree && ('gluten-free' as const),
  ].filter((kind) => kind !== false)
  return kinds.map((kind) => {
    const { text, hasTraces } = dietLabel(kind, item.mayContain, language, diets[kind])
    return (
      <Chip
        key={kind}
        tone={hasTraces ? 'warn' : 'ok'}
        className="min-h-6 rounded-tile! px-2.5 text-xs whitespace-normal!"
      >
        {text}
      </Chip>
    )
  })
}
