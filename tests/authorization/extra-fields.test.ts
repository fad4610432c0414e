import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { quoteIngredients } from '../../src/features/shopping/orders-contract.ts'
import type { Endpoint, Schema } from '../../src/shared/wire/endpoint.ts'
import { readMatrix, type Row } from './matrix.ts'
import { makeRecords, type OwnedRecord } from './records.ts'
import { fillPath, namesOf, sampleOf, type Json } from './samples.ts'
import {
  ADMIN,
  ask,
  OWNERS,
  routeOf,
  servedByRoute,
  signIn,
  STRANGERS,
  SUSPENDED,
  useAuthorizedApp,
} from './world.ts'

const test = useAuthorizedApp()
const served = servedByRoute()
const CANARY = 'canary-of-the-tests'
const CANARY_AED = 7_654_321.99

const extras = (userId: string): Json => ({
  isAdmin: true,
  role: 'admin',
  roles: ['admin'],
  alsoRoles: ['admin'],
  userId,
  customerId: userId,
  ownerId: userId,
  status: CANARY,
  paymentStatus: CANARY,
  price: CANARY_AED,
  totalPrice: CANARY_AED,
  priceFils: CANARY_AED * 100,
  totalFils: CANARY_AED * 100,
})

/** The only bodies that may say such a thing: what an admin decides, what a kitchen charges. */
const THEIR_OWN: Record<string, string[]> = {
  'PUT /api/admin/users/:id/role': ['role'],
  'POST /api/admin/ingredient-orders/:id/status': ['status'],
  'POST /api/admin/ingredient-orders/status': ['status'],
  'POST /api/kitchen/menu': ['price'],
  'PUT /api/kitchen/menu/:id/price': ['price'],
  'POST /api/kitchen/dishes': ['price'],
  'PUT /api/kitchen/menu/:id/recipe': ['price'],
}
/** A name that the specification has clients send, and that no use case reads. */
const UNREAD: Record<string, Json> = {
  'POST /api/accepted-meal-suggestions': { totalPrice: String(CANARY_AED) },
}

const writes = readMatrix().filter((row) => served.get(routeOf(row))?.endpoint.body !== undefined)
const endpointOf = (row: Row): Endpoint => served.get(routeOf(row))?.endpoint as Endpoint

let records: Record<string, OwnedRecord>
let userId: string

beforeAll(async () => {
  const { db } = test.app
  const numberOf = (phone: string) =>
    db
      .selectFrom('users')
      .select(['id', 'number'])
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
  userId = (await numberOf(SUSPENDED)).id
  const { number } = await numberOf(STRANGERS.customer)
  records = { ...(await makeRecords(test)), user: { owner: 'customer', ids: { id: number } } }
}, 60_000)

/** The extra names at every depth, but those that are the body's own. */
function laden(body: Json, extra: Json): Json {
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner)
    return typeof value === 'object' && value !== null ? laden(value as Json, extra) : value
  }
  const carried = Object.entries(body).map(([name, value]): [string, unknown] => [
    name,
    inner(value),
  ])
  return { ...extra, ...Object.fromEntries(carried) }
}

const extraFor = (row: Row): Json => {
  const own = THEIR_OWN[routeOf(row)] ?? []
  const all = { ...extras(userId), ...UNREAD[routeOf(row)] }
  return Object.fromEntries(Object.entries(all).filter(([name]) => !own.includes(name)))
}

const namesIn = (bodies: Record<string, Json>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(bodies).map(([route, body]) => [route, Object.keys(body)]))

it('only these bodies know a name that could give someone more', () => {
  const known = writes.flatMap((row) => {
    const names = namesOf(endpointOf(row).body as object)
    const theirs = Object.keys(extras('')).filter((name) => names.has(name))
    return theirs.length === 0 ? [] : [[routeOf(row), theirs] as const]
  })
  expect(Object.fromEntries(known)).toEqual({ ...THEIR_OWN, ...namesIn(UNREAD) })
})

