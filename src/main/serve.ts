import { createServer } from 'node:http'
import { readConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { closeServer } from './process/close-server.ts'
import { openApp } from './process/open-app.ts'
import { openSite } from './process/open-site.ts'

const KEEP_ALIVE_MS = 75_000
const DRAIN_MS = 15_000

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const running = await openApp(config, log)
  const site = await openSite(config, log, running)
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, site.listener)
  server.listen(config.port, config.host, () =>
    log.info({ url: config.publicUrl, demo: config.demo }, 'listening'),
  )
  await running.queue.work()

  let isStopping = false
  const stop = async (signal: string) => {
    if (isStopping) process.exit(1)
    isStopping = true
    log.info({ signal }, 'stopping')
    site.startDraining()
    const timer = setTimeout(() => process.exit(1), DRAIN_MS)
    await closeServer(server)
    site.close()
    await running.close()
    clearTimeout(timer)
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop('SIGTERM'))
  process.on('SIGINT', () => void stop('SIGINT'))
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
