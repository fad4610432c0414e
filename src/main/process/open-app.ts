import type { Hono } from 'hono'
import { carrySessions, identify } from '#features/auth/server/public.ts'
import { openOutbox } from '#features/messages/server/public.ts'
import type { CatalogueIndex, KitchenCards } from '#features/restaurants/server/public.ts'
import { systemClock, type MovableClock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { openDatabase, type Database, type DatabaseHandle } from '#server/database/database.ts'
import { refuseDemoData } from '#server/database/demo-mark.ts'
import { waitOutOutage } from '#server/database/outage.ts'
import { refuseNewerSchema } from '#server/database/schema-version.ts'
import { openKeys, type Keys } from '#server/encryption/keys.ts'
import { openEventStreams, type EventStreams } from '#server/events/streams.ts'
import { createApi, type Env } from '#server/http/app.ts'
import { createKeptAnswers, type KeptAnswers } from '#server/http/kept/kept-answers.ts'
import type { Reach } from '#server/gateways/simulator/deliver-events.ts'
import type { SayRefusal } from '#server/http/errors.ts'
import { createCookies } from '#server/http/callers/cookies.ts'
import { openQueue, type JobContext, type Queue } from '#server/jobs/jobs.ts'
import type { Log } from '#server/log.ts'
import { openDemoClock } from '#server/product-time/demo-clock.ts'
import { createTimeMover, keepResuming, type TimeMover } from '#server/product-time/time-mover.ts'
import { mountApiDocs } from '../api-docs/api-docs.ts'
import { compose } from '../compose.ts'
import { sealedColumns } from '../sealed-columns.ts'
import { warnOfSeller } from './warn-of-seller.ts'

export interface RunningApp {
  app: Hono<Env>
  kept: KeptAnswers
  catalogueIndex: CatalogueIndex
  kitchenCards: KitchenCards
  db: Database
  handle: DatabaseHandle
  queue: Queue
  streams: EventStreams
  context: JobContext
  say: SayRefusal
  /** Only where product time can be moved. */
  timeMover: TimeMover | undefined
  close: () => Promise<void>
}

/** Waits for a database that isn't up yet; refuses a newer version's, a demo's and another secret's. */
async function openOwnDatabase(
  config: Config,
  log: Log,
): Promise<{ handle: DatabaseHandle; keys: Keys }> {
  const handle = openDatabase(config.databaseUrl, log)
  try {
    const keys = await waitOutOutage(
      async () => {
        await refuseNewerSchema(handle.db)
        if (!config.demo) await refuseDemoData(handle.db)
        return openKeys(handle.db, config, sealedColumns)
      },
      (line) => log.warn(`the database ${line}`),
    )
    return { handle, keys }
  } catch (error) {
    await handle.close()
    throw error
  }
}

/** The whole application in this process, without a socket: what `serve` and the tests share. */
export async function openApp(
  config: Config,
  log: Log,
  givenClock?: MovableClock,
): Promise<RunningApp> {
  const { handle, keys } = await openOwnDatabase(config, log)
  const { db } = handle
  await warnOfSeller(config, db, log)
  const demoClock =
    config.demoClock && !givenClock ? await openDemoClock(db, config.databaseUrl, log) : undefined
  const movable = givenClock ?? demoClock
  const clock = movable ?? systemClock
  const streams = openEventStreams(db, config.databaseUrl, log)
  const reach: Reach = (path, init) => app.request(path, init)
  const moveTime =
    movable && config.demoClock ? async (to: Date) => timeMover?.moveTo(to) : undefined
  const composition = compose(config, keys, reach, streams, log, moveTime)
  const { endpoints, jobs, outbox, say, catalogueIndex, kitchenCards } = composition
  const context: JobContext = { db, clock, log }
  const queue = await openQueue(config.databaseUrl, jobs, context, openOutbox(outbox, context))
  const timeMover: TimeMover | undefined =
    movable && createTimeMover({ handle, clock: movable, queue, log, carryAlong: carrySessions })
  const kept = createKeptAnswers(endpoints, clock)
  const app = createApi({
    endpoints,
    kept,
    identify: (token, now) => identify(db, config, token, now),
    say,
    clock,
    db,
    vault: keys.vault,
    log,
    cookies: createCookies(config.publicUrl),
    publicUrl: config.publicUrl,
    trustedProxies: config.trustedProxies,
  })
  mountApiDocs(app, { endpoints, say })
  const resuming = demoClock && timeMover && keepResuming(timeMover, log)
  return {
    app,
    kept,
    catalogueIndex,
    kitchenCards,
    db,
    handle,
    queue,
    streams,
    context,
    say,
    timeMover,
    close: async () => {
      streams.drain()
      resuming?.close()
      demoClock?.close()
      await queue.close()
      await handle.close()
    },
  }
}
