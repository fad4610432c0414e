const NONE = 'none'

/** What the page's root element says about sessions; nothing where there may be one. */
export const sessionMark = (mayHaveSession: boolean): typeof NONE | undefined =>
  mayHaveSession ? undefined : NONE

/** False where the server found no session, whole or half, and no one has signed in since. */
export const readSessionMark = (): boolean => document.documentElement.dataset['session'] !== NONE

/** After a sign-in or a sign-out without a page load. */
export function markSession(mayHaveSession: boolean): void {
  if (mayHaveSession) delete document.documentElement.dataset['session']
  else document.documentElement.dataset['session'] = NONE
}

/** After a 401. A session that only waits for its second factor is refused with another code. */
export function markRefused({ code }: { code: string }): void {
  if (code === 'unauthenticated' && !import.meta.env.SSR) markSession(false)
}
