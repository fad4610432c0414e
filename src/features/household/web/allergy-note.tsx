import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/auth/web/public.ts'
import type { Allergen } from '#shared/food/food.ts'
import { useLanguage } from '#ui/language.tsx'
import { warnOfAllergies } from '../rules.ts'
import { AllergyWarnings } from './allergy-warnings.tsx'
import { householdQuery } from './queries.ts'

interface AllergyNoteProps {
  allergens: readonly Allergen[]
  mayContain: readonly Allergen[]
}

/** The warnings of a public menu, for the household of who is signed in. */
export function AllergyNote(dish: AllergyNoteProps) {
  const { data: user } = useQuery(sessionQuery)
  const { data } = useQuery({ ...householdQuery(useLanguage()), enabled: Boolean(user) })
  return <AllergyWarnings warnings={user && data ? warnOfAllergies(dish, data.members) : []} />
}
