import type { IncomingHttpHeaders } from 'node:http'
import { generateCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'
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

/** As the API reads them, so that a page and the calls that it is made of speak one language. */
export const readCookies = (
  header: string | undefined,
): Readonly<Partial<Record<string, string>>> => (header ? parse(header) : {})

/** The visitor's own choice, else what the browser asks for. */
export const languageOf = (
  headers: IncomingHttpHeaders,
  cookies = readCookies(headers.cookie),
): Language => negotiateLanguage(cookies[LANGUAGE_KEY], headers['accept-language'])
