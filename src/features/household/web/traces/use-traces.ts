import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getPreferences, replacePreferences } from '#features/suggestions/preferences-contract.ts'
import { call } from '#shared/wire/call.ts'

/** Whether suggestions leave out what may contain an allergen, too; asked where an allergy is saved. */
export function useTraces(isAsked: boolean) {
  const { data } = useQuery({
    queryKey: ['meal-preferences', 'traces'],
    queryFn: ({ signal }) => call(getPreferences, {}, { signal }),
    enabled: isAsked,
  })
  const [answer, setAnswer] = useState<boolean>()
  return {
    isAsked,
    areLeftOut: answer ?? data?.avoidsTraces ?? false,
    setLeftOut: setAnswer,
    save: async () => {
      if (!isAsked || answer === undefined) return
      const stored = await call(getPreferences)
      if (stored.avoidsTraces === answer) return
      await call(replacePreferences, { ...stored, avoidsTraces: answer })
    },
  }
}

export type Traces = ReturnType<typeof useTraces>
