import { useState } from 'react'
import type { Allergen } from '#shared/food/food.ts'
import { avoidsTracesWith, type AllergicPerson } from '../../rules.ts'

/** Whether a person's meals leave out traces, too; asked where an allergy of theirs is saved. */
export function useTraces(allergens: readonly Allergen[], person?: AllergicPerson) {
  const [answered, setAnswered] = useState<AllergicPerson>()
  const areLeftOut = avoidsTracesWith(allergens, answered ?? person)
  const isAsked = allergens.length > 0
  return {
    isAsked,
    areLeftOut,
    setLeftOut: (avoidsTraces: boolean) => setAnswered({ allergens: [...allergens], avoidsTraces }),
    /** What is sent with the member: what they see, nothing where it isn't asked. */
    answer: isAsked ? areLeftOut : undefined,
  }
}

export type Traces = ReturnType<typeof useTraces>
