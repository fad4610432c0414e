import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { avoidsTracesWith } from '#features/household/rules.ts'
import { addAllergies, householdQuery, type Traces } from '#features/household/web/public.ts'
import type { Allergen } from '#shared/food/food.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useLanguage } from '#ui/language.tsx'

export const NO_ONE = 'nobody'

/**
 * Keeping the allergies of a wish for anyone who has them; the customer unless someone else is
 * chosen.
 */
export function useSaving(allergens: readonly Allergen[]) {
  const household = householdQuery(useLanguage())
  const { data } = useQuery({ ...household, enabled: allergens.length > 0 })
  const members = data?.members ?? []
  const [chosen, choose] = useState<string>()
  const value = chosen ?? String(members[0]?.id ?? NO_ONE)
  const isKnown = (allergen: Allergen) => data?.allergens.includes(allergen) === true
  const unsaved = data ? allergens.filter((allergen) => !isKnown(allergen)) : []
  const member = members.find(({ id }) => String(id) === value)
  const [answered, setAnswered] = useState<{ about: string; answer: boolean }>()
  const about = `${value}: ${unsaved.join(', ')}`
  const answer = answered?.about === about ? answered.answer : undefined
  const traces: Traces = {
    isAsked: unsaved.length > 0 && member !== undefined,
    areLeftOut: answer ?? avoidsTracesWith([...(member?.allergens ?? []), ...unsaved], member),
    setLeftOut: (isLeftOut) => setAnswered({ about, answer: isLeftOut }),
  }
  const add = async (_onSaved: () => void) => {
    if (member && unsaved.length > 0) await addAllergies(member.id, unsaved, () => answer)
  }
  const saving = useAction(add, {
    isErrorInPage: true,
    refreshes: [household.queryKey],
    refreshesFirst: true,
    onDone: (_result, onSaved) => onSaved(),
  })
  return {
    members,
    traces,
    value,
    choose,
    isAsked: unsaved.length > 0,
    isPending: saving.isPending,
    hasFailed: saving.error !== null,
    save: saving.mutate,
  }
}
