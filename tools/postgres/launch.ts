import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isOutage } from '../../src/server/database/outage.ts'
import { openCluster, roleName, type Cluster } from './cluster.ts'
import type { NativePostgres } from './native.ts'
import {
  connectionSettings,
  createClient,
  findRunning,
  startServer,
  stopServer,
  type Postmaster,
  type ServerInput,
} from './postmaster.ts'
import { isLivingPostgres, isLivingProcess } from './process-state.ts'
import { appRoleName, ensureRole, passwordFrom, withLogin, type Login } from './roles.ts'

export type LaunchOptions = {
  /** Holds the data, the password, the port and the server's log. */
  folder: string
  database?: string
  /** False only for tests: no write waits for the disk. */
  isDurable?: boolean
  /** Keeps finished WAL for backups. */
  isArchived?: boolean
  /** How long a segment may take to be finished; shorter only for tests. */
  archiveEverySeconds?: number
  log?: (line: string) => void
  /** Other binaries than the installed package; only for proofs and tests. */
  native?: NativePostgres
  /** How long a server that runs may take to become ready; shorter only for tests. */
  patience?: { startingMs: number; silentMs: number; askMs?: number }
}

export type EmbeddedPostgres = {
  /** As the owner of everything: for migrations, and for tests that look behind the scenes. */
  url: string
  /** As the running app's role, which owns nothing. */
  appUrl: string
  cluster: Cluster
  port: number
  pid: () => number
  /** True when the server had been left running by an earlier process. */
  isAttached: boolean
  /** From now on the server is started again whenever it dies. */
  supervise: () => void
  /** Stops the server, unless another living process launched it. */
  stop: () => Promise<void>
}

function findOwner(cluster: Cluster): number | undefined {
  const file = path.join(cluster.folder, 'owner')
  const pid = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0
  return pid > 0 && pid !== process.pid && isLivingProcess(pid) ? pid : undefined
}

/** Lies in the data folder, so that it goes where the databases go that it names. */
const markOf = (cluster: Cluster) => path.join(cluster.dataFolder, 'sufra-databases')

function isMade(cluster: Cluster, line: string): boolean {
  const mark = markOf(cluster)
  return fs.existsSync(mark) && fs.readFileSync(mark, 'utf8').split('\n').includes(line)
}

/** A server that was found running is asked in any case: it may be about to end. */
async function ensureDatabase(
  cluster: Cluster,
  { port, child }: Postmaster,
  database: string,
  app: Login,
) {
  const line = `${database} ${app.name}`
  if (child && isMade(cluster, line)) return
  await makeDatabase(cluster, port, database, app)
  if (isMade(cluster, line)) return
  fs.appendFileSync(markOf(cluster), `${line}\n`)
}

async function makeDatabase(cluster: Cluster, port: number, database: string, app: Login) {
  const client = await createClient(connectionSettings(cluster, port, 'postgres'))
  await client.connect()
  try {
    await ensureRole(client, app)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      database,
    ])
    if (!rowCount) await client.query(`create database ${client.escapeIdentifier(database)}`)
  } catch (error) {
    const createdMeanwhile = ['42P04', '23505']
    if (!createdMeanwhile.includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

/** A server that an earlier process is just stopping still takes its last connections: then a new one starts. */
async function startWithDatabase(
  cluster: Cluster,
  input: ServerInput & { patience: LaunchOptions['patience'] },
  database: string,
  app: Login,
): Promise<Postmaster> {
  const giveUpAt = Date.now() + 30_000
  for (;;) {
    const server = await startOrAttach(cluster, input)
    try {
      await ensureDatabase(cluster, server, database, app)
      return server
    } catch (error) {
      if (!isOutage(error) || Date.now() > giveUpAt) throw error
      await sleep(100)
    }
  }
}

/** A start can lose a race, or meet the last backends of a server that was killed: try again. */
async function startOrAttach(
  cluster: Cluster,
  input: ServerInput & { patience: LaunchOptions['patience'] },
): Promise<Postmaster> {
  const giveUpAt = Date.now() + 30_000
  for (;;) {
    const running = await findRunning(cluster, input.patience)
    if (running) return running
    try {
      return await startServer(cluster, input)
    } catch (error) {
      if (Date.now() > giveUpAt) throw error
      await sleep(100)
    }
  }
}

function hasDied({ pid, child }: Postmaster): boolean {
  if (child) return child.exitCode !== null || child.signalCode !== null
  return !isLivingPostgres(pid)
}

/** Starts PostgreSQL 18 from the installed npm package, or attaches to the one that still runs. */
export async function launchPostgres(options: LaunchOptions): Promise<EmbeddedPostgres> {
  const { folder, database = roleName, isDurable = true, log = () => undefined, patience } = options
  const { isArchived = false, archiveEverySeconds, native } = options
  const input = {
    isDurable,
    isArchived,
    patience,
    ...(archiveEverySeconds !== undefined && { archiveEverySeconds }),
  }
  const cluster = openCluster(folder, native)
  const app = { name: appRoleName, password: passwordFrom(cluster.password, appRoleName) }
  let server = await startWithDatabase(cluster, input, database, app)
  const { port } = server
  const isAttached = !server.child
  const isGuest = isAttached && findOwner(cluster) !== undefined
  if (!isGuest) fs.writeFileSync(path.join(cluster.folder, 'owner'), String(process.pid))
  const url = `postgres://${roleName}:${cluster.password}@127.0.0.1:${port}/${database}`

  const checkEveryMs = 100
  let timer: NodeJS.Timeout | undefined
  let isStopping = false
  let restarting: Promise<void> | undefined

  async function restart() {
    const startedAt = performance.now()
    server = await startOrAttach(cluster, { ...input, port })
    log(`PostgreSQL had died and is back after ${Math.round(performance.now() - startedAt)} ms`)
  }

  function check() {
    if (isStopping || restarting || !hasDied(server)) return
    restarting = restart()
      .catch((error: unknown) => log(`PostgreSQL could not be started: ${String(error)}`))
      .finally(() => (restarting = undefined))
  }

  return {
    url,
    appUrl: withLogin(url, app),
    cluster,
    port,
    pid: () => server.pid,
    isAttached,
    supervise() {
      timer ??= setInterval(check, checkEveryMs)
    },
    async stop() {
      isStopping = true
      clearInterval(timer)
      await restarting
      if (!isGuest) await stopServer(server)
    },
  }
}
