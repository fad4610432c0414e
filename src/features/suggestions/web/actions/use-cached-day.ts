import { useQueryClient } from '@tanstack/react-query'
import type { Output } from '#shared/wire/endpoint.ts'
import type { getSuggestions } from '../../contract.ts'
import { ACCEPTED_KEY, SUGGESTIONS_KEY } from '../queries.ts'
import type { DayChange } from './day-changes.ts'

export const WRITE_KEY = [...SUGGESTIONS_KEY, 'write']

/** The day that the browser holds, and how to look it up again. */
export function useCachedDay() {
  const queryClient = useQueryClient()
  return {
    /** Shows a change at once; an answer that is still on its way may not undo it. */
    change: (change: DayChange) => {
      void queryClient.cancelQueries({ queryKey: SUGGESTIONS_KEY })
      queryClient.setQueriesData<Output<typeof getSuggestions>>(
        { queryKey: SUGGESTIONS_KEY },
        (answer) => (answer?.day ? { day: change(answer.day) } : answer),
      )
    },
    /** After the last of several actions everything is looked up again. */
    settle: async () => {
      if (queryClient.isMutating({ mutationKey: WRITE_KEY }) > 1) return
      await Promise.all(
        [SUGGESTIONS_KEY, ACCEPTED_KEY].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      )
    },
  }
}

export type CachedDay = ReturnType<typeof useCachedDay>
