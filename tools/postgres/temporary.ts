import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { launchPostgres, type EmbeddedPostgres } from './launch.ts'

export type TemporaryPostgres = {
  /** Goes with the server; room for other files of the same run. */
  folder: string
  database: EmbeddedPostgres
  stop: () => Promise<void>
}

const prefix = 'sufra-temporary-'

/** Linux lends this part of the memory as a folder; a container may have little of it. */
const memory = '/dev/shm'
const ROOM_BYTES = 4 * 2 ** 30

function placeFor({ isDurable, isLarge }: { isDurable: boolean; isLarge: boolean }): string {
  if (isDurable || isLarge || !fs.existsSync(memory)) return os.tmpdir()
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > ROOM_BYTES ? memory : os.tmpdir()
}

/** Ends the server when this process ends without having stopped it, even by kill -9. */
function watchOver(folder: string): { end: () => void } {
  const program = path.join(import.meta.dirname, 'abandoned.ts')
  const watcher = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', program, folder],
    {
      stdio: ['pipe', 'ignore', 'inherit'],
      // Ctrl-C in the terminal ends the processes of a run, but not this one.
      detached: true,
    },
  )
  watcher.unref()
  return { end: () => watcher.kill('SIGKILL') }
}

/**
 * A fast server whose data no one misses, or a durable one, in a folder of its own: in memory where
 * there is room, unless its data is durable or large.
 */
export async function launchTemporary({
  isDurable = false,
  isArchived = false,
  isLarge = false,
} = {}): Promise<TemporaryPostgres> {
  const folder = fs.mkdtempSync(path.join(placeFor({ isDurable, isLarge }), prefix))
  fs.chmodSync(folder, 0o755)
  const watcher = watchOver(folder)
  const remove = () => {
    watcher.end()
    fs.rmSync(folder, { recursive: true, force: true })
  }
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
