import type { IncomingHttpHeaders } from 'node:http'
import { generateCookie } from 'hono/cookie'
import { negotiateLanguage, type Language } from '#shared/language.ts'
import { LANGUAGE_KEY } from '#shared/page/preferences.ts'
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

const NO_COOKIES: ReadonlyMap<string, string> = new Map()

export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  if (!header) return NO_COOKIES
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return cookies
}

/** The visitor's own choice, else what the browser asks for. */
export const languageOf = (
  headers: IncomingHttpHeaders,
  cookies: ReadonlyMap<string, string> = readCookies(headers.cookie),
): Language => negotiateLanguage(cookies.get(LANGUAGE_KEY), headers['accept-language'])
