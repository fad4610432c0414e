import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useFreshCode } from '#features/auth/web/public.ts'
import { call } from '#shared/wire/call.ts'
import type { Role } from '#shared/wire/endpoint.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { faultText } from '#ui/writing/fault-text.ts'
import {
  changeRole,
  endUserSessions,
  liftSuspension,
  resetSecondFactor,
  suspendUser,
} from '../../contract.ts'
import { adminTexts } from '../admin-texts.ts'
import { USERS_KEY, type Person } from '../queries.ts'

export type ActName = 'role' | 'suspend' | 'lift' | 'sessions' | 'factor'

export interface ActWish {
  reason: string
  role: Role
}

function send(act: ActName, id: number, { reason, role }: ActWish): Promise<Person> {
  switch (act) {
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

interface PersonAct {
  mutate: (wish: ActWish) => void
  isPending: boolean
  /** Asks for a new code where the server wants one first. */
  dialog: ReactNode
}

export function usePersonAct(act: ActName, { id }: Person, onDone: () => void): PersonAct {
  const { do: words } = useTexts(adminTexts)
  const queryClient = useQueryClient()
  const fresh = useFreshCode()
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (wish: ActWish) => send(act, id, wish),
    onSuccess: async () => {
      onDone()
      toast({ title: words[act].done, variant: 'success' })
      await queryClient.invalidateQueries({ queryKey: USERS_KEY })
    },
    onError: (error, wish) => {
      if (fresh.asksFor(error, () => mutate(wish))) return
      const text = faultText(error, words.failed)
      toast({ title: words.error, text, variant: 'destructive' })
    },
  })
  return { mutate, isPending, dialog: fresh.dialog }
}
