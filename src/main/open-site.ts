import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Config } from '#server/config.ts'
import { pingDatabase } from '#server/database/database.ts'
import type { Env } from '#server/http/app.ts'
import { createCookies } from '#server/http/cookies.ts'
import { servePages } from '#server/http/pages.ts'
import type { Log } from '#server/log.ts'
import type { Transport } from '#shared/call.ts'
import type { Preferences } from '#shared/preferences.ts'
import { followCatalogueVersion } from './catalogue-version.ts'
import type { RunningApp } from './open-app.ts'

interface SiteBundle {
  render: (
    request: Request,
    context: { preferences: Preferences; transport: Transport },
  ) => Promise<Response>
}

const DIST = path.resolve(import.meta.dirname, '../../dist')
const FOREVER = 'public, max-age=31536000, immutable'
const HOUR = 'public, max-age=3600'

/** API, assets and pages behind one door. */
export async function openSite(config: Config, log: Log, running: RunningApp) {
  const bundle = (await import(pathToFileURL(path.join(DIST, 'server/ssr.js')).href)) as SiteBundle
  const version = await followCatalogueVersion(running.handle, log)
  let isDraining = false
  const app = new Hono<Env>()

  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isDraining) return c.text('draining', 503)
    const isReady = await Promise.race([
      pingDatabase(running.db).then(
        () => true,
        () => false,
      ),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), 500)),
    ])
    return isReady ? c.text('ready') : c.text('no database', 503)
  })
  app.route('/', apiUnder(running))
  app.use(
    '*',
    serveStatic({
      root: path.relative(process.cwd(), path.join(DIST, 'client')),
      precompressed: true,
      onFound: (file, c) => {
        c.header('cache-control', file.includes('/assets/') ? FOREVER : HOUR)
        c.header('x-content-type-options', 'nosniff')
      },
    }),
  )
  app.get(
    '*',
    servePages({
      sessionCookieName: createCookies(config.publicUrl).nameOf('session'),
      catalogueVersion: version.current,
      isHttps: config.publicUrl.startsWith('https:'),
      render: (request, preferences) =>
        bundle.render(request, { preferences, transport: transportOf(running, request) }),
    }),
  )
  app.onError((error, c) => {
    log.error({ err: error }, 'page fault')
    return c.text('Something went wrong on our side. Please try again.', 500)
  })
  return {
    app,
    startDraining: () => {
      isDraining = true
    },
    close: () => version.close(),
  }
}

/** Everything under /api goes to the contract's own application. */
function apiUnder({ app }: RunningApp): Hono<Env> {
  const door = new Hono<Env>()
  door.all('/api/*', (c) => app.fetch(c.req.raw, c.env))
  return door
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
