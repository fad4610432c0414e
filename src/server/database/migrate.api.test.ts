import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest'
import { createDatabase, dropDatabase, urlOf } from '../../../tools/postgres/databases.ts'
import { migrate } from './migrate.ts'

const server = inject('testServerUrl')
const name = `sufra_migrate_${process.pid}`
const url = urlOf(server, name)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-migrations-'))

beforeEach(async () => createDatabase(server, name))
afterEach(async () => {
  await dropDatabase(server, name)
  for (const file of fs.readdirSync(folder)) fs.rmSync(path.join(folder, file))
})
afterAll(() => fs.rmSync(folder, { recursive: true }))

function write(file: string, text: string) {
  fs.writeFileSync(path.join(folder, file), text)
}

async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

test('applies the files in order, once', async () => {
  write('0002-add-price.sql', 'alter table plans add price_fils int')
  write('0001-create-plans.sql', 'create table plans (id int)')
  expect(await migrate(url, folder)).toEqual(['0001-create-plans.sql', '0002-add-price.sql'])
  expect(await migrate(url, folder)).toEqual([])
  write('0003-fill.sql', 'insert into plans values (4, 14900); insert into plans values (5, 29900)')
  expect(await migrate(url, folder)).toEqual(['0003-fill.sql'])
  expect(await query('select id from plans order by id')).toEqual([{ id: 4 }, { id: 5 }])
})

test('parallel calls apply each file once', async () => {
  write('0001-create-plans.sql', 'create table plans (id int)')
  const applied = await Promise.all([1, 2, 3].map(async () => migrate(url, folder)))
  expect(applied.flat()).toEqual(['0001-create-plans.sql'])
})

test('a failing file leaves nothing behind and names itself', async () => {
  write('0001-create-plans.sql', 'create table plans (id int)')
  write('0002-broken.sql', 'create table half (id int); select no_such_column')
  await expect(migrate(url, folder)).rejects.toThrow('0002-broken.sql failed')
  expect(await query("select to_regclass('half')::text as half")).toEqual([{ half: null }])
  expect(await query('select name from schema_migrations')).toHaveLength(1)
})

test('refuses a file that changed or went after it was applied, and one that comes late', async () => {
  write('0002-create-plans.sql', 'create table plans (id int)')
  await migrate(url, folder)
  write('0001-late.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('0001-late.sql comes before')
  fs.rmSync(path.join(folder, '0001-late.sql'))
  write('0002-create-plans.sql', 'create table plans (id bigint)')
  await expect(migrate(url, folder)).rejects.toThrow('has changed since')
  write('0003-fill.sql', 'select 1')
  fs.rmSync(path.join(folder, '0002-create-plans.sql'))
  await expect(migrate(url, folder)).rejects.toThrow('its file is gone')
})

test('older code accepts later files that are marked, and refuses others', async () => {
  write('0001-create-plans.sql', 'create table plans (id int)')
  write('0002-add-price.sql', '-- Older code works with this: it reads no prices.\nselect 1')
  await migrate(url, folder)
  fs.rmSync(path.join(folder, '0002-add-price.sql'))
  expect(await migrate(url, folder)).toEqual([])
  write('0003-drop-plans.sql', 'drop table plans')
  write('0002-add-price.sql', '-- Older code works with this: it reads no prices.\nselect 1')
  expect(await migrate(url, folder)).toEqual(['0003-drop-plans.sql'])
  fs.rmSync(path.join(folder, '0002-add-price.sql'))
  fs.rmSync(path.join(folder, '0003-drop-plans.sql'))
  await expect(migrate(url, folder)).rejects.toThrow(
    "the schema has 0003-drop-plans.sql, which this version can't work with",
  )
})

test('refuses names without a number and numbers used twice', async () => {
  write('create-plans.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('must be named like')
  fs.rmSync(path.join(folder, 'create-plans.sql'))
  write('0001-a.sql', 'select 1')
  write('0001-b.sql', 'select 1')
  await expect(migrate(url, folder)).rejects.toThrow('number 0001')
})