it('no schema lets another name through', async () => {
  const through: string[] = []
  for (const row of writes) {
    const endpoint = endpointOf(row)
    const extra = extraFor(row)
    const body = laden(await sampleOf(endpoint), extra)
    const result = await (endpoint.body as Schema)['~standard'].validate(body)
    if (result.issues) through.push(`${routeOf(row)} ${JSON.stringify(result.issues)}`)
    else {
      const text = JSON.stringify(result.value)
      const unread = namesIn(UNREAD)[routeOf(row)] ?? []
      const names = Object.keys(extra).filter(
        (name) => text.includes(`"${name}":`) && !unread.includes(name),
      )
      if (names.length > 0) through.push(`${routeOf(row)} ${names.join()}`)
    }
  }
  expect(through).toEqual([])
  expect(writes.length).toBeGreaterThan(100)
})

it('an order of ingredients costs what the quote says', async () => {
  const owner = await signIn(test, OWNERS.customer)
  const orderId = Number(idOf('order'))
  const { quoteId, total } = await owner.call(quoteIngredients, { orderId })
  const extra = extras(userId)
  const body = {
    orderId,
    quoteId,
    deliveryAddressId: idOf('address'),
    paymentMethod: 'cash_on_delivery',
  }
  const { status, text } = await ask(owner, 'POST', '/api/ingredient-orders', { ...extra, ...body })
  expect(status).toBe(201)
  expect(JSON.parse(text)).toMatchObject({ total, status: 'placed' })
})

it('no write keeps anything of them', { timeout: 60_000 }, async () => {
  const before = await readStanding()
  const outcomes = new Map<string, number>()
  for (const row of writes) {
    const { status, code } = await writeWith(row)
    expect(status, `${routeOf(row)} ${code ?? ''}`).toBeLessThan(500)
    outcomes.set(`${routeOf(row)} ${code ?? ''}`, status)
  }
  const done = [...outcomes.values()].filter((status) => status < 300).length
  process.stdout.write(`${done} of ${writes.length} laden writes were done\n`)
  expect(await readStanding()).toEqual(before)
  expect(await countRows(CANARY)).toEqual(0)
  expect(await countRows('7654321')).toEqual(0)
  expect(done).toBeGreaterThan(55)
})

/** Who may act as what, and in how many rows this person is. */
async function readStanding(): Promise<object> {
  const { db } = test.app
  const columns = ['phone', 'role', 'also_roles'] as const
  const users = await db.selectFrom('users').select(columns).orderBy('phone').execute()
  return { users, rows: await countRows(userId) }
}

/** Rows of all tables that hold this text. */
async function countRows(text: string): Promise<number> {
  const { db } = test.app
  const tables = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'pgboss')`.execute(db)
  let count = 0
  for (const { name } of tables.rows) {
    const found = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.raw(name)} as t
      where to_jsonb(t)::text like ${`%${text}%`}`.execute(db)
    count += found.rows[0]?.count ?? 0
  }
  return count
}

/** The write as its owner does it, of a record that is there. */
async function writeWith(row: Row) {
  const owned = row.record === undefined ? undefined : records[row.record]
  const browser = await signIn(test, phoneFor(row))
  const body = { ...(await sampleOf(endpointOf(row))), ...referencesIn(row) }
  const url = fillPath(row.path, owned?.ids ?? { id: 2 })
  return ask(browser, row.method, url, laden(body, extraFor(row)))
}

function phoneFor({ codes, path }: Row): string {
  if (path.startsWith('/api/auth/')) return OWNERS.chef
  if (codes.customer !== '403') return OWNERS.customer
  if (codes.admin !== '403') return ADMIN
  return codes.chef === '403' ? OWNERS.restaurant : OWNERS.chef
}

const idOf = (kind: string) => records[kind]?.ids['id']

/** Other records that a body names, where they are there. */
function referencesIn(row: Row): Json {
  const known: Json = {
    deliveryAddressId: idOf('address'),
    addressId: idOf('address'),
    cardSetupId: idOf('card-setup'),
    subscriptionId: idOf('subscription'),
    listId: idOf('list'),
    acceptedMealIds: [idOf('accepted')],
    mealId: idOf('meal'),
    menuItemId: idOf('menu-item'),
    mealItemId: idOf('menu-item'),
    driverId: idOf('driver'),
  }
  const names = namesOf(endpointOf(row).body as object)
  return Object.fromEntries(Object.entries(known).filter(([name]) => names.has(name)))
}
