import { MutationCache, QueryCache, type QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { keepOnlySession, markRefused, sessionQuery } from '#features/auth/web/public.ts'
import { forgetSession } from '#shared/page/device.ts'
import { CallError } from '#shared/wire/call.ts'

const isSignedOut = (error: unknown): error is CallError =>
  error instanceof CallError && error.status === 401

/** Says when a call of someone signed in is refused because the session is over. */
export function watchSession() {
  let end: (() => void) | undefined
  const check = (error: unknown) => {
    if (!isSignedOut(error)) return
    markRefused(error)
    end?.()
  }
  return {
    queryCache: new QueryCache({ onError: check }),
    mutationCache: new MutationCache({ onError: check }),
    onEnd: (next: () => void) => {
      end = next
    },
  }
}

export type SessionWatch = ReturnType<typeof watchSession>

/** Nothing private stays; the login opens with the way back, in the same language. */
export async function leaveForLogin(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  if (router.state.location.pathname === '/login') return
  queryClient.setQueryData(sessionQuery.queryKey, null)
  const back = router.state.location.href.split('#', 1)[0]
  await router.navigate({ to: '/login', search: { redirect: back } })
  keepOnlySession(queryClient, null)
  forgetSession()
}
