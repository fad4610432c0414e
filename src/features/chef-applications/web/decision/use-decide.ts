import { useState } from 'react'
import { useAction } from '#ui/actions/use-action.ts'
import { ADMIN_KEY, type AdminApplication } from '../admin/queries.ts'

/** One decision: asked about first, then made; of two at once the second sees the first one's. */
export function useDecide<Input>(run: (input: Input) => Promise<AdminApplication>, done: string) {
  const [isAsked, setAsked] = useState(false)
  const { mutate, isPending } = useAction(run, {
    done,
    refreshes: [ADMIN_KEY],
    onSettled: () => setAsked(false),
  })
  return {
    decide: mutate,
    isPending,
    isAsked,
    ask: () => setAsked(true),
    cancel: () => setAsked(false),
  }
}
