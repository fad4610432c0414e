import { describe, expect, it, test } from 'vitest'
import { OWNERS } from '../../../src/server/database/owners.ts'
import fs from 'node:fs'
import path from 'node:path'
import { root } from '../../places.ts'
import { LIST } from './foreign-reads.ts'
import { findForeignTables } from './table-owners.ts'

const MEALS = 'src/features/meals/server/store.ts'
const TYPES = {
  file: 'src/server/database/schema.gen.ts',
  text: 'export interface Users {\n  email: string;\n  name: string;\n  role: string;\n}\n\nexport interface MealWeeks {\n  role: string;\n}\n',
}

function found(file: string, text: string, list = ''): string[] {
  const files = [TYPES, { file, text }, { file: LIST, text: list }]
  return findForeignTables(files).map(({ message }) => message)
}

describe('foreign writes', () => {
  test.each([
    "db.insertInto('subscriptions').values(row)",
    "tx.updateTable('subscriptions as s').set(change)",
    "tx.updateTable(['subscriptions', 'plans']).set(change)",
    "tx.with('gone', (q) => q.deleteFrom('subscriptions')).selectFrom('gone')",
    "tx.mergeInto('subscriptions').using('plans', 'a', 'b')",
    'sql`update subscriptions set fallback = ${fallback}`',
    'sql<Row>`insert into subscriptions (id) values (1)`',
    'sql`with gone as (delete from subscriptions s using x) select 1`',
    "sql`delete from ${sql.table('subscriptions')}`",
    "client.query('delete from subscriptions where id = $1')",
    'client.query(`merge into subscriptions s using x on true`)',
  ])('%s outside of its owner is refused', (text) => {
    expect(found(MEALS, text)).toContain(
      'subscriptions is written by subscriptions alone: call its server/public.ts',
    )
    const own = found('src/features/subscriptions/server/store.ts', text)
    expect(own.filter((message) => message.includes('is written by subscriptions'))).toEqual([])
  })

  test.each(['tx.insertInto(table)', 'sql`delete from ${sql.table(table)}`'])(
    '%s hides whose table it is',
    (text) => {
      expect(found(MEALS, text)).toEqual([expect.stringContaining('by a variable')])
    },
  )

  test.each([
    'sql`select 1 from delivery_days for update of delivery_days`',
    "log('update subscriptions soon')",
    'sql`on conflict do update set name = 1`',
    '// tx.deleteFrom(subscriptions)',
  ])('%s writes nothing', (text) => {
    expect(found('src/features/deliveries/server/store.ts', text)).toEqual([])
  })

  it('tests and other folders may write what they need', () => {
    const text = "db.insertInto('subscriptions')"
    expect(found('src/features/meals/server/meals.api.test.ts', text)).toEqual([])
    expect(found('seeds/people.ts', text)).toEqual([])
  })
})

describe('foreign reads', () => {
  const text = "db.selectFrom('meal_week_slots').innerJoin('payments as p', 'p.id', 'x')"
  const SUGGESTIONS = 'src/features/suggestions/server/store.ts'

  test.each([
    text,
    "({ selectFrom }) => selectFrom('payments')",
    "db.selectFrom(['meal_weeks as w', 'payments as p'])",
    "eb.leftJoin('payments', 'a', 'b')",
    'sql`select 1 from meal_weeks w, payments p`',
    'sql`select 1 from meal_weeks w left join payments on true`',
    'sql`select 1 from meal_weeks where exists (select from payments)`',
  ])('%s is refused unless it is listed', (planted) => {
    expect(found(SUGGESTIONS, planted)).toEqual([
      expect.stringContaining('suggestions reads payments.payments 1, and 0 in'),
    ])
    expect(found(SUGGESTIONS, planted, 'suggestions reads payments.payments 1')).toEqual([])
  })

  it('the list shrinks with the code', () => {
    expect(found(SUGGESTIONS, text, 'suggestions reads payments.payments 2')).toEqual([
      expect.stringContaining('suggestions reads payments.payments 2 is 1 now'),
    ])
  })

  test.each([
    ["db.selectFrom('users').select(['id', 'name'])", 0],
    [
      "db.selectFrom('meal_weeks as w').innerJoin('users as u', 'u.id', 'w.x').select('u.phone')",
      0,
    ],
    ['sql`select u.language from users u`', 0],
    ["db.selectFrom('users').select('email')", 1],
    ["db.selectFrom('users').selectAll()", 1],
    ["db.selectFrom('users').innerJoin('meal_weeks', 'x', 'y').select(['language', 'email'])", 1],
    ["db.selectFrom('meal_weeks').innerJoin('users', 'x', 'y').select('role')", 0],
    ["db.selectFrom('meal_weeks').innerJoin('users as u', 'u.id', 'w.x').select('u.email')", 1],
    ['sql`select email from users`', 1],
  ])('%s: everyone reads name, phone and language, and no more', (planted, count) => {
    expect(found(SUGGESTIONS, planted)).toHaveLength(count)
  })

  it('a read model reads what it needs, is on the list, and does nothing else', () => {
    const file = 'src/features/suggestions/server/week-read-model.ts'
    expect(found(file, text, `read model ${file}`)).toEqual([])
    expect(found(file, text)).toEqual([expect.stringContaining('is a new read model')])
    expect(found(file, `${text}.forUpdate()`, `read model ${file}`)).toEqual([
      'a read model neither writes nor locks',
    ])
    expect(found(file, "db.deleteFrom('meal_weeks')", `read model ${file}`)).toEqual([
      'a read model neither writes nor locks',
    ])
    expect(found(SUGGESTIONS, '', `read model ${file}`)).toEqual([`the read model ${file} is gone`])
  })
})

it('every owner is a feature, or the platform', () => {
  const parts = fs.readdirSync(path.join(root, 'src', 'features'))
  expect(Object.values(OWNERS).filter((owner) => ![...parts, 'server'].includes(owner))).toEqual([])
})
