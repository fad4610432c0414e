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

const EARLIER = '2026-10-31T08:00:00Z'
const SAVED = '2026-11-01T08:00:00Z'
const LATER = '2026-11-02T08:00:00Z'

interface Household {
  allergens: string[]
  /** When the person was saved last. */
  personAt?: string
  /** The one answer of the household, and when it was saved. */
  said?: [answer: boolean, at: string]
  preferencesAt?: string
}

const LEFT_OUT = { answer: true, isReported: true }
const KEPT_OUT = { answer: true, isReported: false }
const ALLOWED = { answer: false, isReported: false }

const HOUSEHOLDS: [title: string, was: Household, is: { answer: boolean; isReported: boolean }][] =
  [
    ['nuts, nothing answered', { allergens: ['tree-nuts'] }, LEFT_OUT],
    ['peanuts next to milk', { allergens: ['milk', 'peanuts'] }, LEFT_OUT],
    ['no nuts, nothing answered', { allergens: ['milk'] }, ALLOWED],
    ['no allergy', { allergens: [] }, ALLOWED],
    ['yes', { allergens: ['milk'], said: [true, SAVED] }, KEPT_OUT],
    ['yes, later', { allergens: ['sesame'], said: [true, LATER], preferencesAt: SAVED }, KEPT_OUT],
    ['no, answered with the allergy', { allergens: ['sesame'], said: [false, SAVED] }, ALLOWED],
    [
      'no, answered with the allergy and the preferences of another day',
      { allergens: ['sesame'], said: [false, SAVED], preferencesAt: EARLIER },
      ALLOWED,
    ],
    [
      'no, answered after both',
      { allergens: ['sesame'], said: [false, LATER], preferencesAt: SAVED },
      ALLOWED,
    ],
    [
      'no that the preferences sent along',
      { allergens: ['sesame'], said: [false, LATER], preferencesAt: LATER },
      LEFT_OUT,
    ],
    [
      'no that was answered before the person was saved again',
      { allergens: ['sesame'], said: [false, SAVED], personAt: LATER },
      LEFT_OUT,
    ],
  ]

it('keeps what households answered, and leaves traces of nuts and sesame out for the others', async () => {
  const ids = new Map<string, string>()
  for (const [index, [title, was]] of HOUSEHOLDS.entries()) {
    ids.set(title, await addHousehold(index, was))
  }
  await migrate(urlOf(server, name), migrationsFolder)
  for (const [title, , is] of HOUSEHOLDS) {
    const { rows } = await client.query(
      'select avoids_traces as answer, traces_news_due as "isReported" from household_members where customer_id = $1',
      [ids.get(title)],
    )
    expect({ title, rows }).toEqual({ title, rows: [is] })
  }
}, 60_000)

async function addHousehold(index: number, household: Household) {
  const { allergens, personAt = SAVED, said, preferencesAt } = household
  const { rows } = await client.query<{ id: string }>(
    `insert into users (phone, name, role, language, created_at)
     values ($1, 'Salem', 'customer', 'en', $2) returning id`,
    [`+9715011100${String(index).padStart(2, '0')}`, SAVED],
  )
  const id = rows[0]?.id ?? ''
  await client.query(
    `insert into household_members (customer_id, is_customer, allergens, created_at, updated_at)
     values ($1, true, $2, $3, $3)`,
    [id, allergens, personAt],
  )
  if (preferencesAt !== undefined) {
    await client.query(
      `insert into suggestion_preferences (customer_id, max_minutes, avoids_traces, updated_at)
       values ($1, 30, $2, $3)`,
      [id, said?.[0], preferencesAt],
    )
  }
  if (said) {
    await client.query(
      `insert into households (customer_id, avoids_traces, updated_at) values ($1, $2, $3)
       on conflict (customer_id) do update set avoids_traces = $2, updated_at = $3`,
      [id, ...said],
    )
  }
  return id
}
