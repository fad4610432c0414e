import process from 'node:process'
import { getRequestListener } from '@hono/node-server'
import { createHandlers } from '../../src/main/process/handlers.ts'
import { openApp } from '../../src/main/process/open-app.ts'
import { serveUntilStopped } from '../../src/main/process/serve-until-stopped.ts'
import { readConfig } from '../../src/server/config.ts'
import { createLog } from '../../src/server/log.ts'

// The product in a process of its own, without the built pages.
async function main() {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const running = await openApp(config, log)
  const handlers = createHandlers(config, running)
  const listener = getRequestListener((request, env) => handlers.app.fetch(request, env))
  const site = {
    listener: (...call: Parameters<typeof listener>) => void listener(...call),
    reportNotReady: handlers.reportNotReady,
    close: () => undefined,
  }
  await serveUntilStopped(site, running, { config, log })
  process.send?.({ port: config.port })
}

main().catch((error: unknown) => {
  process.send?.({ error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  process.disconnect?.()
})
