import type { Hono } from 'hono'
import { identify } from '#features/auth/server/public.ts'
import { openOutbox } from '#features/messages/server/public.ts'
import { systemClock, type Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { openDatabase, type Database, type DatabaseHandle } from '#server/database/database.ts'
import { openEventStreams, type EventStreams } from '#server/events/streams.ts'
import { createApi, type Env } from '#server/http/app.ts'
import type { Reach } from '#server/gateways/simulator/deliver-events.ts'
import { createCookies } from '#server/http/callers/cookies.ts'
import { openQueue, type JobContext, type Queue } from '#server/jobs/jobs.ts'
import type { Log } from '#server/log.ts'
import { mountApiDocs } from '../api-docs/api-docs.ts'
import { compose } from '../compose.ts'

export interface RunningApp {
  app: Hono<Env>
  db: Database
  handle: DatabaseHandle
  queue: Queue
  streams: EventStreams
  context: JobContext
  close: () => Promise<void>
}

/** The whole application in this process, without a socket: what `serve` and the tests share. */
export async function openApp(
  config: Config,
  log: Log,
  clock: Clock = systemClock,
): Promise<RunningApp> {
  const handle = openDatabase(config.databaseUrl, log)
  const { db } = handle
  const streams = openEventStreams(db, config.databaseUrl, log)
  const reach: Reach = (path, init) => app.request(path, init)
  const { endpoints, jobs, outbox, say } = compose(config, reach, streams)
  const context: JobContext = { db, clock, log }
  const queue = await openQueue(config.databaseUrl, jobs, context, openOutbox(outbox, context))
  const app = createApi({
    endpoints,
    identify: (token, now) => identify(db, config, token, now),
    say,
    clock,
    db,
    log,
    cookies: createCookies(config.publicUrl),
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
  })
  mountApiDocs(app, { endpoints, say })
  return {
    app,
    db,
    handle,
    queue,
    streams,
    context,
    close: async () => {
      streams.drain()
      await queue.close()
      await handle.close()
    },
  }
}
