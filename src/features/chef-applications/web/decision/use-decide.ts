import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAct } from '#ui/records/use-act.ts'
import { ADMIN_KEY, type AdminApplication } from '../admin/queries.ts'

/** One decision: asked about first, then made; of two at once the second sees the first one's. */
export function useDecide<Wish>(run: (wish: Wish) => Promise<AdminApplication>, done: string) {
  const queryClient = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useAct({
    run,
    done,
    touches: [ADMIN_KEY],
    onDone: () => setAsked(false),
  })
  const decide = (wish: Wish) =>
    mutate(wish, {
      onError: () => {
        setAsked(false)
        void queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
      },
    })
  return { decide, isPending, isAsked, ask: () => setAsked(true), keep: () => setAsked(false) }
}
