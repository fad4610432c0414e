import { TriangleAlert } from 'lucide-react'
import { ALLERGEN_NAMES, type Allergen } from '#shared/food/food.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'

export function AllergyChips({ allergens }: { allergens: readonly Allergen[] }) {
  const language = useLanguage()
  return (
    <ul className="flex flex-wrap gap-2">
      {allergens.map((allergen) => (
        <li key={allergen}>
          <Chip tone="bad" icon={<TriangleAlert aria-hidden="true" className="size-4" />}>
            {ALLERGEN_NAMES[allergen][language]}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
