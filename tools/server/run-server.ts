import process from 'node:process'
import { waitOutOutage } from '../../src/server/database/outage.ts'
import {
  applyMigrations,
  applyNewSeeds,
  openDatabase,
  sayOfDatabase,
  type OpenDatabase,
} from '../database/database.ts'
import { ensureSecret, refuseWrongSecret } from '../database/secret.ts'
import { onInterrupt } from './interrupt.ts'
import { addressOf, refuseTakenPort } from './port.ts'
import { giveUp, sayTotal, step } from '../progress.ts'
import { superviseServer, type ServerProcess } from './server-process.ts'
import { readSettings, refuseBadSettings, serverEnvironment, type Settings } from '../settings.ts'

type Wish = {
  entry: string
  mode: 'production' | 'development'
  prepare: () => Promise<void>
  describe: string
  /** Gets what ends the server, which is then started again with the code as it is. */
  follow?: (restart: () => void) => void
}

/** Each step may run again: it leaves what it finds done. */
async function prepareDatabase(database: OpenDatabase, settings: Settings): Promise<void> {
  await refuseWrongSecret(database.appUrl, settings)
  await applyMigrations(database, settings)
  await ensureSecret(database.appUrl, settings)
  await applyNewSeeds(database.appUrl, settings)
}

/** Database, migrations, seeds and the server, each kept alive until Ctrl-C stops them in order. */
export async function runServer(wish: Wish): Promise<Settings> {
  const { entry, mode, prepare, describe, follow } = wish
  let database: OpenDatabase | undefined
  let server: ServerProcess | undefined

  async function stopAll() {
    await server?.stop()
    await database?.close()
  }

  onInterrupt(stopAll)
  try {
    const settings = readSettings()
    refuseBadSettings(settings)
    const address = addressOf(settings.host, settings.port)
    await refuseTakenPort(settings.port, settings.host)
    const opened = await openDatabase(settings)
    database = opened
    database.embedded?.supervise()
    await waitOutOutage(() => prepareDatabase(opened, settings), sayOfDatabase)
    await prepare()
    const env = serverEnvironment(settings, opened.appUrl, mode)
    server = superviseServer({ entry, env, address })
    await step('server', server.whenReady, () => describe)
    const { pid } = server
    follow?.(() => {
      const running = pid()
      if (running !== undefined) process.kill(running, 'SIGTERM')
    })
    sayTotal(address)
    return settings
  } catch (error) {
    await stopAll()
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}
