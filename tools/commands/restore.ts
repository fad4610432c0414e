import path from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { restore } from '../backup/restore.ts'
import { restoreInto } from '../backup/restore-into.ts'
import { requireStore } from '../backup/shipping.ts'
import type { Manifest } from '../backup/store.ts'
import { runCommand, say, step } from '../progress.ts'
import { readSettings } from '../settings.ts'

function readMoment(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime()) || !/(Z|[+-]\d\d:\d\d)$/.test(text)) {
    throw new Error('--to needs a moment with its zone, such as 2026-11-23T14:30:00+04:00.')
  }
  return moment
}

const OPTIONS = { to: { type: 'string' }, into: { type: 'string' } } as const

await runCommand(async () => {
  const { values } = parseArgs({ args: process.argv.slice(2), options: OPTIONS })
  const to = readMoment(values.to)
  const settings = readSettings()
  const store = requireStore(settings)
  const describe = ({ id }: Manifest) =>
    `from ${id} to ${to?.toISOString() ?? 'the end of the archive'}`
  if (values.into !== undefined) {
    const folder = path.resolve(values.into)
    await step('restore', () => restoreInto(store, { folder, to }), describe)
    say('next', `start PostgreSQL on it, which replays the rest: pg_ctl start -D ${folder}`)
    return
  }
  if (settings.databaseUrl !== undefined) {
    throw new Error(
      'With DATABASE_URL, name a new folder: npm run restore -- --into <folder> writes a data folder to start your PostgreSQL on.',
    )
  }
  const { putAside } = await step(
    'restore',
    () => restore(store, { dataFolder: settings.dataFolder, to }),
    ({ manifest }) => describe(manifest),
  )
  if (putAside) say('put aside', putAside)
})
