import process from 'node:process'
import { openDatabase, type OpenDatabase } from '../database/database.ts'
import { onInterrupt } from './interrupt.ts'
import { addressOf, refuseTakenPort } from './port.ts'
import { giveUp, sayTotal, step } from '../progress.ts'
import { startPreparation, type Preparation } from './preparation.ts'
import { superviseServer, type ServerProcess } from './server-process.ts'
import { readSettings, refuseBadSettings, serverEnvironment, type Settings } from '../settings.ts'

type Input = {
  entry: string
  mode: 'production' | 'development'
  /** The pages come from the build, which is made where it isn't current. */
  isBuilt: boolean
  describe: string
  /** Gets what ends the server, which is then started again with the code as it is. */
  follow?: (restart: () => void) => void
}

/** Database, migrations, seeds and the server, each kept alive until Ctrl-C stops them in order. */
export async function runServer(input: Input): Promise<Settings> {
  const { entry, mode, isBuilt, describe, follow } = input
  let preparation: Preparation | undefined
  let database: OpenDatabase | undefined
  let server: ServerProcess | undefined

  let stopping: Promise<void> | undefined

  async function stopInOrder() {
    preparation?.stop()
    await server?.stop()
    await database?.close()
  }
  const stopAll = () => (stopping ??= stopInOrder())

  onInterrupt(stopAll)
  try {
    const settings = readSettings()
    refuseBadSettings(settings)
    const address = addressOf(settings.host, settings.port)
    await refuseTakenPort(settings.port, settings.host)
    preparation = startPreparation({ isBuilt })
    database = await openDatabase(settings)
    database.embedded?.supervise()
    const { ownerUrl, appUrl } = database
    const code = await preparation.finish({ ownerUrl, appUrl })
    if (code !== 0) {
      await stopAll()
      process.exit(code)
    }
    const env = serverEnvironment(settings, appUrl, mode)
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
