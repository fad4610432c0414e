import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { Role } from '#shared/wire/endpoint.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useGuard } from '#ui/records/guard.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import {
  changeRole,
  endUserSessions,
  liftSuspension,
  resetSecondFactor,
  suspendUser,
} from '../../contract.ts'
import { adminTexts } from '../admin-texts.ts'
import { USERS_KEY, type Person } from '../queries.ts'

export type ActionName = 'role' | 'suspend' | 'lift' | 'sessions' | 'factor'

export interface ActionInput {
  reason: string
  role: Role
}

function send(action: ActionName, id: number, { reason, role }: ActionInput): Promise<Person> {
  switch (action) {
    case 'role':
      return call(changeRole, { id, role, reason })
    case 'suspend':
      return call(suspendUser, { id, reason })
    case 'lift':
      return call(liftSuspension, { id, reason })
    case 'sessions':
      return call(endUserSessions, { id })
    case 'factor':
      return call(resetSecondFactor, { id, reason })
  }
}

export function usePersonAction(action: ActionName, { id }: Person, onDone: () => void) {
  const { do: words } = useTexts(adminTexts)
  const queryClient = useQueryClient()
  const asksFor = useGuard()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (input: ActionInput) => send(action, id, input),
    onSuccess: async () => {
      onDone()
      toast({ title: words[action].done, variant: 'success' })
      await queryClient.invalidateQueries({ queryKey: USERS_KEY })
    },
    onError: (error, input) => {
      if (asksFor(error, () => mutate(input))) return
      const text = errorText(error, words.failed)
      toast({ title: words.error, text, variant: 'destructive' })
    },
  })
  return { mutate, isPending }
}
