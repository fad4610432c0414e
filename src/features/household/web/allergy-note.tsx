import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { ALLERGEN_NAMES, ALLERGENS, type Allergen } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { noteTexts } from '../note-texts.ts'
import { blocksDish } from '../rules.ts'
import { householdQuery } from './queries.ts'

/** What a dish holds that someone of the signed-in customer's household must not eat. */
export function AllergyNote({ allergens }: { allergens: readonly Allergen[] }) {
  const language = useLanguage()
  const { contains } = useTexts(noteTexts)
  const { data: user } = useQuery(sessionQuery)
  const { data } = useQuery({ ...householdQuery(language), enabled: Boolean(user) })
  const blocks = user && data ? blocksDish({ allergens }, data.members) : []
  const met = ALLERGENS.filter((allergen) => blocks.some((block) => block.allergen === allergen))
  return met.map((allergen) => (
    <span key={allergen} className="flex items-start gap-1.5 text-sm font-strong text-bad">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
      <span>
        {contains(
          ALLERGEN_NAMES[allergen][language],
          blocks.filter((block) => block.allergen === allergen).map(({ member }) => member.name),
        )}
      </span>
    </span>
  ))
}
