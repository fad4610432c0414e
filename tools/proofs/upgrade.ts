import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { send, type RaceRequest } from '../../tests/races/requests.ts'
import { runCommand, say } from '../progress.ts'
import { placeCluster } from '../postgres/cluster.ts'
import { launchPostgres } from '../postgres/launch.ts'
import type { NativePostgres } from '../postgres/native.ts'
import { runProduct, type RunningProduct } from '../suites/journeys.ts'
import { findBinaries } from '../upgrade/old-binaries.ts'
import { keepOrdering } from './kill-subscribe/keep-ordering.ts'
import { compareBooks, readBooks, type Books } from './upgrade/books.ts'
import { runUpgrade } from './upgrade/command.ts'

const OLD_MAJOR = process.env['UPGRADE_FROM'] ?? '17'
const ORDER_MS = Number(process.env['LOAD_SECONDS'] ?? 10) * 1000
const KILLS = Number(process.env['UPGRADE_KILLS'] ?? 6)

async function order({ address, databaseUrl }: RunningProduct, round: number) {
  const port = Number(new URL(address).port)
  const ordering = {
    clients: 4,
    send: (request: RaceRequest) => send(port, request),
    round,
  }
  await keepOrdering(databaseUrl, ordering, () => sleep(ORDER_MS))
}

/** Orders on the product with the given binaries, or the installed ones, and what is there afterwards. */
async function runShop(folder: string, round: number, native?: NativePostgres): Promise<Books> {
  const postgres = path.join(folder, 'postgres')
  const database = await launchPostgres({ folder: postgres, ...(native && { native }) })
  await runProduct({ folder, database, stop: database.stop }, (product) => order(product, round))
  return readStopped(folder, native)
}

async function readStopped(folder: string, native?: NativePostgres): Promise<Books> {
  const postgres = path.join(folder, 'postgres')
  const database = await launchPostgres({ folder: postgres, ...(native && { native }) })
  try {
    return await readBooks(database.url)
  } finally {
    await database.stop()
  }
}

const sayBooks = (subject: string, { version, sums, ledgerEntries }: Books) =>
  say(
    subject,
    `PostgreSQL ${version}: ${sums.size} tables and sequences, ${ledgerEntries} ledger entries`,
  )

/** The command ends at moments spread over its time; the data stays of the old version until the swap. */
async function killRepeatedly(
  folder: string,
  env: Record<string, string>,
  args: string[],
  tookMs: number,
) {
  const versionFile = path.join(folder, 'postgres', 'data', 'PG_VERSION')
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const { code } = await runUpgrade(env, args, (tookMs * kill) / (KILLS + 1))
    if (code !== null) throw new Error('The upgrade was not killed')
    const version = fs.readFileSync(versionFile, 'utf8').trim()
    if (version !== OLD_MAJOR)
      throw new Error(`Killed before its end, and the data is of ${version}`)
  }
  say('killed', `${KILLS} upgrades by kill -9, the data stayed of PostgreSQL ${OLD_MAJOR}`)
}

/** What the last line of the command says, done. */
function goBack(folder: string, output: string) {
  const dataFolder = path.join(folder, 'postgres', 'data')
  const putAside = /rename (\S+) to it/.exec(output)?.[1]
  if (!putAside?.startsWith(`${dataFolder}.postgresql-${OLD_MAJOR}-`)) throw new Error(output)
  fs.rmSync(dataFolder, { recursive: true })
  fs.renameSync(putAside, dataFolder)
}

async function upgradeOnce(env: Record<string, string>, args: string[]) {
  const since = performance.now()
  const { code, output } = await runUpgrade(env, args)
  if (code !== 0) throw new Error(output)
  process.stdout.write(output)
  return { output, tookMs: performance.now() - since }
}

async function refusesToStart(folder: string) {
  const starting = launchPostgres({ folder: path.join(folder, 'postgres') })
  const answer = await starting.then(() => 'started', String)
  if (!answer.includes('npm run upgrade-database')) throw new Error(answer)
}

async function prove(folder: string) {
  const named = process.env['UPGRADE_BINARIES']
  const args = named ? ['--binaries', named] : []
  const env = { DATA_DIR: folder, DATABASE_URL: '', BACKUP_DIR: '', DEMO: '1' }
  const tools = placeCluster(path.join(folder, 'tools'))
  const native = findBinaries(tools, OLD_MAJOR, named)

  const before = await runShop(folder, 0, native)
  sayBooks('before', before)
  await refusesToStart(folder)

  const first = await upgradeOnce(env, args)
  compareBooks(before, await readStopped(folder))
  goBack(folder, first.output)
  compareBooks(before, await readStopped(folder, native))
  say('way back', `PostgreSQL ${OLD_MAJOR} starts again on the data of before`)

  await killRepeatedly(folder, env, args, first.tookMs)
  await upgradeOnce(env, args)
  const after = await readStopped(folder)
  compareBooks(before, after)
  sayBooks('after', after)
  const later = await runShop(folder, 1)
  if (later.ledgerEntries <= after.ledgerEntries) throw new Error('No order came after the upgrade')
  sayBooks('later', later)
}

await runCommand(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-upgrade-'))
  fs.chmodSync(folder, 0o755)
  try {
    await prove(folder)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
