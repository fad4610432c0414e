import { useQuery } from '@tanstack/react-query'
import { Controller, useFormContext } from 'react-hook-form'
import { sessionQuery } from '#features/auth/web/public.ts'
import { householdQuery } from '#features/household/web/public.ts'
import { ALLERGEN_NAMES, DIET_NAMES, DIETS } from '#shared/food/food.ts'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { RequestDraft } from './draft.ts'

/** The chefs read what the household must not eat, unless the customer switches it off. */
export function HouseholdNeeds() {
  const { form, list } = useTexts(messages)
  const language = useLanguage()
  const { control } = useFormContext<RequestDraft>()
  const { data: user } = useQuery(sessionQuery)
  const { data } = useQuery({ ...householdQuery(language), enabled: Boolean(user) })
  const members = user ? (data?.members ?? []) : []
  const diets = DIETS.filter((diet) => members.some((member) => member.diets.includes(diet)))
  const needs = [
    ...(data?.allergens ?? []).map((allergen) =>
      form.withoutAllergen(ALLERGEN_NAMES[allergen][language]),
    ),
    ...diets.map((diet) => DIET_NAMES[diet][language]),
  ]
  if (members.length === 0 || needs.length === 0) return null
  return (
    <Controller
      name="includesHousehold"
      control={control}
      render={({ field }) => (
        <Checkbox
          {...field}
          label={form.household}
          hint={form.householdHint(needs.join(list.separator))}
        />
      )}
    />
  )
}
