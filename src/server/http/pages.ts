import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { negotiateLanguage, type Language } from '#shared/language.ts'
import { isTheme, LANGUAGE_KEY, THEME_KEY, type Preferences } from '#shared/preferences.ts'
import type { Env } from './app.ts'
import { createPageCache, type StoredPage } from './page-cache.ts'
import { pageHeaders } from './page-headers.ts'

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)
const BROTLI_QUALITY = 5

export interface PageParts {
  /** Renders a page of the site; the cookies of the request are the visitor's. */
  render: (request: Request, preferences: Preferences) => Promise<Response>
  sessionCookieName: string
  /** Grows when anything shown on anonymous pages changes. */
  catalogueVersion: () => number
  isHttps: boolean
}

/** Serves the site's pages: the same HTML for all anonymous visitors, rendered once a version. */
export function servePages(parts: PageParts) {
  const cache = createPageCache()
  return async (c: Context<Env>): Promise<Response> => {
    const preferences = preferencesOf(c, parts.sessionCookieName)
    const key = preferences.mayHaveSession
      ? undefined
      : [
          c.req.url.slice(c.req.url.indexOf('/', 8)),
          preferences.language,
          preferences.theme,
          parts.catalogueVersion(),
        ].join(' ')
    const kept = key && cache.find(key)
    if (kept) return sendPage(c, kept)
    const response = await parts.render(c.req.raw, preferences)
    const isHtml = response.headers.get('content-type')?.startsWith('text/html')
    if (!isHtml) return response
    const page = await store(response, parts.isHttps, preferences.language)
    if (key && page.status === 200) cache.keep(key, page)
    return sendPage(c, page)
  }
}

const preferencesOf = (c: Context, sessionCookieName: string): Preferences => {
  const theme = getCookie(c, THEME_KEY)
  return {
    language: negotiateLanguage(getCookie(c, LANGUAGE_KEY), c.req.header('accept-language')),
    theme: isTheme(theme) ? theme : undefined,
    mayHaveSession: getCookie(c, sessionCookieName) !== undefined,
  }
}

async function store(
  response: Response,
  isHttps: boolean,
  language: Language,
): Promise<StoredPage> {
  const html = await response.text()
  const plain = Buffer.from(html)
  const [gzipped, brotli] = await Promise.all([
    compressGzip(plain),
    compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  ])
  const headers = {
    ...pageHeaders(html, isHttps),
    'cache-control': 'private, no-cache',
    'content-language': language,
    vary: 'cookie, accept-language, accept-encoding',
  }
  return { status: response.status, headers, plain, gzip: gzipped, brotli }
}

function sendPage(c: Context, page: StoredPage): Response {
  const accepted = c.req.header('accept-encoding') ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined
  const body = encoding === 'br' ? page.brotli : encoding === 'gzip' ? page.gzip : page.plain
  const headers = encoding ? { ...page.headers, 'content-encoding': encoding } : page.headers
  return new Response(new Uint8Array(body), { status: page.status, headers })
}
