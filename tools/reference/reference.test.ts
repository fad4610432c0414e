import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readRepository } from '../checks/source.ts'
import { LIST, parseList } from '../checks/tables/foreign-reads.ts'
import { isProduct } from '../checks/tables/table-owners.ts'
import { root } from '../places.ts'
import { listEvents } from './events.ts'
import { inWords, listJobs } from './jobs.ts'
import { drawOwners, tablesByOwner } from './tables.ts'

const files = readRepository(root).filter(isProduct)
const pageOf = (name: string) => path.join(root, 'docs', 'reference', `${name}.md`)

const HOW =
  'Written by `tools/reference/reference.test.ts` from the code. After a change: `npm test -- tools/reference/reference.test.ts --update`.'

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

it('docs/reference/jobs.md lists every job with its time in Dubai', async () => {
  const jobs = listJobs(files)
  const rows = jobs.map(({ name, when, part, file }) => [`\`${name}\``, when, part, `\`${file}\``])
  expect(jobs.length).toBeGreaterThan(30)
  await expect(
    `# Jobs\n\n${HOW}\n\nTimes are Dubai's. A job may run twice, late or in two processes at once: what it does must not depend on that.\n\n${table(['Job', 'Runs', 'Part', 'File'], rows)}\n`,
  ).toMatchFileSnapshot(pageOf('jobs'))
})

it('docs/reference/events.md lists every event, who publishes it and who reads again', async () => {
  const rows = listEvents(files).map(({ kind, channels, publishers, listeners }) => [
    `\`${kind}\``,
    channels.join(', '),
    publishers.join(', '),
    listeners.join(', '),
  ])
  expect(rows.length).toBeGreaterThan(8)
  await expect(
    `# Events\n\n${HOW}\n\nAn event is written with the change itself and says what to read again, never what it now is. A channel is a person (\`customer\`), a kitchen or a session.\n\n${table(['Event', 'Channel', 'Published by', 'Read again by pages of'], rows)}\n`,
  ).toMatchFileSnapshot(pageOf('events'))
})

it('docs/reference/tables.md shows every table with its owner', async () => {
  const reads = parseList(fs.readFileSync(path.join(root, LIST), 'utf8'))
  const rows = tablesByOwner().map(([owner, tables]) => [
    owner,
    tables.map((one) => `\`${one}\``).join(', '),
  ])
  await expect(
    `# Tables and their owners\n\n${HOW}\n\nOnly its owner writes a table; \`server\` is the platform. Everyone else calls the owner's \`server/public.ts\`. An arrow goes from a feature to another one whose tables it reads by itself; the numbers may only fall (\`${LIST}\`).\n\n${table(['Owner', 'Tables'], rows)}\n\n\`\`\`mermaid\n${drawOwners(reads)}\n\`\`\`\n`,
  ).toMatchFileSnapshot(pageOf('tables'))
})

it.each([
  ['* * * * *', 'every minute'],
  ['*/10 * * * *', 'every 10 minutes'],
  ['17 * * * *', 'every hour at minute 17'],
  ['20 20 * * *', 'every day at 00:20'],
  ['0 5-16 * * *', 'every hour from 09:00 to 20:00'],
  ['*/5 4-16 * * *', 'every 5 minutes from 08:00 to 20:59'],
  ['0 0 1 * *', '0 0 1 * *'],
])('says %s as %s', (cron, words) => {
  expect(inWords(cron)).toBe(words)
})
