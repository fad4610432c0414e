import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery, type SessionUser } from '#features/auth/web/public.ts'
import { forgetSession, keepOnlyOf } from '#shared/page/device.ts'
import {
  GUEST,
  notifyOtherPerson,
  onOtherPerson,
  readPerson,
  setPerson,
} from '#shared/page/person.ts'

const [SESSION] = sessionQuery.queryKey
const RELOADED_KEY = 'other-person'

/**
 * A page belongs to the person who was signed in when it was made, until it signs someone in
 * itself. With another one it is loaded again: what was typed into it was not theirs.
 */
export function watchPerson(queryClient: QueryClient): void {
  onOtherPerson(reload)
  const isReloaded = takeMark()
  queryClient.getQueryCache().subscribe(({ query }) => {
    const user = query.state.data as SessionUser | null | undefined
    if (query.queryKey[0] !== SESSION || user === undefined) return
    const known = readPerson()
    if (known === undefined) begin(user, isReloaded)
    else if (user && known !== GUEST && known !== user.id) notifyOtherPerson()
  })
}

function begin(user: SessionUser | null, isReloaded: boolean): void {
  setPerson(user?.id ?? GUEST)
  // The session may have ended while no page was open.
  if (!user) return forgetSession()
  keepOnlyOf(user.id)
  if (isReloaded) void loadSaying().then(({ sayWhoIsSignedIn }) => sayWhoIsSignedIn(user))
}

/** Hardly anyone ever hears it. */
const loadSaying = () => import('./other-person.ts')

function reload(): void {
  try {
    sessionStorage.setItem(RELOADED_KEY, '1')
  } catch {
    // The page then comes back without a word.
  }
  location.reload()
}

function takeMark(): boolean {
  try {
    const isMarked = sessionStorage.getItem(RELOADED_KEY) !== null
    sessionStorage.removeItem(RELOADED_KEY)
    return isMarked
  } catch {
    return false
  }
}
