import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { openApp } from './process/open-app.ts'
import { openSite } from './process/open-site.ts'
import { serveUntilStopped } from './process/serve-until-stopped.ts'
import { notifyReady } from './process/notify-ready.ts'

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = openLog(config)
  const running = await openApp(config, log)
  const site = await openSite(config, log, running)
  await serveUntilStopped(site, running, { config, log })
  await notifyReady(running.db, log)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
