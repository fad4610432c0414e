import { generateCookie } from 'hono/cookie'
import type { CookieToSet } from '../answers/reply.ts'

export interface Cookies {
  nameOf: (name: string) => string
  /** The line of Set-Cookie. */
  write: (cookie: CookieToSet) => string
}

/** Server-only cookies: `__Host-` and Secure wherever the public address is https. */
export function createCookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:')
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
  return {
    nameOf,
    write: ({ name, value, maxAgeSeconds }) =>
      generateCookie(nameOf(name), value, {
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        path: '/',
        maxAge: maxAgeSeconds,
      }),
  }
}
