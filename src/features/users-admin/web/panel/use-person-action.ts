import { call } from '#shared/wire/call.ts'
import type { Role } from '#shared/wire/endpoint.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
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
  return useAction((input: ActionInput) => send(action, id, input), {
    done: words[action].done,
    failed: words.failed,
    onDone,
    refreshes: [USERS_KEY],
  })
}
