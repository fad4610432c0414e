import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import type { CallInput, Output } from '#shared/wire/endpoint.ts'
import { getDevClock, moveDevClock } from '../contract.ts'

const REFRESH_MS = 5000

type ClockState = Output<typeof getDevClock>

/** The product's time; null where it cannot be moved. */
export const clockQuery = queryOptions({
  queryKey: ['demo-clock'],
  queryFn: async ({ signal }): Promise<ClockState | null> => {
    try {
      return await call(getDevClock, {}, { signal })
    } catch (error) {
      if (error instanceof CallError && error.status === 404) return null
      throw error
    }
  },
  refetchInterval: REFRESH_MS,
  refetchIntervalInBackground: false,
})

/** Moves time; this page then has the new one, and asks for everything again. */
export function useMoveClock() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (goal: CallInput<typeof moveDevClock>) => call(moveDevClock, goal),
    onSuccess: ({ now }) => {
      const ahead = Math.round(Date.parse(now) - Date.now())
      document.documentElement.dataset['ahead'] = String(ahead)
    },
    onSettled: () => queryClient.invalidateQueries(),
  })
}
