import type { BackupStore } from './store.ts'
import { backUp, externalSource, withClient } from './back-up.ts'
import { repeat, type Shipping } from './shipping.ts'
import { followWal } from './wal-over-sql.ts'

const SEAL_EVERY_MS = 30_000
const LOOK_EVERY_MS = 60_000
const DAY_MS = 86_400_000

export interface Following {
  store: BackupStore
  keptDays: number
  log: (line: string) => void
}

export const pruneAt = (now: Date, { store, keptDays }: Pick<Following, 'store' | 'keptDays'>) =>
  store.prune(new Date(now.getTime() - keptDays * DAY_MS))

/** Seals the WAL of a database of one's own every half minute, and copies all of it once a day. */
export function follow(url: string, { store, keptDays, log }: Following): Shipping {
  const source = externalSource(url)
  const backUpIfDue = async () => {
    const newest = store.list().at(-1)
    const now = new Date()
    if (newest && now.getTime() - Date.parse(newest.startedAt) < DAY_MS) return
    const { id, files } = await backUp(source, store)
    const pruned = pruneAt(now, { store, keptDays })
    log(`${id}: ${files.length} files, sealed; removed ${pruned.bases} backups`)
  }
  const sealing = repeat(
    () => withClient(url, (client) => followWal(client, store)),
    SEAL_EVERY_MS,
    (error) => log(`alarm: the WAL can't be sealed: ${String(error)}`),
  )
  const copying = repeat(backUpIfDue, LOOK_EVERY_MS, (error) =>
    log(`alarm: the database can't be copied: ${String(error)}`),
  )
  return {
    async stop() {
      await copying.stop()
      await sealing.stop()
    },
  }
}
