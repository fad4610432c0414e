import { once } from 'node:events'
import process from 'node:process'
import { waitOutOutage } from '../../src/server/database/outage.ts'
import { buildIfStale } from '../build.ts'
import { sayOfDatabase } from '../database/database.ts'
import type { DatabaseUrls } from '../database/client.ts'
import { isPrepared } from '../database/prepared.ts'
import { ensureSecret, refuseWrongSecret } from '../database/secret.ts'
import { runCommand, step } from '../progress.ts'
import { readSettings, type Settings } from '../settings.ts'

// What a start does before its server: in a process of its own, because it may load most of the product,
// and the one that stays would keep the memory. It builds while the database starts.

/** Each step may run again: it leaves what it finds done. */
async function prepareDatabase(urls: DatabaseUrls, settings: Settings): Promise<void> {
  if (await isPrepared(urls, settings)) return
  const { applyMigrations, applyNewSeeds } = await import('../database/contents.ts')
  await refuseWrongSecret(urls.appUrl, settings)
  await applyMigrations(urls, settings)
  await ensureSecret(urls.appUrl, settings)
  await applyNewSeeds(urls.appUrl, settings)
}

const build = () => step('build', buildIfStale, (isNew) => (isNew ? 'written to dist' : undefined))

const whenOpen = once(process, 'message') as Promise<[DatabaseUrls]>
process.channel?.ref()

await runCommand(async () => {
  const building = process.argv.includes('--build') ? build() : undefined
  // It is waited for below, after the database.
  building?.catch(() => undefined)
  const settings = readSettings()
  const [urls] = await whenOpen
  await waitOutOutage(() => prepareDatabase(urls, settings), sayOfDatabase)
  await building
  process.exit(0)
})
