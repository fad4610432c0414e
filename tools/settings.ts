import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { findConfigErrors } from '../src/server/config.ts'
import { isLoopback } from '../src/server/live-settings.ts'
import { root } from './places.ts'

export type Settings = {
  port: number
  host: string
  dataFolder: string
  /** Unset: the embedded database is used. */
  databaseUrl: string | undefined
  /** The owner's way into the same database; unset: DATABASE_URL is the owner's as well. */
  migrationUrl: string | undefined
  isDemo: boolean
  /** The embedded demo: its product time can be moved. */
  hasDemoClock: boolean
  /** Where backups are kept; unset: none are made. */
  backupFolder: string | undefined
}

/** Reads `.env` where there is one; what the environment already says wins. */
export function readSettings(): Settings {
  const file = path.join(root, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  const env = process.env
  const databaseUrl = env['DATABASE_URL'] || undefined
  const migrationUrl = env['MIGRATION_DATABASE_URL'] || undefined
  const isDemo = (env['DEMO'] || (databaseUrl ? '0' : '1')) === '1'
  return {
    port: Number(env['PORT'] || 3000),
    host: env['HOST'] || '127.0.0.1',
    dataFolder: path.resolve(root, env['DATA_DIR'] || '.data'),
    databaseUrl,
    migrationUrl,
    isDemo,
    hasDemoClock: isDemo && !databaseUrl,
    backupFolder: env['BACKUP_DIR'] ? path.resolve(root, env['BACKUP_DIR']) : undefined,
  }
}

/** What the server's process is given next to the environment of its parent. */
export function serverEnvironment(
  settings: Settings,
  databaseUrl: string,
  mode: 'production' | 'development',
) {
  return {
    NODE_ENV: mode,
    DATABASE_URL: databaseUrl,
    // Nothing in the server's process may know the owner's way in.
    MIGRATION_DATABASE_URL: '',
    PORT: String(settings.port),
    HOST: settings.host,
    DATA_DIR: settings.dataFolder,
    DEMO: settings.isDemo ? '1' : '0',
    ...(settings.databaseUrl ? {} : { SUFRA_EMBEDDED: '1' }),
  }
}

/** @throws Error with one line for each setting at fault, before anything is opened or written. */
export function refuseBadSettings(settings: Settings): void {
  const url = settings.databaseUrl ?? 'postgres://embedded'
  const env = { ...process.env, ...serverEnvironment(settings, url, 'production') }
  const errors = [...findDatabaseErrors(settings), ...findConfigErrors(env)]
  if (settings.isDemo && !process.env['DEMO'] && isPublic(settings)) {
    errors.push(
      'The demo and its public sign-in code would be open to the network: set DEMO=1 if you want that, DEMO=0 for a live shop, or leave HOST and PUBLIC_URL out.',
    )
  }
  if (errors.length > 0) throw new Error(errors.join('\n'))
}

export function findDatabaseErrors({ databaseUrl, migrationUrl }: Settings): string[] {
  if (!migrationUrl || databaseUrl) return []
  return ['MIGRATION_DATABASE_URL needs DATABASE_URL next to it.']
}

function isPublic({ host }: Settings): boolean {
  const site = URL.parse(process.env['PUBLIC_URL'] ?? '')
  return !isLoopback(host) || (site !== null && !isLoopback(site.hostname))
}
