import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import { setTransport, type Transport } from '#shared/call.ts'
import { setPreferencesReader, type Preferences } from '#shared/preferences.ts'

export interface RenderRequest {
  preferences: Preferences
  /** The API of this very process, already carrying the visitor's cookies. */
  transport: Transport
}

const current = new AsyncLocalStorage<RenderRequest>()

const renderRequest = (): RenderRequest => {
  const request = current.getStore()
  if (!request) throw new Error('Rendering happens inside a request only.')
  return request
}

setTransport((path, init) => renderRequest().transport(path, init))
setPreferencesReader(() => renderRequest().preferences)

const handler = createStartHandler(defaultRenderHandler)

/** Renders one page of the site on the server. */
export const render = async (request: Request, context: RenderRequest): Promise<Response> =>
  current.run(context, () => handler(request))

export default { fetch: (request: Request): Promise<Response> | Response => handler(request) }
