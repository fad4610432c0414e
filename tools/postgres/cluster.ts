import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { findFreePort, isFree } from '../server/port.ts'
import { prepareNative, type NativePostgres } from './native.ts'
import { findServerUser, placeFor, type ServerUser } from './server-user.ts'

export const roleName = 'sufra'

/** Where one embedded server lives, and what it needs to run. */
export type Cluster = {
  folder: string
  dataFolder: string
  /** Where a server that archives leaves finished WAL until it is shipped. */
  archiveFolder: string
  logFile: string
  password: string
  native: NativePostgres
  user: ServerUser | undefined
}

/** Child processes leave the folder they start in alone: the server's user may not enter it. */
export function spawnSettings(user: ServerUser | undefined) {
  return { cwd: path.parse(process.cwd()).root, ...user, env: { ...process.env, HOME: '/' } }
}

function getPassword(folder: string): string {
  const file = path.join(folder, 'password')
  if (!fs.existsSync(file)) {
    fs.writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return fs.readFileSync(file, 'utf8').trim()
}

export function giveTo(user: ServerUser | undefined, place: string) {
  if (user) fs.chownSync(place, user.uid, user.gid)
}

/** With the plain C locale pg_trgm would find no likeness between any two Arabic words. */
function initdbArguments(folder: string, passwordFile: string): string[] {
  const access = ['-U', roleName, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C']
  const characterType = process.platform === 'linux' ? ['--lc-ctype=C.UTF-8'] : []
  return ['-D', folder, '-E', 'UTF8', '--no-instructions', ...access, ...locale, ...characterType]
}

/** Makes an empty cluster; its data folder appears only when it's whole. */
export function initialise({ dataFolder, native, user, password }: Cluster) {
  const unfinished = `${dataFolder}.${process.pid}`
  const passwordFile = `${unfinished}.password`
  fs.mkdirSync(unfinished, { mode: 0o700 })
  fs.writeFileSync(passwordFile, password, { mode: 0o600 })
  giveTo(user, unfinished)
  giveTo(user, passwordFile)
  const result = spawnSync(native.binary('initdb'), initdbArguments(unfinished, passwordFile), {
    ...spawnSettings(user),
    encoding: 'utf8',
  })
  fs.rmSync(passwordFile)
  if (result.status !== 0) {
    fs.rmSync(unfinished, { recursive: true, force: true })
    throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`)
  }
  fs.renameSync(unfinished, dataFolder)
}

/** Where a cluster is or will be, with its password; its data may be missing still. */
export function placeCluster(requestedFolder: string, native?: NativePostgres): Cluster {
  const user = findServerUser()
  fs.mkdirSync(requestedFolder, { recursive: true, mode: 0o755 })
  const folder = placeFor(path.resolve(requestedFolder), user)
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 })
  const cluster: Cluster = {
    folder,
    dataFolder: path.join(folder, 'data'),
    archiveFolder: path.join(folder, 'archive'),
    logFile: path.join(folder, 'postgres.log'),
    password: getPassword(folder),
    native: native ?? prepareNative(folder, user),
    user,
  }
  fs.mkdirSync(cluster.archiveFolder, { recursive: true, mode: 0o700 })
  giveTo(user, cluster.archiveFolder)
  return cluster
}

/** Writes the data of a stopped server that didn't wait for the disk safely to it. */
export function syncData({ dataFolder, native, user }: Cluster) {
  const { status, stderr, error } = spawnSync(
    native.binary('initdb'),
    ['--sync-only', '-D', dataFolder],
    { ...spawnSettings(user), encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`initdb failed: ${error?.message ?? stderr}`)
}

/** As PG_VERSION of its data says; undefined where there is none. */
export function findMajorVersion({ dataFolder }: Pick<Cluster, 'dataFolder'>): string | undefined {
  const file = path.join(dataFolder, 'PG_VERSION')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined
}

/** What a restore or an upgrade leaves where it was killed between two names, or is done. */
const PUT_ASIDE = /^data\.(before-|postgresql-|upgraded$)/

/** An empty shop must never take the place of one whose data has another name for a moment. */
function refuseDataAside({ folder, dataFolder }: Cluster) {
  const aside = fs.readdirSync(folder).filter((name) => PUT_ASIDE.test(name))
  if (aside.length === 0) return
  throw new Error(
    `${dataFolder} is missing, and ${aside.join(', ')} is next to it: ` +
      'repeat the upgrade or the restore that was interrupted, or give the right one its name back',
  )
}

/**
 * Creates the cluster where there is none; afterwards costs a few file reads.
 * @throws Error with one line for the data of another major version, which stays as it is.
 */
export function openCluster(requestedFolder: string, native?: NativePostgres): Cluster {
  const cluster = placeCluster(requestedFolder, native)
  const version = findMajorVersion(cluster)
  if (version === undefined) {
    refuseDataAside(cluster)
    initialise(cluster)
    return cluster
  }
  const { majorVersion } = cluster.native
  if (version === majorVersion) return cluster
  throw new Error(
    `${cluster.dataFolder} is of PostgreSQL ${version} and this release brings ${majorVersion}: ` +
      'run npm run upgrade-database, or start the release of before',
  )
}

/** The port of last time, or another free one. */
export async function choosePort({ folder }: Cluster): Promise<number> {
  const file = path.join(folder, 'port')
  const last = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  if (last > 0 && (await isFree(last))) return last
  const port = await findFreePort()
  fs.writeFileSync(file, String(port))
  return port
}
