import process from 'node:process'
import { parseArgs } from 'node:util'
import { restore } from '../backup/restore.ts'
import { requireStore } from '../backup/shipping.ts'
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

await runCommand(async () => {
  const { values } = parseArgs({ args: process.argv.slice(2), options: { to: { type: 'string' } } })
  const to = readMoment(values.to)
  const settings = readSettings()
  if (settings.databaseUrl !== undefined) {
    throw new Error(
      'npm run restore is for the embedded database. Restore the one of DATABASE_URL with its own tools, as docs/operations.md says.',
    )
  }
  const { putAside } = await step(
    'restore',
    () => restore(requireStore(settings), { dataFolder: settings.dataFolder, to }),
    ({ manifest }) => `from ${manifest.id} to ${to?.toISOString() ?? 'the end of the archive'}`,
  )
  if (putAside) say('put aside', putAside)
})
