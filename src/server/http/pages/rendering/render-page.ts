import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Preferences } from '#shared/page/preferences.ts'
import type { Prepared } from '../../answers/prepared-answer.ts'
import { startLate } from '../late-start.ts'
import { preparePage } from '../page-cache.ts'
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

export async function renderPage(
  { render, publicUrl, hasStripe }: RenderParts,
  request: IncomingMessage,
  { address, preferences }: { address: string; preferences: Preferences },
): Promise<Prepared> {
  const nonce = randomBytes(16).toString('hex')
  const rendered = await render(toWebRequest(request, new URL(publicUrl).origin + address), {
    preferences,
    nonce,
  })
  const location = rendered.headers.get('location')
  if (location !== null) {
    const headers = { location, 'cache-control': 'no-store' }
    return { status: rendered.status, headers, body: () => ({ bytes: Buffer.alloc(0) }) }
  }
  const { html, scripts } = startLate(takeOwnScripts(await rendered.text(), nonce))
  return preparePage(rendered.status, html, {
    ...pageHeaders(scripts, { hasStripe }),
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

export const isUnkept = ({ headers }: Prepared): boolean => headers['cache-control'] === UNKEPT

function toWebRequest(request: IncomingMessage, url: string): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    // A page is HTML whatever is accepted; those who wait for the same one share it.
    if (typeof value === 'string' && name !== 'accept') headers.set(name, value)
  }
  return new Request(url, { headers })
}
