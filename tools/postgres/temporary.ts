import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launchPostgres, type EmbeddedPostgres } from './launch.ts'
import { isLivingPostgres, isLivingProcess } from './process-state.ts'

export type TemporaryPostgres = {
  /** Goes with the server; room for other files of the same run. */
  folder: string
  database: EmbeddedPostgres
  stop: () => Promise<void>
}

const prefix = 'sufra-temporary-'

function readNumber(file: string): number {
  return fs.existsSync(file) ? Number.parseInt(fs.readFileSync(file, 'utf8'), 10) || 0 : 0
}

/** Linux lends this part of the memory as a folder; a container may have little of it. */
const memory = '/dev/shm'
const ROOM_BYTES = 4 * 2 ** 30

/** What no one misses is written to memory, where there is room for it. */
function placeFor(isDurable: boolean): string {
  if (isDurable || !fs.existsSync(memory)) return os.tmpdir()
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > ROOM_BYTES ? memory : os.tmpdir()
}

const listTemporary = (): string[] =>
  [os.tmpdir(), memory]
    .filter((place) => fs.existsSync(place))
    .flatMap((place) => fs.readdirSync(place).map((name) => path.join(place, name)))
    .filter((folder) => path.basename(folder).startsWith(prefix))

/** A server outlives its parent's kill -9; those of killed test runs are ended by the next run. */
function sweepAbandoned() {
  for (const folder of listTemporary()) {
    const owner = readNumber(path.join(folder, 'postgres', 'owner'))
    if (owner === 0 || isLivingProcess(owner)) continue
    const server = readNumber(path.join(folder, 'postgres', 'data', 'postmaster.pid'))
    if (server > 0 && isLivingPostgres(server)) process.kill(server, 'SIGQUIT')
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })
  }
}

/** A fast server whose data no one misses, or a durable one, in a folder of its own. */
export async function launchTemporary({
  isDurable = false,
  isArchived = false,
} = {}): Promise<TemporaryPostgres> {
  sweepAbandoned()
  const folder = fs.mkdtempSync(path.join(placeFor(isDurable), prefix))
  fs.chmodSync(folder, 0o755)
  const remove = () => fs.rmSync(folder, { recursive: true, force: true })
  try {
    const postgres = path.join(folder, 'postgres')
    const database = await launchPostgres({ folder: postgres, isDurable, isArchived })
    return {
      folder,
      database,
      async stop() {
        await database.stop()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
