import { AsyncLocalStorage } from 'node:async_hooks'
import { renderRouterToStream, RouterServer } from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { createElement } from 'react'
import { setTransport, type Transport } from '#shared/call.ts'
import { setSiteUrlReader } from '#shared/page-head.ts'
import { setPreferencesReader, type Preferences } from '#shared/preferences.ts'

export interface RenderRequest {
  preferences: Preferences
  /** The API of this very process, already carrying the visitor's cookies. */
  transport: Transport
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
setSiteUrlReader(() => renderRequest().siteUrl)

/**
 * The renderer waits for every part of a page, lazy ones too, when a crawler asks. Our pages are
 * compressed and kept as a whole, so every visitor gets them that way.
 */
const AS_CRAWLER = { 'user-agent': 'Googlebot' }

const handler = createStartHandler(({ request, router, responseHeaders }) =>
  renderRouterToStream({
    request: new Request(request.url, { headers: AS_CRAWLER }),
    router,
    responseHeaders,
    children: createElement(RouterServer, { router }),
  }),
)

/** Renders one page of the site on the server. */
export const render = async (request: Request, context: RenderRequest): Promise<Response> =>
  current.run({ ...context, siteUrl: new URL(request.url).origin }, () => handler(request))

export default { fetch: (request: Request): Promise<Response> | Response => handler(request) }
