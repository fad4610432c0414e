import { beforeAll, describe, expect, it } from 'vitest'
import { createAddress } from '../../src/features/addresses/contract.ts'
import type { ServedEndpoint } from '../../src/server/http/serve.ts'
import type { TestBrowser } from '../../tools/testing/app.ts'
import { CALLERS, readMatrix, type Caller, type Row } from './matrix.ts'
import { makeRecords, type OwnedRecord } from './records.ts'
import { fillPath, queryOf, sampleOf } from './samples.ts'
import {
  ask,
  callersOf,
  OWNERS,
  routeOf,
  servedByRoute,
  signIn,
  STRANGERS,
  useAuthorizedApp,
  type Answered,
} from './world.ts'

const test = useAuthorizedApp()
const served = servedByRoute()
/** Records of no one in particular: the catalogue's, or reached by a secret in the address. */
const COMMON = ['chef', 'recipe', 'dish', 'token']
/** An admin's route names anyone's record; the matrix has who else is refused there. */
const rows = readMatrix().filter(
  ({ path, record }) =>
    record !== undefined && !COMMON.includes(record) && !path.startsWith('/api/admin/'),
)

let records: Record<string, OwnedRecord>

beforeAll(async () => {
  records = await makeRecords(test)
}, 60_000)

const recordOf = ({ record = '' }: Row): OwnedRecord => {
  const owned = records[record]
  if (!owned) throw new Error(`Nobody has a ${record}`)
  return owned
}

async function askFor(row: Row, browser: TestBrowser, ids: OwnedRecord['ids'] = {}) {
  const { endpoint } = served.get(routeOf(row)) as ServedEndpoint
  const url = fillPath(row.path, ids) + queryOf(endpoint)
  return ask(browser, row.method, url, await sampleOf(endpoint))
}

const strangersTo = ({ codes }: Row): Caller[] =>
  CALLERS.filter((caller) => caller !== 'half' && codes[caller] === '404')

describe('someone else’s record', () => {
  it(
    'answers 404 to all who may call, as one that does not exist',
    { timeout: 60_000 },
    async () => {
      const leaked: string[] = []
      let cells = 0
      for (const row of rows) {
        const { ids } = recordOf(row)
        for (const caller of strangersTo(row)) {
          const [browser] = (await callersOf(test, caller)) as [TestBrowser]
          const foreign = await askFor(row, browser, ids)
          const missing = await askFor(row, browser)
          cells += 1
          if (foreign.status === 404 && foreign.text === missing.text) continue
          leaked.push(`${routeOf(row)} ${caller}: ${foreign.status} ${foreign.text.slice(0, 120)}`)
        }
      }
      process.stdout.write(`${cells} calls for records of others\n`)
      expect(leaked).toEqual([])
      expect(cells).toBeGreaterThan(250)
    },
  )

  it('is there for its owner, on every read', async () => {
    const missed: string[] = []
    for (const row of rows.filter(({ method }) => method === 'GET')) {
      const { owner, ids } = recordOf(row)
      const { status, code } = await askFor(row, await signIn(test, OWNERS[owner]), ids)
      if (status !== 404 && status < 500) continue
      missed.push(`${routeOf(row)} ${status} ${code ?? ''}`)
    }
    expect(missed).toEqual([])
  })

  it('named in a body or a query is as one that does not exist', async () => {
    const [stranger] = (await callersOf(test, 'customer')) as [TestBrowser]
    await giveAiPlan(stranger)
    const leaked: string[] = []
    for (const [route, name, kind] of NAMED) {
      const id = recordOf({ record: kind } as Row).ids['id']
      const foreign = await askNaming(stranger, route, name, id ?? 0)
      const missing = await askNaming(stranger, route, name, 987_654_321)
      if (foreign.status === 404 && foreign.text === missing.text) continue
      leaked.push(`${route} ${name}: ${foreign.status} ${foreign.text.slice(0, 120)}`)
    }
    expect(leaked).toEqual([])
  })
})

/** Records that are named elsewhere than in the path. */
const NAMED = [
  ['POST /api/subscriptions', 'deliveryAddressId', 'address'],
  ['POST /api/payments/card-setups', 'paymentId', 'invoice'],
  ['POST /api/accepted-meal-suggestions', 'mealId', 'meal'],
  ['POST /api/shopping-lists', 'acceptedMealIds', 'accepted'],
  ['POST /api/ingredient-orders/quote', 'listId', 'list'],
  ['POST /api/ingredient-orders/quote', 'acceptedMealId', 'accepted'],
  ['POST /api/ingredient-orders/quote', 'orderId', 'order'],
  ['POST /api/ingredient-orders', 'listId', 'list'],
  ['POST /api/subscription-meals', 'subscriptionId', 'subscription'],
  ['POST /api/subscription-meals/repeat', 'subscriptionId', 'subscription'],
  ['POST /api/subscription-meals/pick', 'subscriptionId', 'subscription'],
  ['GET /api/subscription-meals/repeat', 'subscriptionId', 'subscription'],
  ['GET /api/subscription-meals', 'subscriptionId', 'subscription'],
  ['GET /api/meal-selection', 'subscriptionId', 'subscription'],
  ['GET /api/meal-selection/dishes', 'subscriptionId', 'subscription'],
] as const

async function askNaming(
  browser: TestBrowser,
  route: string,
  name: string,
  id: number | string,
): Promise<Answered> {
  const { endpoint } = served.get(route) as ServedEndpoint
  const value = name.endsWith('s') ? [id] : id
  const isRead = endpoint.method === 'GET'
  const url = endpoint.path + (isRead ? queryOf(endpoint, { [name]: id }) : '')
  return ask(browser, endpoint.method, url, { ...(await sampleOf(endpoint)), [name]: value })
}

/** The plan of the records' owner, so that only the record itself can be what is missing. */
async function giveAiPlan(stranger: TestBrowser): Promise<void> {
  const { db } = test.app
  const address = await stranger.call(createAddress, {
    name: 'Home',
    addressLine1: 'Marina Gate 2',
    city: 'Dubai',
    area: 'Dubai Marina',
  })
  const { id: _, ...plan } = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('plan_id', '=', 5)
    .executeTakeFirstOrThrow()
  const { id: customerId } = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', STRANGERS.customer)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('subscriptions')
    .values({ ...plan, customer_id: customerId, address_id: address.id })
    .execute()
}
