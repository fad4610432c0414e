import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { giveTo, initialise, roleName, type Cluster } from '../postgres/cluster.ts'
import type { NativePostgres } from '../postgres/native.ts'
import {
  connectionSettings,
  findRunning,
  startServer,
  stopServer,
  type Postmaster,
} from '../postgres/postmaster.ts'
import { appRoleName, ensureRole, passwordFrom, withLogin } from '../postgres/roles.ts'
import type { DatabaseUrls } from '../database/client.ts'
import { copyDataFolder } from './copy-folder.ts'

/** A copy of the old data and a new cluster, next to the data that no server is started on. */
export interface Pair {
  folder: string
  rowsFolder: string
  old: Cluster
  fresh: Cluster
}

export function placePair(cluster: Cluster, oldNative: NativePostgres): Pair {
  const folder = path.join(cluster.folder, 'upgrade')
  const place = (name: string) => ({
    ...cluster,
    folder,
    dataFolder: path.join(folder, name),
    logFile: path.join(folder, `${name}.log`),
  })
  return {
    folder,
    rowsFolder: path.join(folder, 'rows'),
    old: { ...place('old'), native: oldNative },
    fresh: place('new'),
  }
}

/** Ends servers that a killed upgrade has left running, and removes what it made. */
export async function removePair({ folder, old, fresh }: Pair): Promise<void> {
  for (const cluster of [old, fresh]) {
    const running = await findRunning(cluster)
    if (running) await stopServer(running)
  }
  fs.rmSync(folder, { recursive: true, force: true })
}

export function fillPair(cluster: Cluster, { folder, rowsFolder, old, fresh }: Pair) {
  fs.mkdirSync(folder, { mode: 0o755 })
  fs.mkdirSync(rowsFolder, { mode: 0o700 })
  giveTo(cluster.user, rowsFolder)
  copyDataFolder(cluster, old.dataFolder)
  initialise(fresh)
}

/** A running one of the pair. */
export interface Running extends DatabaseUrls {
  client: pg.Client
}

async function connect(cluster: Cluster, port: number, database: string): Promise<pg.Client> {
  const client = new pg.Client(connectionSettings(cluster, port, database))
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** The database and the app's role, as a start makes them. */
async function ensureDatabase(cluster: Cluster, port: number) {
  const client = await connect(cluster, port, 'postgres')
  try {
    const password = passwordFrom(cluster.password, appRoleName)
    await ensureRole(client, { name: appRoleName, password })
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      roleName,
    ])
    if (!rowCount) await client.query(`create database ${roleName}`)
    return { name: appRoleName, password }
  } finally {
    await client.end()
  }
}

async function open(cluster: Cluster, { port }: Postmaster): Promise<Running> {
  const app = await ensureDatabase(cluster, port)
  const ownerUrl = `postgres://${roleName}:${cluster.password}@127.0.0.1:${port}/${roleName}`
  const client = await connect(cluster, port, roleName)
  return { ownerUrl, appUrl: withLogin(ownerUrl, app), client }
}

/**
 * Runs both servers while the work lasts, and stops them cleanly whatever comes of it. No write waits
 * for the disk: what a crash of the machine leaves half written is made again from the data.
 */
export async function withPair<T>(
  { old, fresh }: Pair,
  work: (old: Running, fresh: Running) => Promise<T>,
): Promise<T> {
  const servers: Postmaster[] = []
  const clients: pg.Client[] = []
  const run = async (cluster: Cluster) => {
    const server = await startServer(cluster, { isDurable: false })
    servers.push(server)
    const running = await open(cluster, server)
    clients.push(running.client)
    return running
  }
  try {
    return await work(await run(old), await run(fresh))
  } finally {
    for (const client of clients) await client.end().catch(() => undefined)
    for (const server of servers) await stopServer(server)
  }
}
