import { once } from 'node:events'
import type { Config } from '#server/config.ts'
import { createHttpServer } from '#server/http/socket/http-server.ts'
import type { Log } from '#server/log.ts'
import { drainServer } from './drain-server.ts'
import type { RunningApp } from './open-app.ts'
import type { Site } from './open-site.ts'

/** What requests, streams and jobs get to end once no new connection is taken. */
const END_MS = 15_000

/** Listens and works until a signal ends the process, in order; a second signal ends it at once. */
export async function serveUntilStopped(
  site: Site,
  running: RunningApp,
  { config, log }: { config: Config; log: Log },
): Promise<void> {
  const server = createHttpServer(site.listener, { ...config, log })
  server.listen(config.port, config.host)
  await once(server, 'listening')
  log.info({ url: config.publicUrl, demo: config.demo }, 'listening')
  await running.queue.work()

  const waitMs = config.drainSeconds * 1000
  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    const timer = setTimeout(() => process.exit(1), waitMs + END_MS)
    await drainServer(server, {
      waitMs,
      reportNotReady: site.reportNotReady,
      endStreams: running.streams.drain,
    })
    site.close()
    await running.close()
    clearTimeout(timer)
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}
