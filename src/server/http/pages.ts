import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateLanguage } from '#shared/language.ts'
import { isTheme, LANGUAGE_KEY, THEME_KEY, type Preferences } from '#shared/preferences.ts'
import { createPageCache, preparePage } from './page-cache.ts'
import { pageHeaders } from './page-headers.ts'
import { sendPrepared } from './prepared-answer.ts'

export interface PageParts {
  /** Renders a page of the site; the cookies of the request are the visitor's. */
  render: (request: Request, preferences: Preferences) => Promise<Response>
  sessionCookieName: string
  /** Changes with anything that anonymous pages show: the catalogue and the day. */
  version: () => string
  publicUrl: string
}

export interface Pages {
  /** Answers from memory; false when the page has to be rendered. */
  sendKept: (request: IncomingMessage, response: ServerResponse) => boolean
  sendRendered: (request: IncomingMessage, response: ServerResponse) => Promise<void>
}

/** Arbitrary query strings are not kept: each would be a page of its own. */
const KEPT_URL = /^[^?]*(\?plan=\d)?$/

/** Serves the site's pages: the same HTML for all anonymous visitors, rendered once a version. */
export function openPages(parts: PageParts): Pages {
  const cache = createPageCache()
  const keyOf = (request: IncomingMessage, { language, theme, mayHaveSession }: Preferences) =>
    mayHaveSession || !KEPT_URL.test(request.url ?? '')
      ? undefined
      : `${request.url} ${language} ${theme} ${parts.version()}`

  return {
    sendKept(request, response) {
      const key = keyOf(request, preferencesOf(request, parts.sessionCookieName))
      const page = key && cache.find(key)
      if (!page) return false
      sendPrepared(request, response, page)
      return true
    },
    async sendRendered(request, response) {
      const preferences = preferencesOf(request, parts.sessionCookieName)
      const rendered = await parts.render(toWebRequest(request, parts.publicUrl), preferences)
      const location = rendered.headers.get('location')
      if (location !== null) {
        response.writeHead(rendered.status, { location, 'cache-control': 'no-store' }).end()
        return
      }
      const html = await rendered.text()
      const page = await preparePage(rendered.status, html, {
        ...pageHeaders(html, parts.publicUrl.startsWith('https:')),
        'cache-control': 'private, no-cache',
        'content-language': preferences.language,
        vary: 'cookie, accept-language, accept-encoding',
      })
      const key = keyOf(request, preferences)
      if (key && page.status === 200) cache.keep(key, page)
      sendPrepared(request, response, page)
    },
  }
}

function toWebRequest(request: IncomingMessage, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(new URL(request.url ?? '/', publicUrl), { headers })
}

export function preferencesOf(request: IncomingMessage, sessionCookieName: string): Preferences {
  const cookies = readCookies(request.headers.cookie)
  const theme = cookies.get(THEME_KEY)
  return {
    language: negotiateLanguage(cookies.get(LANGUAGE_KEY), request.headers['accept-language']),
    theme: isTheme(theme) ? theme : undefined,
    mayHaveSession: cookies.has(sessionCookieName),
  }
}

const NO_COOKIES: ReadonlyMap<string, string> = new Map()

function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  if (!header) return NO_COOKIES
  const cookies = new Map<string, string>()
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0) cookies.set(part.slice(0, at).trim(), part.slice(at + 1).trim())
  }
  return cookies
}
