import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateLanguage, type Language } from '#shared/language.ts'
import { isTheme, LANGUAGE_KEY, THEME_KEY, type Preferences } from '#shared/page/preferences.ts'
import { sendPrepared, type Prepared } from '../answers/prepared-answer.ts'
import { clientOf } from '../callers/addresses.ts'
import { createPageCache } from './page-cache.ts'
import { createRenderBudget, type BudgetSizes } from './rendering/render-budget.ts'
import { isUnkept, renderPage, type RenderParts } from './rendering/render-page.ts'

/** A page of the site that is the same for all signed-out visitors. */
export interface SharedPage {
  /** One for all spellings, and one for all unknown addresses. */
  address: string
  /** Part of the address is a key or a name, so that there is no end of such pages. */
  hasParameters: boolean
}

export interface PageParts extends RenderParts {
  sessionCookieName: string
  /** Whether the session cookie belongs to anyone. */
  hasSession: (token: string) => Promise<boolean>
  /** The page at an address, unless it is one of an area behind the login. */
  findSharedPage: (url: string) => SharedPage | undefined
  /** Changes with anything that anonymous pages show: the catalogue and the day. */
  version: () => string
  trustedProxies: number
  budget?: BudgetSizes
}

export interface Pages {
  /** Answers from memory; false when the page has to be rendered. */
  sendKept: (request: IncomingMessage, response: ServerResponse) => boolean
  sendRendered: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  languageOf: (request: IncomingMessage) => Language
}

/** Arbitrary query strings are not kept: each would be a page of its own. */
const KEPT_ADDRESS = /^[^?]*(\?plan=\d)?$/

/** Serves the site's pages: the same HTML for all anonymous visitors, rendered once a version. */
export function openPages(parts: PageParts): Pages {
  const cache = createPageCache()
  const budget = createRenderBudget(parts.budget)
  const underWay = new Map<string, Promise<Prepared>>()

  const findShared = (request: IncomingMessage): SharedPage | undefined => {
    const page = parts.findSharedPage(request.url ?? '/')
    return page && KEPT_ADDRESS.test(page.address) ? page : undefined
  }
  const keyOf = ({ address }: SharedPage, { language, theme }: Preferences) =>
    `${address} ${language} ${theme} ${parts.version()}`

  /** One rendering serves all who wait for the same page: after a change everyone asks at once. */
  function renderOnce(
    request: IncomingMessage,
    page: SharedPage,
    preferences: Preferences,
  ): Promise<Prepared> {
    const key = keyOf(page, preferences)
    const known = underWay.get(key)
    if (known) return known
    const work = async () => {
      const rendered = await renderPage(parts, request, { address: page.address, preferences })
      const isMissing = rendered.status === 404 && !page.hasParameters
      if ((rendered.status === 200 || isMissing) && !isUnkept(rendered)) cache.keep(key, rendered)
      return rendered
    }
    const rendering = page.hasParameters ? budget.render(clientIn(request), work) : work()
    const kept = rendering.finally(() => underWay.delete(key))
    underWay.set(key, kept)
    return kept
  }

  const clientIn = (request: IncomingMessage) => clientOf(request, parts.trustedProxies)

  async function preparedFor(
    request: IncomingMessage,
    preferences: Preferences,
  ): Promise<Prepared> {
    const page = preferences.mayHaveSession ? undefined : findShared(request)
    if (!page) {
      const address = readable(request.url ?? '/')
      return budget.render(clientIn(request), () =>
        renderPage(parts, request, { address, preferences }),
      )
    }
    return cache.find(keyOf(page, preferences)) ?? renderOnce(request, page, preferences)
  }

  return {
    sendKept(request, response) {
      const { token, ...preferences } = readVisit(request, parts.sessionCookieName)
      const page = token === undefined ? findShared(request) : undefined
      const kept = page && cache.find(keyOf(page, { ...preferences, mayHaveSession: false }))
      if (!kept) return false
      sendPrepared(request, response, kept)
      return true
    },
    async sendRendered(request, response) {
      const { token, ...visit } = readVisit(request, parts.sessionCookieName)
      const mayHaveSession = token !== undefined && (await parts.hasSession(token))
      sendPrepared(request, response, await preparedFor(request, { ...visit, mayHaveSession }))
    },
    languageOf: (request) => readVisit(request, parts.sessionCookieName).language,
  }
}

/** The router throws at an escape that is no letter, as in `/%`: such an address is unknown. */
function readable(url: string): string {
  try {
    decodeURIComponent(url.replace(/\?.*/s, ''))
    return url
  } catch {
    return '/404'
  }
}

interface Visit extends Omit<Preferences, 'mayHaveSession'> {
  /** The session cookie, whether or not it is one of ours. */
  token: string | undefined
}

function readVisit(request: IncomingMessage, sessionCookieName: string): Visit {
  const cookies = readCookies(request.headers.cookie)
  const theme = cookies.get(THEME_KEY)
  return {
    language: negotiateLanguage(cookies.get(LANGUAGE_KEY), request.headers['accept-language']),
    theme: isTheme(theme) ? theme : undefined,
    token: cookies.get(sessionCookieName),
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
