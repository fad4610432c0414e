import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrate } from '../../src/server/database/migrate.ts'
import { migrationsFolder } from '../../tools/places.ts'
import { ownerUrlOf, testDatabaseUrl } from '../../tools/testing/database.ts'
import type { DeployedProcess } from '../../tools/testing/deploy/roll.ts'
import { startProcess } from './start-process.ts'

const url = testDatabaseUrl()
const newer = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-newer-'))
let processes: DeployedProcess[] = []

beforeAll(async () => {
  fs.cpSync(migrationsFolder, newer, { recursive: true })
  processes = await Promise.all([startProcess(url()), startProcess(url())])
}, 60_000)
afterAll(async () => {
  await Promise.all(processes.map((process) => process.stop()))
  fs.rmSync(newer, { recursive: true })
})

async function release(name: string, text: string) {
  fs.writeFileSync(path.join(newer, name), text)
  await migrate(ownerUrlOf(url()), newer)
}

/** What each process answers, by status and text. */
const ask = (address: string) =>
  Promise.all(
    processes.map(async ({ port }) => {
      const response = await fetch(`http://127.0.0.1:${port}${address}`)
      return `${response.status} ${address === '/readyz' ? await response.text() : ''}`.trim()
    }),
  )

it('two processes of older code work on after a marked migration, and can be started again', async () => {
  await release(
    '9998-add-a-note.sql',
    '-- Older code works with this: it names the columns that it writes.\nalter table areas add column note text',
  )
  expect(await ask('/readyz')).toEqual(['200 ready', '200 ready'])
  expect(await ask('/api/subscription-plans')).toEqual(['200', '200'])
  await migrate(ownerUrlOf(url()), migrationsFolder)
  await processes[0]?.stop()
  processes[0] = await startProcess(url())
  expect(await ask('/readyz')).toEqual(['200 ready', '200 ready'])
}, 60_000)

it('two processes of older code are not ready after any other migration, and none starts', async () => {
  await release('9999-drop-the-note.sql', 'alter table areas drop column note')
  const error =
    "the schema has 9999-drop-the-note.sql, which this version can't work with: " +
    'deploy the version that brought it'
  expect(await ask('/readyz')).toEqual([`503 ${error}`, `503 ${error}`])
  await expect(startProcess(url())).rejects.toThrow(`Not started: ${error}.`)
  await expect(migrate(ownerUrlOf(url()), migrationsFolder)).rejects.toThrow(error)
}, 60_000)
