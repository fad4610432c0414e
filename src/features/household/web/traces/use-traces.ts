import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#ui/language.tsx'
import { householdQuery } from '../queries.ts'

interface TracesAnswer {
  isAsked: boolean
  /** Undefined until someone answers. */
  answer: boolean | undefined
  setAnswer: (areLeftOut: boolean) => void
}

/** Whether meals chosen for the household leave out traces, too; asked where an allergy is saved. */
export function useTraces({ isAsked, answer, setAnswer }: TracesAnswer) {
  const { data } = useQuery({ ...householdQuery(useLanguage()), enabled: isAsked })
  return {
    isAsked,
    areLeftOut: answer ?? data?.avoidsTraces ?? false,
    setLeftOut: setAnswer,
    /** What is sent with the member; nothing where it was not asked. */
    answer: isAsked ? answer : undefined,
  }
}

export type Traces = ReturnType<typeof useTraces>
