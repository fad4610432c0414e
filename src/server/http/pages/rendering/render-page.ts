import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Preferences } from '#shared/page/preferences.ts'
import type { Encoding, Prepared } from '../../answers/prepared-answer.ts'
import { compress } from '../../kept/compress.ts'
import type { Kept } from '../../kept/store.ts'
import { startLate } from '../late-start.ts'
import { takeOwnScripts } from '../policy/own-scripts.ts'
import { pageHeaders } from '../policy/page-headers.ts'

/** Renders a page of the site; the cookies of the request are the visitor's. */
export type Render = (
  request: Request,
  page: { preferences: Preferences; nonce: string },
) => Promise<Response>

export interface RenderParts {
  render: Render
  publicUrl: string
  /** Whether pages may load Stripe's fields. */
  hasStripe: boolean
}

interface PageToRender {
  address: string
  preferences: Preferences
  encoding: Encoding | undefined
}

export async function renderPage(
  { render, publicUrl, hasStripe }: RenderParts,
  request: IncomingMessage,
  { address, preferences, encoding }: PageToRender,
): Promise<Kept> {
  const nonce = randomBytes(16).toString('hex')
  const rendered = await render(toWebRequest(request, new URL(publicUrl).origin + address), {
    preferences,
    nonce,
  })
  const { status } = rendered
  const location = rendered.headers.get('location')
  if (location !== null) {
    return preparePage({ status, headers: { location, 'cache-control': 'no-store' } })
  }
  const { html, scripts } = startLate(takeOwnScripts(await rendered.text(), nonce))
  const isPrivate = preferences.mayHaveSession || rendered.headers.get('cache-control') === UNKEPT
  const headers = {
    ...pageHeaders(scripts, { hasStripe }),
    ...announceStylesheets(html),
    ...ownHeaders(rendered.headers, isPrivate),
    'content-language': preferences.language,
    vary: 'cookie, accept-language, accept-encoding',
  }
  const bytes = await compress(html, encoding, isPrivate ? 'once' : 'kept')
  return preparePage({ status, headers, bytes, encoding })
}

const STYLESHEET = /<link rel="stylesheet" href="([^"]+)"/g

/** A browser asks for the stylesheets when the head of the answer comes, before it reads the page. */
function announceStylesheets(html: string): Record<string, string> {
  const links = Array.from(
    html.matchAll(STYLESHEET),
    ([, href]) => `<${href}>; rel=preload; as=style`,
  )
  return links.length > 0 ? { link: links.join(', ') } : {}
}

interface PageParts {
  status: number
  headers: Record<string, string>
  bytes?: Buffer
  encoding?: Encoding | undefined
}

const preparePage = ({ status, headers, bytes = Buffer.alloc(0), encoding }: PageParts): Kept => ({
  status,
  headers,
  body: () => ({ bytes, ...(encoding && { encoding }) }),
  size: bytes.length,
})

const UNKEPT = 'private, no-store'

/** No one keeps the page of a person, or one of which its route says so, as its link is the key. */
function ownHeaders(headers: Headers, isPrivate: boolean): Record<string, string> {
  const robots = headers.get('x-robots-tag')
  return {
    'cache-control': isPrivate ? UNKEPT : 'private, no-cache',
    ...(robots !== null && { 'x-robots-tag': robots }),
  }
}

export const isUnkept = ({ headers }: Prepared): boolean => headers['cache-control'] === UNKEPT

function toWebRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // A page is HTML whatever is accepted; those who wait for the same one share it.
    if (typeof value === 'string' && name !== 'accept') headers.set(name, value)
  }
  return new Request(url, { headers })
}
