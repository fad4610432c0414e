import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '#ui/language.tsx'
import { householdQuery } from '../queries.ts'

/** Whether meals chosen for the household leave out traces, too; asked where an allergy is saved. */
export function useTraces(isAsked: boolean) {
  const { data } = useQuery({ ...householdQuery(useLanguage()), enabled: isAsked })
  const [answer, setAnswer] = useState<boolean>()
  return {
    isAsked,
    areLeftOut: answer ?? data?.avoidsTraces ?? false,
    setLeftOut: setAnswer,
    /** What is sent with the member; nothing where it was not asked. */
    answer: isAsked ? answer : undefined,
  }
}

export type Traces = ReturnType<typeof useTraces>
