import { AsyncLocalStorage } from 'node:async_hooks'
import {
  createSsrStreamResponse,
  getSsrStatus,
  RouterServer,
  transformReadableStreamWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { setTransport, type Transport } from '#shared/wire/call.ts'
import { setSiteUrlReader } from '#shared/page/page-head.ts'
import { negotiateLanguage } from '#shared/language.ts'
import { setNonceReader } from '#shared/page/nonce.ts'
import { setAheadReader } from '#shared/page/product-now.ts'
import { isTheme, setPreferencesReader, type Preferences } from '#shared/page/preferences.ts'
import { UNKNOWN } from './web/shared-page.ts'

export interface RenderRequest {
  preferences: Preferences
  /** Marks the scripts that the renderer makes itself. */
  nonce?: string
  /** The API of this very process, already carrying the visitor's cookies. */
  transport: Transport
  aheadMs: number
}

interface Rendering extends RenderRequest {
  siteUrl: string
}

const current = new AsyncLocalStorage<Rendering>()

const renderRequest = (): Rendering => {
  const request = current.getStore()
  if (!request) throw new Error('Rendering happens inside a request only.')
  return request
}

setTransport((path, init) => renderRequest().transport(path, init))
setPreferencesReader(() => renderRequest().preferences)
setAheadReader(() => renderRequest().aheadMs)
setSiteUrlReader(() => renderRequest().siteUrl)
setNonceReader(() => current.getStore()?.nonce)

/**
 * Our pages are compressed and kept as a whole, so nothing of one is sent before all of it is there,
 * its lazy parts too: else the first rendering, which may be kept, would have them behind their places.
 */
const handler = createStartHandler(async ({ request, router, responseHeaders }) => {
  const { signal } = request
  try {
    const page = await renderToReadableStream(createElement(RouterServer, { router }), {
      signal,
      ...(router.options.ssr?.nonce !== undefined && { nonce: router.options.ssr.nonce }),
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    })
    await page.allReady
    const body = transformReadableStreamWithRouter(router, page, {
      rendererSafePoint: 'script-close',
      signal,
    })
    const init = { status: getSsrStatus(router), headers: responseHeaders }
    return createSsrStreamResponse(router, new Response(body, init))
  } catch (error) {
    router.serverSsr?.cleanup()
    throw error
  }
})

export { findSharedPage } from './web/shared-page.ts'

/** Renders one page of the site on the server. */
export const render = async (request: Request, context: RenderRequest): Promise<Response> =>
  current.run({ ...context, siteUrl: new URL(request.url).origin }, () =>
    handler(request, { inlineCss: isForVisitor(request, context) }),
  )

/** Someone who is signed in has been here before, and their browser may have the stylesheet. */
const isForVisitor = ({ url }: Request, { preferences }: RenderRequest): boolean =>
  !preferences.mayHaveSession && new URL(url).pathname !== UNKNOWN.address

/** Used by the development server, whose API answers in another process. */
export default {
  fetch: (request: Request): Promise<Response> =>
    render(request, {
      preferences: readRequestPreferences(request),
      aheadMs: 0,
      transport: (path, init) =>
        fetch(new URL(path, process.env['SUFRA_API_ORIGIN']), withCookies(init, request)),
    }),
}

function readRequestPreferences(request: Request): Preferences {
  const cookies = request.headers.get('cookie') ?? ''
  const theme = /(?:^|; )theme=(\w+)/.exec(cookies)?.[1]
  return {
    language: negotiateLanguage(
      /(?:^|; )language=(\w+)/.exec(cookies)?.[1],
      request.headers.get('accept-language') ?? undefined,
    ),
    theme: isTheme(theme) ? theme : undefined,
    mayHaveSession: /(?:^|; )session=/.test(cookies),
  }
}

function withCookies(init: RequestInit, page: Request): RequestInit {
  const headers = new Headers(init.headers)
  const cookies = page.headers.get('cookie')
  if (cookies !== null) headers.set('cookie', cookies)
  return { ...init, headers }
}
