import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { requireStore } from '../backup/shipping.ts'
import { findMajorVersion, placeCluster, type Cluster } from '../postgres/cluster.ts'
import { runCommand, say, step } from '../progress.ts'
import { onInterrupt } from '../server/interrupt.ts'
import { readSettings, type Settings } from '../settings.ts'
import { findBinaries, removeBinaries } from '../upgrade/old-binaries.ts'
import { placePair, removePair } from '../upgrade/pair.ts'
import { finishSwap } from '../upgrade/swap.ts'
import { refuseVersion, upgrade, type Upgraded } from '../upgrade/upgrade.ts'

function findBackups(settings: Settings) {
  if (settings.backupFolder === undefined) return undefined
  return { folder: settings.backupFolder, store: requireStore(settings) }
}

function sayOutcome({ leftBehind, putAside, backupsAside }: Upgraded, cluster: Cluster) {
  if (leftBehind.length > 0) say('not copied', leftBehind.join(', '))
  if (backupsAside) say('backups', `those of before are in ${backupsAside}`)
  if (backupsAside) say('next', 'npm start, then npm run backup: backups begin again')
  say(
    'way back',
    `stop Sufra, remove ${cluster.dataFolder}, rename ${putAside} to it and start the release of before; ` +
      'what was written since is lost then. Remove it when no one needs it any more.',
  )
}

await runCommand(async () => {
  const options = { binaries: { type: 'string' } } as const
  const { values } = parseArgs({ args: process.argv.slice(2), options })
  const settings = readSettings()
  if (settings.databaseUrl !== undefined) {
    throw new Error(
      'This command is for the embedded database: docs/operations.md says how to upgrade the PostgreSQL of DATABASE_URL.',
    )
  }
  const cluster = placeCluster(path.join(settings.dataFolder, 'postgres'))
  if (finishSwap(cluster)) say('upgrade', 'the one that was interrupted at its end is complete')
  const version = findMajorVersion(cluster)
  const { majorVersion } = cluster.native
  if (version === undefined) throw new Error(`There is no database in ${settings.dataFolder}.`)
  if (version === majorVersion) {
    say('upgrade', `nothing to do: the data is of PostgreSQL ${version}, as this release brings it`)
    return
  }
  refuseVersion(version, majorVersion)
  const backups = findBackups(settings)
  const oldNative = await step(
    'binaries',
    async () => findBinaries(cluster, version, values.binaries),
    () => `of PostgreSQL ${version} are there`,
  )
  onInterrupt(() => removePair(placePair(cluster, oldNative)))
  const { hasDemoClock } = settings
  const upgraded = await step(
    'upgrade',
    () => upgrade({ cluster, oldNative, hasDemoClock, backups, now: new Date() }),
    ({ tables }) =>
      `from PostgreSQL ${version} to ${majorVersion}: ${tables} tables copied, compared and alike`,
  )
  removeBinaries(cluster, version)
  sayOutcome(upgraded, cluster)
})
