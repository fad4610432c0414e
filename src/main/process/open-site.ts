import type { RequestListener } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { identify } from '#features/auth/server/public.ts'
import { aheadOf, arrivalAt, today } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { root } from '#server/files/places.ts'
import { createCookies } from '#server/http/callers/cookies.ts'
import { createKeptStore } from '#server/http/kept/store.ts'
import { openPages, type SharedPage } from '#server/http/pages/pages.ts'
import { loadStaticFiles } from '#server/http/pages/static-files.ts'
import type { Log } from '#server/log.ts'
import type { Transport } from '#shared/wire/call.ts'
import type { Preferences } from '#shared/page/preferences.ts'
import { followCatalogue } from '../follow-catalogue.ts'
import { createHandlers } from './handlers.ts'
import { createListener } from './listener.ts'
import type { RunningApp } from './open-app.ts'

interface SiteBundle {
  render: (request: Request, context: RenderRequest) => Promise<Response>
  findSharedPage: (url: string) => SharedPage | undefined
}

interface RenderRequest {
  preferences: Preferences
  nonce: string
  transport: Transport
  aheadMs: number
}

export interface Site {
  /** Answers every request of the process. */
  listener: RequestListener
  /** From now on `/readyz` answers 503. */
  reportNotReady: () => void
  close: () => void
}

const DIST = path.join(root, 'dist')

/** The files and pages of the build, and the handlers of the running app, behind one listener. */
export async function openSite(config: Config, log: Log, running: RunningApp): Promise<Site> {
  const bundle = (await import(pathToFileURL(path.join(DIST, 'server/ssr.js')).href)) as SiteBundle
  const { clock } = running.context
  const catalogue = followCatalogue(running.handle, config.databaseUrl, log)
  const store = createKeptStore()
  running.kept.follow(catalogue.versions, store)
  running.catalogueIndex.follow(catalogue.onChange)
  running.kitchenCards.follow(catalogue.versions.ofKitchen)
  const handlers = createHandlers(config, running)
  const pages = openPages({
    sessionCookieName: createCookies(config.publicUrl).nameOf('session'),
    store,
    version: () => `${catalogue.versions.ofAll()} ${today(clock)} ${aheadOf(clock)}`,
    publicUrl: config.publicUrl,
    hasStripe: config.stripe !== undefined,
    trustedProxies: config.trustedProxies,
    hasSession: async (token) =>
      (await identify(running.db, config, token, arrivalAt(clock.now()))) !== undefined,
    findSharedPage: bundle.findSharedPage,
    render: (request, page) =>
      bundle.render(request, {
        ...page,
        transport: transportOf(running, request),
        aheadMs: aheadOf(clock),
      }),
  })

  return {
    listener: createListener({
      findFile: loadStaticFiles(path.join(DIST, 'client')),
      handle: getRequestListener((request, env) => handlers.app.fetch(request, env)),
      kept: running.kept,
      pages,
      say: running.say,
      log,
    }),
    reportNotReady: handlers.reportNotReady,
    close: catalogue.close,
  }
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
