import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { getKitchenSetup } from '../contract.ts'
import type { Send } from '#ui/actions/action-options.ts'
import { useAction } from '#ui/actions/use-action.ts'

export type KitchenSetup = Output<typeof getKitchenSetup>

export const SETUP_KEY = ['kitchen', 'setup']

export const kitchenSetupQuery = queryOptions({
  queryKey: SETUP_KEY,
  queryFn: ({ signal }) => call(getKitchenSetup, {}, { signal }),
  // Dishes and portions are given on other pages.
  staleTime: 0,
})

interface SetupAction<Input> {
  send: Send<Input, KitchenSetup>
  done: { title: string; text?: string }
  failed: string
  onDone: () => void
}

/** Changes the own kitchen; the answer is the kitchen as it then is. */
export function useSetupAction<Input>({ send, onDone, ...action }: SetupAction<Input>) {
  const queryClient = useQueryClient()
  return useAction(send, {
    ...action,
    onDone: async (setup) => {
      await queryClient.cancelQueries({ queryKey: SETUP_KEY })
      queryClient.setQueryData(SETUP_KEY, setup)
      onDone()
    },
    refreshes: [['kitchen', 'own']],
  })
}
