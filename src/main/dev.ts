import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer } from 'vite'
import { readConfig } from '#server/config.ts'
import { createHttpServer } from '#server/http/socket/http-server.ts'
import { openLog } from '#server/log.ts'
import { createHandlers } from './process/handlers.ts'
import { openApp } from './process/open-app.ts'
import { notifyReady } from './process/notify-ready.ts'

/** The product while it is written: pages come from Vite with hot reloading, calls go to a server of their own. */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config)
  const running = await openApp(config, log)
  await running.queue.work()
  const handlers = createHandlers(config, running)
  const handle = getRequestListener((request, env) => handlers.app.fetch(request, env))
  const api = createHttpServer((request, response) => void handle(request, response), {
    ...config,
    log,
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
  process.env['SUFRA_API_ORIGIN'] = origin

  const paths = ['/api', '/plates', '/calendar', '/simulator', '/healthz', '/readyz']
  const vite = await createViteServer({
    server: {
      port: config.port,
      host: config.host,
      strictPort: true,
      proxy: Object.fromEntries(paths.map((path) => [path, origin])),
    },
  })
  await vite.listen()

  const stop = async () => {
    await vite.close()
    api.close()
    await running.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  await notifyReady(running.db, log)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
