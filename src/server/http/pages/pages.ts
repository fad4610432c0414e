import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Language } from '#shared/language.ts'
import { isTheme, THEME_KEY, type Preferences } from '#shared/page/preferences.ts'
import { encodingFor, sendPrepared, type Encoding } from '../answers/prepared-answer.ts'
import { clientOf } from '../callers/addresses.ts'
import { languageOf, readCookies } from '../callers/cookies.ts'
import type { Kept, KeptStore } from '../kept/store.ts'
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
  store: KeptStore
  trustedProxies: number
  budget?: BudgetSizes
}

export interface Pages {
  /** Answers from memory; false when the page has to be rendered. */
  sendSaved: (request: IncomingMessage, response: ServerResponse) => boolean
  sendRendered: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  languageOf: (request: IncomingMessage) => Language
}

/** Arbitrary query strings are not kept: each would be a page of its own. */
const KEPT_ADDRESS = /^[^?]*(\?plan=\d)?$/

/** Serves the site's pages: the same HTML for all anonymous visitors, rendered once a version. */
export function openPages(parts: PageParts): Pages {
  const { store } = parts
  const budget = createRenderBudget(parts.budget)
  const underWay = new Map<string, Promise<Kept>>()

  const findShared = (request: IncomingMessage): SharedPage | undefined => {
    const page = parts.findSharedPage(request.url ?? '/')
    return page && KEPT_ADDRESS.test(page.address) ? page : undefined
  }

  /** One rendering serves all who wait for the same page: after a change everyone asks at once. */
  function renderOnce(request: IncomingMessage, page: SharedPage, look: Look): Promise<Kept> {
    const [key, version] = [keyOf(page, look), parts.version()]
    const turn = `${key} ${version}`
    const others = underWay.get(turn)
    if (others) return others
    const work = async () => {
      const rendered = await renderPage(parts, request, { address: page.address, ...look })
      const isMissing = rendered.status === 404 && !page.hasParameters
      const mayKeep = (rendered.status === 200 || isMissing) && !isUnkept(rendered)
      if (mayKeep) store.keep(key, version, rendered)
      return rendered
    }
    const rendering = page.hasParameters ? budget.render(clientIn(request), work) : work()
    const kept = rendering.finally(() => underWay.delete(turn))
    underWay.set(turn, kept)
    return kept
  }

  const clientIn = (request: IncomingMessage) => clientOf(request, parts.trustedProxies)

  async function preparedFor(request: IncomingMessage, look: Look): Promise<Kept> {
    const page = look.preferences.mayHaveSession ? undefined : findShared(request)
    if (!page) {
      const address = readable(request.url ?? '/')
      return budget.render(clientIn(request), () =>
        renderPage(parts, request, { address, ...look }),
      )
    }
    return store.find(keyOf(page, look), parts.version()) ?? renderOnce(request, page, look)
  }

  return {
    sendSaved(request, response) {
      const { token, ...visit } = readVisit(request, parts.sessionCookieName)
      const page = token === undefined ? findShared(request) : undefined
      const kept = page && store.find(keyOf(page, lookOf(request, visit, false)), parts.version())
      if (!kept) return false
      sendPrepared(request, response, kept)
      return true
    },
    async sendRendered(request, response) {
      const { token, ...visit } = readVisit(request, parts.sessionCookieName)
      const mayHaveSession = token !== undefined && (await parts.hasSession(token))
      const look = lookOf(request, visit, mayHaveSession)
      sendPrepared(request, response, await preparedFor(request, look))
    },
    languageOf: ({ headers }) => languageOf(headers),
  }
}

const keyOf = ({ address }: SharedPage, { preferences, encoding }: Look): string =>
  `${address} ${preferences.language} ${preferences.theme} ${encoding}`

/** What a page looks like for this visitor, as bytes. */
interface Look {
  preferences: Preferences
  encoding: Encoding | undefined
}

const lookOf = (
  { headers }: IncomingMessage,
  visit: Omit<Preferences, 'mayHaveSession'>,
  mayHaveSession: boolean,
): Look => ({
  preferences: { ...visit, mayHaveSession },
  encoding: encodingFor(headers['accept-encoding']),
})

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
  const theme = cookies[THEME_KEY]
  return {
    language: languageOf(request.headers, cookies),
    theme: isTheme(theme) ? theme : undefined,
    token: cookies[sessionCookieName],
  }
}
