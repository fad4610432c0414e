import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import type { CookieToSet } from './reply.ts'

export interface Cookies {
  nameOf: (name: string) => string
  set: (c: Context, cookie: CookieToSet) => void
}

/** Server-only cookies: `__Host-` and Secure wherever the public address is https. */
export function createCookies(publicUrl: string): Cookies {
  const secure = publicUrl.startsWith('https:')
  const nameOf = (name: string) => (secure ? `__Host-${name}` : name)
  return {
    nameOf,
    set: (c, { name, value, maxAgeSeconds }) =>
      setCookie(c, nameOf(name), value, {
        httpOnly: true,
        secure,
        sameSite: 'Lax',
        path: '/',
        maxAge: maxAgeSeconds,
      }),
  }
}
