import { useQueryClient } from '@tanstack/react-query'
import type { Send } from '#ui/actions/action-options.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { SETUP_KEY, type KitchenSetup } from './queries.ts'

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
