import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#ui/records/use-action.ts'
import { ADMIN_KEY, type AdminApplication } from '../admin/queries.ts'

/** One decision: asked about first, then made; of two at once the second sees the first one's. */
export function useDecide<Input>(run: (input: Input) => Promise<AdminApplication>, done: string) {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useAction({
    run,
    done,
    touches: [ADMIN_KEY],
    onDone: () => setAsked(false),
  })
  const decide = (input: Input) =>
    mutate(input, {
      onError: () => {
        setAsked(false)
        void queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
      },
    })
  return { decide, isPending, isAsked, ask: () => setAsked(true), cancel: () => setAsked(false) }
}
