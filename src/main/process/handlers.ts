import type { Http2Bindings, HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { createCalendarHandler } from '#features/calendar/server/public.ts'
import { findDishPicture } from '#features/kitchen-menu/server/public.ts'
import { closeDueDays } from '#features/meals/server/public.ts'
import { createPlateHandler } from '#features/plates/server/public.ts'
import type { Config } from '#server/config.ts'
import { simulatorPages } from '#server/gateways/simulator/pages/pages.ts'
import type { Env } from '#server/http/app.ts'
import type { RunningApp } from './open-app.ts'
import { createReadiness } from './readiness.ts'

/** The API has an app of its own; asking these handlers first would cost every call a second look-up. */
const isOfApi = (url = '') => /^\/api(\/|\?|$)/.test(url)

/** Everything that is answered by code: the API and the few addresses next to it. */
export function createHandlers(config: Config, running: RunningApp) {
  let isDraining = false
  const findError = createReadiness(running.db, running.context.log)
  const app = new Hono<Env>()
  app.get('/healthz', (c) => c.text('ok'))
  app.get('/readyz', async (c) => {
    if (isDraining) return c.text('draining', 503)
    const error = await findError()
    return error === undefined ? c.text('ready') : c.text(error, 503)
  })
  app.route(
    '/plates',
    createPlateHandler((slug) => findDishPicture(running.db, slug)),
  )
  app.route(
    '/calendar',
    createCalendarHandler({
      db: running.db,
      clock: running.context.clock,
      publicUrl: config.publicUrl,
      trustedProxies: config.trustedProxies,
      closeDays: (db, customerId, now) => closeDueDays(db, { customerId }, now),
    }),
  )
  if (config.demo) {
    app.route('/simulator', simulatorPages({ db: running.db, clock: running.context.clock }))
  }
  const api = running.app
  return {
    app: {
      fetch: (request: Request, env: HttpBindings | Http2Bindings) =>
        (isOfApi(env.incoming.url) ? api : app).fetch(request, env),
    },
    reportNotReady: () => {
      isDraining = true
    },
  }
}
