import fs from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { checkConfig } from '../src/server/config.ts'
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
}

/** Reads `.env` where there is one; what the environment already says wins. */
export function readSettings(): Settings {
  const file = path.join(root, '.env')
  if (fs.existsSync(file)) process.loadEnvFile(file)
  const env = process.env
  const databaseUrl = env['DATABASE_URL'] || undefined
  const migrationUrl = env['MIGRATION_DATABASE_URL'] || undefined
  if (migrationUrl && !databaseUrl) {
    throw new Error('MIGRATION_DATABASE_URL needs DATABASE_URL beside it')
  }
  const port = Number(env['PORT'] || 3000)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a number from 1 to 65535, not ${env['PORT']}`)
  }
  const isDemo = (env['DEMO'] || (databaseUrl ? '0' : '1')) === '1'
  return {
    port,
    host: env['HOST'] || '127.0.0.1',
    dataFolder: path.resolve(root, env['DATA_DIR'] || '.data'),
    databaseUrl,
    migrationUrl,
    isDemo,
    hasDemoClock: isDemo && !databaseUrl,
  }
}

/** What the server's process is told next to the environment of its parent. */
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

/** @throws Error with one line for what the server would refuse, before anything is written. */
export function refuseBadSettings(settings: Settings): void {
  const url = settings.databaseUrl ?? 'postgres://embedded'
  checkConfig({ ...process.env, ...serverEnvironment(settings, url, 'production') })
}
