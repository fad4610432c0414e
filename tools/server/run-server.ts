import {
  applyMigrations,
  applySeeds,
  openDatabase,
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
}

/** Database, migrations, seeds and the server, each kept alive until Ctrl-C stops them in order. */
export async function runServer({ entry, mode, prepare, describe }: Wish): Promise<Settings> {
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
    database = await openDatabase(settings)
    database.embedded?.supervise()
    await refuseWrongSecret(database.appUrl, settings)
    await applyMigrations(database, settings)
    await ensureSecret(database.appUrl, settings)
    await applySeeds(database.appUrl, settings)
    await prepare()
    const env = serverEnvironment(settings, database.appUrl, mode)
    server = superviseServer({ entry, env, address })
    await step('server', server.whenReady, () => describe)
    sayTotal(address)
    return settings
  } catch (error) {
    await stopAll()
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}
