import { spawn, type ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, ClientConfig } from 'pg'
import { choosePort, roleName, spawnSettings, type Cluster } from './cluster.ts'
import { Patience, type Answer } from './patience.ts'
import { isLivingPostgres, isLivingServerOf, type ServerLock } from './process-state.ts'
import { findReasonOfEnd } from './server-log.ts'

/** A running server: our own child, or one that an earlier process left running. */
export type Postmaster = { pid: number; port: number; child?: ChildProcess }

const startTimeoutMs = 60_000
/** How long one question may take; a busy machine answers late. */
const ASK_MS = 2000

export function connectionSettings(cluster: Cluster, port: number, database: string) {
  return { host: '127.0.0.1', port, user: roleName, password: cluster.password, database }
}

/** The client costs its process 17 MB, and an ordinary start has nothing to ask. */
export async function createClient(config: ClientConfig): Promise<Client> {
  const { default: pg } = await import('pg')
  const client = new pg.Client(config)
  client.on('error', () => undefined)
  return client
}

async function ask(cluster: Cluster, port: number, limitMs = ASK_MS): Promise<Answer> {
  const client = await createClient({
    ...connectionSettings(cluster, port, 'postgres'),
    connectionTimeoutMillis: limitMs,
    query_timeout: limitMs,
  })
  try {
    await client.connect()
    const { rows } = await client.query<{ folder: string }>(
      "select current_setting('data_directory') as folder",
    )
    return rows[0]?.folder === cluster.dataFolder ? 'ready' : 'foreign'
  } catch (error) {
    const code = (error as { code?: string }).code ?? ''
    const stillStarting = ['57P03', '57P01', '57P02']
    if (stillStarting.includes(code)) return 'starting'
    if (code === '53300') return 'full'
    return code === '28P01' || code === '28000' ? 'foreign' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** As pg_ctl reads it: the server writes there when it takes connections. */
const STATUS_LINE = 7

function pidFile(cluster: Cluster): string {
  return path.join(cluster.dataFolder, 'postmaster.pid')
}

/** What the data folder's lock file says of its server, alive or not. */
function readLock(cluster: Cluster): (ServerLock & { port: number; isReady: boolean }) | undefined {
  try {
    const lines = fs.readFileSync(pidFile(cluster), 'utf8').split('\n')
    const [pid = 0, , startedAt = 0, port = 0] = lines.map(Number)
    const isReady = lines[STATUS_LINE]?.trim() === 'ready'
    return { pid, startedAt, port, isReady }
  } catch {
    return undefined
  }
}

const states = {
  silent: 'does not answer',
  starting: 'is still starting',
  full: 'takes no more connections',
  foreign: 'does not take the password of its folder',
}

/**
 * The server that already runs on this data folder. The lock file of a dead one is removed, that of a
 * living one never: PostgreSQL would end the server, and a second one could start on the same data.
 * @throws Error with one line when the living server does not become ready in time.
 */
export async function findRunning(
  cluster: Cluster,
  { startingMs = startTimeoutMs, silentMs = 10_000, askMs = ASK_MS } = {},
): Promise<Postmaster | undefined> {
  const patience = new Patience({ startingMs, silentMs }, performance.now())
  for (;;) {
    const lock = readLock(cluster)
    if (!lock) return undefined
    if (!isLivingServerOf(cluster.dataFolder, lock)) {
      fs.rmSync(pidFile(cluster), { force: true })
      return undefined
    }
    const answer = lock.port > 0 ? await ask(cluster, lock.port, askMs) : 'starting'
    if (answer === 'ready') return { pid: lock.pid, port: lock.port }
    if (patience.isOver(answer, performance.now())) {
      throw new Error(
        `The embedded database (process ${lock.pid}) runs and ${states[answer]}: ` +
          `see ${cluster.logFile}, then try again, or stop that process first`,
      )
    }
    await sleep(50)
  }
}

export interface ServerInput {
  port?: number
  isDurable: boolean
  /** Leaves finished WAL in the archive folder, each segment after half a minute at the latest. */
  isArchived?: boolean
  /** Shorter only for tests. */
  archiveEverySeconds?: number
  /** More settings, for a recovery. */
  settings?: Record<string, string>
  readyWithinMs?: number
}

const ARCHIVE_EVERY_SECONDS = 30

/** Under its final name only when it's whole; PostgreSQL itself repeats what failed. */
function archiveSettings(
  { archiveFolder }: Cluster,
  { archiveEverySeconds = ARCHIVE_EVERY_SECONDS }: ServerInput,
): Record<string, string | number> {
  const place = path.join(archiveFolder, '%f')
  const copy =
    process.platform === 'win32'
      ? `copy "%p" "${place}.part" && move /y "${place}.part" "${place}"`
      : `cp "%p" "${place}.part" && mv "${place}.part" "${place}"`
  return {
    archive_mode: 'on',
    archive_command: copy,
    archive_timeout: archiveEverySeconds,
  }
}

function settings(cluster: Cluster, port: number, input: ServerInput): string[] {
  const { isDurable, isArchived } = input
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 100,
    shared_buffers: '64MB',
    max_wal_size: '512MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'warning',
    ...(isArchived && archiveSettings(cluster, input)),
    ...input.settings,
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

function openLog(cluster: Cluster): number {
  const largestBytes = 10 * 1024 * 1024
  const isLarge = fs.existsSync(cluster.logFile) && fs.statSync(cluster.logFile).size > largestBytes
  return fs.openSync(cluster.logFile, isLarge ? 'w' : 'a', 0o600)
}

/** Its own process group and a log file for its output, so that it outlives a killed parent. */
function spawnServer(cluster: Cluster, port: number, input: ServerInput) {
  const log = openLog(cluster)
  const logStart = fs.fstatSync(log).size
  const child = spawn(
    cluster.native.binary('postgres'),
    ['-D', cluster.dataFolder, ...settings(cluster, port, input)],
    { ...spawnSettings(cluster.user), detached: true, stdio: ['ignore', log, log] },
  )
  fs.closeSync(log)
  child.unref()
  const readLog = () => fs.readFileSync(cluster.logFile).subarray(logStart).toString()
  return { child, readLog }
}

async function waitUntilReady(
  cluster: Cluster,
  port: number,
  { child, readLog }: ReturnType<typeof spawnServer>,
  readyWithinMs: number,
) {
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, signal) => (failure ??= `it ended with ${code ?? signal}`))
  const giveUpAt = Date.now() + readyWithinMs
  while (Date.now() < giveUpAt) {
    if (failure) throw new Error(`PostgreSQL: ${failure}: ${findReasonOfEnd(readLog())}`)
    const lock = readLock(cluster)
    if (lock?.pid === child.pid && lock?.isReady) return
    await sleep(15)
  }
  throw new Error(`PostgreSQL did not answer on port ${port}: see ${cluster.logFile}`)
}

/**
 * PostgreSQL's checkpointer is the one that ends a segment after half a minute. It begins while the
 * server recovers, and then sleeps for a whole checkpoint interval, five minutes, unless it is woken.
 */
async function wakeCheckpointer(cluster: Cluster, port: number): Promise<void> {
  const client = await createClient(connectionSettings(cluster, port, 'postgres'))
  await client.connect()
  try {
    await client.query('select pg_reload_conf()')
  } finally {
    await client.end()
  }
}

export async function startServer(cluster: Cluster, input: ServerInput): Promise<Postmaster> {
  const port = input.port ?? (await choosePort(cluster))
  const server = spawnServer(cluster, port, input)
  await waitUntilReady(cluster, port, server, input.readyWithinMs ?? startTimeoutMs)
  if (input.isArchived) await wakeCheckpointer(cluster, port)
  return { pid: server.child.pid ?? 0, port, child: server.child }
}

/** Ends open connections and shuts down cleanly; without an answer in time, at once. */
export async function stopServer({ pid, child }: Postmaster) {
  const isRunning = () =>
    child ? child.exitCode === null && child.signalCode === null : isLivingPostgres(pid)
  const signal = (name: NodeJS.Signals) => {
    if (isRunning() && isLivingPostgres(pid)) process.kill(pid, name)
  }
  const waitUntilGone = async (timeoutMs: number) => {
    const giveUpAt = Date.now() + timeoutMs
    while (isRunning() && Date.now() < giveUpAt) await sleep(15)
  }
  signal('SIGINT')
  await waitUntilGone(20_000)
  signal('SIGQUIT')
  await waitUntilGone(5000)
}
