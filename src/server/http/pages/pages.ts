import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateLanguage, type Language } from '#shared/language.ts'
import { isTheme, LANGUAGE_KEY, THEME_KEY, type Preferences } from '#shared/page/preferences.ts'
import { createPageCache, preparePage } from './page-cache.ts'
import { startLate } from './late-start.ts'
import { pageHeaders } from './page-headers.ts'
import { sendPrepared, type Prepared } from '../answers/prepared-answer.ts'

export interface PageParts {
  /** Renders a page of the site; the cookies of the request are the visitor's. */
  render: (request: Request, preferences: Preferences) => Promise<Response>
  sessionCookieName: string
  /** Changes with anything that anonymous pages show: the catalogue and the day. */
  version: () => string
  publicUrl: string
  /** Whether pages may load Stripe's fields. */
  hasStripe: boolean
}

export interface Pages {
  /** Answers from memory; false when the page has to be rendered. */
  sendKept: (request: IncomingMessage, response: ServerResponse) => boolean
  sendRendered: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  languageOf: (request: IncomingMessage) => Language
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

  const underWay = new Map<string, Promise<Prepared>>()

  /** One rendering serves all who wait for the same page: after a change everyone asks at once. */
  function renderOnce(
    key: string,
    request: IncomingMessage,
    preferences: Preferences,
  ): Promise<Prepared> {
    const known = underWay.get(key)
    if (known) return known
    const page = renderPage(parts, request, preferences)
      .then((rendered) => {
        if (rendered.status === 200 && !isUnkept(rendered)) cache.keep(key, rendered)
        return rendered
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, page)
    return page
  }

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
      const key = keyOf(request, preferences)
      const page = await (key
        ? renderOnce(key, request, preferences)
        : renderPage(parts, request, preferences))
      sendPrepared(request, response, page)
    },
    languageOf: (request) => preferencesOf(request, parts.sessionCookieName).language,
  }
}

async function renderPage(
  { render, publicUrl, hasStripe }: PageParts,
  request: IncomingMessage,
  preferences: Preferences,
): Promise<Prepared> {
  const rendered = await render(toWebRequest(request, publicUrl), preferences)
  const location = rendered.headers.get('location')
  if (location !== null) {
    const headers = { location, 'cache-control': 'no-store' }
    return { status: rendered.status, headers, body: () => ({ bytes: Buffer.alloc(0) }) }
  }
  const html = startLate(await rendered.text())
  return preparePage(rendered.status, html, {
    ...pageHeaders(html, { hasStripe }),
    ...ownHeaders(rendered.headers, preferences.mayHaveSession),
    'content-language': preferences.language,
    vary: 'cookie, accept-language, accept-encoding',
  })
}

const UNKEPT = 'private, no-store'

/** No one keeps the page of a person, or one of which its route says so, as its link is the key. */
function ownHeaders(headers: Headers, mayHaveSession: boolean): Record<string, string> {
  const robots = headers.get('x-robots-tag')
  const isPrivate = mayHaveSession || headers.get('cache-control') === UNKEPT
  return {
    'cache-control': isPrivate ? UNKEPT : 'private, no-cache',
    ...(robots !== null && { 'x-robots-tag': robots }),
  }
}

const isUnkept = ({ headers }: Prepared): boolean => headers['cache-control'] === UNKEPT

function toWebRequest(request: IncomingMessage, publicUrl: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // A page is HTML whatever is accepted; those who wait for the same one share it.
    if (typeof value === 'string' && name !== 'accept') headers.set(name, value)
  }
  return new Request(new URL(publicUrl).origin + (request.url ?? '/'), { headers })
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
