import process from 'node:process'
import { findPrevious, findSecret } from '../../src/server/config.ts'
import type { Settings } from '../settings.ts'
import { backupKeyOf } from './sealed-file.ts'
import { openStore, shipArchive, type BackupStore } from './store.ts'

const SHIP_EVERY_MS = 5000
const KEY_LENGTH_MIN = 32

type Place = Pick<Settings, 'backupFolder' | 'dataFolder' | 'databaseUrl'>

/**
 * The first one seals; what was sealed before BACKUP_KEY or SECRET was set again stays readable.
 */
function findKeyTexts({ dataFolder, databaseUrl }: Place): string[] {
  const own = process.env['BACKUP_KEY']
  if (own && own.length < KEY_LENGTH_MIN) {
    throw new Error(`BACKUP_KEY needs at least ${KEY_LENGTH_MIN} characters.`)
  }
  const embedded = databaseUrl === undefined ? { SUFRA_EMBEDDED: '1' } : {}
  const secret = findSecret({ ...process.env, ...embedded }, dataFolder)
  return [own || undefined, secret, findPrevious(process.env)].filter((text) => text !== undefined)
}

/** @throws Error with one line when no folder or no key is set. */
export function requireStore(place: Place): BackupStore {
  if (place.backupFolder === undefined) {
    throw new Error('BACKUP_DIR is not set: it is the folder that backups are kept in.')
  }
  const [key, ...earlier] = findKeyTexts(place).map(backupKeyOf)
  if (!key) throw new Error('Set BACKUP_KEY, or else SECRET: backups are sealed with it.')
  return openStore(place.backupFolder, key, earlier)
}

export interface Shipping {
  stop: () => Promise<void>
}

/** Works at once and again and again, never twice at a time; stopping works once more. */
export function repeat(
  work: () => Promise<unknown>,
  everyMs: number,
  onError: (error: unknown) => void,
): Shipping {
  let working: Promise<unknown> | undefined
  const workOnce = () => {
    working ??= work()
      .catch(onError)
      .finally(() => (working = undefined))
    return working
  }
  const timer = setInterval(() => void workOnce(), everyMs)
  timer.unref()
  void workOnce()
  return {
    async stop() {
      clearInterval(timer)
      await working
      await workOnce()
    },
  }
}

/** Seals and moves what the embedded database archives, while it runs and once more at the end. */
export function startShipping(
  archiveFolder: string,
  place: Place,
  log: (line: string) => void,
): Shipping {
  const ship = async () => {
    // A new installation gets its secret in the course of its first start.
    if (place.backupFolder === undefined || findKeyTexts(place).length === 0) return
    await shipArchive(archiveFolder, requireStore(place))
  }
  return repeat(ship, SHIP_EVERY_MS, (error) =>
    log(`alarm: the archive can't be shipped: ${String(error)}`),
  )
}
