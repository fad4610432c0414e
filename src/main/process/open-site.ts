import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { aheadOf, today } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { createCookies } from '#server/http/callers/cookies.ts'
import { openPages } from '#server/http/pages/pages.ts'
import { API_HEADERS } from '#server/http/answers/outgoing.ts'
import { sendPrepared } from '#server/http/answers/prepared-answer.ts'
import { loadStaticFiles } from '#server/http/pages/static-files.ts'
import type { Log } from '#server/log.ts'
import type { Transport } from '#shared/wire/call.ts'
import type { Preferences } from '#shared/page/preferences.ts'
import { followCatalogueVersion } from '../catalogue-version.ts'
import { createDoors } from './doors.ts'
import type { RunningApp } from './open-app.ts'

interface SiteBundle {
  render: (
    request: Request,
    context: { preferences: Preferences; transport: Transport; aheadMs: number },
  ) => Promise<Response>
}

export interface Site {
  /** Answers every request of the process. */
  listener: (request: IncomingMessage, response: ServerResponse) => void
  /** From now on `/readyz` answers 503. */
  reportNotReady: () => void
  close: () => void
}

const DIST = path.resolve(import.meta.dirname, '../../../dist')
/** Answered by code and not by a file or a page. */
const DOORS = /^\/(api|plates|calendar|simulator|healthz|readyz)(\/|\?|$)/

/** Files, pages and doors behind one listener: files and kept pages first, they are most of it. */
export async function openSite(config: Config, log: Log, running: RunningApp): Promise<Site> {
  const bundle = (await import(pathToFileURL(path.join(DIST, 'server/ssr.js')).href)) as SiteBundle
  const { clock } = running.context
  const version = await followCatalogueVersion(running.handle, log)
  const doors = createDoors(config, running)
  const throughDoor = getRequestListener((request, env) => doors.app.fetch(request, env))
  const findFile = loadStaticFiles(path.join(DIST, 'client'))
  const pages = openPages({
    sessionCookieName: createCookies(config.publicUrl).nameOf('session'),
    version: () => `${version.current()} ${today(clock)} ${aheadOf(clock)}`,
    publicUrl: config.publicUrl,
    hasStripe: config.stripe !== undefined,
    render: (request, preferences) =>
      bundle.render(request, {
        preferences,
        transport: transportOf(running, request),
        aheadMs: aheadOf(clock),
      }),
  })

  const listener = (request: IncomingMessage, response: ServerResponse): void => {
    const url = request.url ?? '/'
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (!url.startsWith('/')) return void response.writeHead(400, API_HEADERS).end()
    if (!isRead || DOORS.test(url)) return void throughDoor(request, response)
    const file = findFile(url.split('?', 1)[0] ?? url)
    if (file) return sendPrepared(request, response, file)
    if (pages.sendKept(request, response)) return
    pages.sendRendered(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'page fault')
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
      response.end('Something went wrong on our side. Please try again.')
    })
  }
  return { listener, reportNotReady: doors.reportNotReady, close: version.close }
}

/** Rendering calls the API in this very process, with the visitor's own cookies and language. */
const transportOf =
  ({ app }: RunningApp, page: Request): Transport =>
  async (url, init) => {
    const headers = new Headers(init.headers)
    for (const name of ['cookie', 'accept-language', 'user-agent']) {
      const value = page.headers.get(name)
      if (value !== null) headers.set(name, value)
    }
    return app.request(url, { ...init, headers })
  }
