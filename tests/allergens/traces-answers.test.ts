import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { migrate } from '../../src/server/database/migrate.ts'
import { migrationsFolder } from '../../tools/places.ts'
import { createDatabase, dropDatabase, urlOf } from '../../tools/postgres/databases.ts'

const PER_PERSON = '0330-answer-traces-for-each-person.sql'

const server = inject('testServerUrl')
const name = `sufra_traces_${process.pid}`
const before = fs.mkdtempSync(path.join(os.tmpdir(), 'sufra-traces-'))
let client: pg.Client

beforeAll(async () => {
  await createDatabase(server, name)
  for (const file of fs.readdirSync(migrationsFolder)) {
    if (file < PER_PERSON)
      fs.copyFileSync(path.join(migrationsFolder, file), path.join(before, file))
  }
  await migrate(urlOf(server, name), before)
  client = new pg.Client({ connectionString: urlOf(server, name) })
  await client.connect()
}, 60_000)
afterAll(async () => {
  await client.end()
  await dropDatabase(server, name)
  fs.rmSync(before, { recursive: true })
})

const SAVED = '2026-11-01T08:00:00Z'
const LATER = '2026-11-02T08:00:00Z'

/** Who: allergies of one person; the household's answer, and when; when the preferences were saved. */
type Household = [allergens: string[], answer?: boolean, answeredAt?: string, preferences?: string]

const HOUSEHOLDS: Record<string, { was: Household; answer: boolean; isTold: boolean }> = {
  'nuts, nothing answered': { was: [['tree-nuts']], answer: true, isTold: true },
  'peanuts next to milk': { was: [['milk', 'peanuts']], answer: true, isTold: true },
  'no nuts, nothing answered': { was: [['milk']], answer: false, isTold: false },
  'no allergy': { was: [[]], answer: false, isTold: false },
  'yes stays yes': { was: [['milk'], true, SAVED], answer: true, isTold: false },
  'yes for sesame': { was: [['sesame'], true, SAVED, SAVED], answer: true, isTold: false },
  'no, answered with the allergy': {
    was: [['sesame'], false, LATER],
    answer: false,
    isTold: false,
  },
  'no, answered after the preferences': {
    was: [['sesame'], false, LATER, SAVED],
    answer: false,
    isTold: false,
  },
  'no that the preferences sent along': {
    was: [['sesame'], false, SAVED, SAVED],
    answer: true,
    isTold: true,
  },
}

it('keeps what households answered, and leaves traces of nuts and sesame out for the others', async () => {
  const ids = new Map<string, string>()
  for (const [index, [title, { was }]] of Object.entries(HOUSEHOLDS).entries()) {
    ids.set(title, await addHousehold(index, was))
  }
  await migrate(urlOf(server, name), migrationsFolder)
  for (const [title, { answer, isTold }] of Object.entries(HOUSEHOLDS)) {
    const { rows } = await client.query(
      'select avoids_traces as answer, traces_news_due as "isTold" from household_members where customer_id = $1',
      [ids.get(title)],
    )
    expect({ title, rows }).toEqual({ title, rows: [{ answer, isTold }] })
  }
}, 60_000)

async function addHousehold(index: number, [allergens, answer, answeredAt, saved]: Household) {
  const { rows } = await client.query<{ id: string }>(
    `insert into users (phone, name, role, language, created_at)
     values ($1, 'Salem', 'customer', 'en', $2) returning id`,
    [`+9715011100${String(index).padStart(2, '0')}`, SAVED],
  )
  const id = rows[0]?.id ?? ''
  await client.query(
    `insert into household_members (customer_id, is_customer, allergens, created_at, updated_at)
     values ($1, true, $2, $3, $3)`,
    [id, allergens, SAVED],
  )
  if (saved !== undefined) {
    await client.query(
      `insert into suggestion_preferences (customer_id, max_minutes, avoids_traces, updated_at)
       values ($1, 30, $2, $3)`,
      [id, answer, saved],
    )
  }
  if (answer !== undefined) {
    await client.query(
      `insert into households (customer_id, avoids_traces, updated_at) values ($1, $2, $3)
       on conflict (customer_id) do update set avoids_traces = $2, updated_at = $3`,
      [id, answer, answeredAt],
    )
  }
  return id
}
