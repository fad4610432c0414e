import { createHash, randomBytes } from 'node:crypto'
import { seedDemoAiPlan } from '../../seeds/demo-ai-plan.ts'
import { seedDemoChefs } from '../../seeds/demo-chefs.ts'
import { seedDemoKitchen } from '../../seeds/demo-kitchen.ts'
import { seedDemoSubscriptions } from '../../seeds/demo-subscriptions.ts'
import { seedCatalogue, seedDemo } from '../../seeds/run.ts'
import { createChef } from '../../src/features/chefs/server/create-chef.ts'
import { compose } from '../../src/main/compose.ts'
import type { RunningApp } from '../../src/main/process/open-app.ts'
import { inTransaction } from '../../src/server/database/database.ts'
import type { ServedEndpoint } from '../../src/server/http/serve.ts'
import type { Role } from '../../src/shared/wire/endpoint.ts'
import {
  TEST_NOW,
  testConfig,
  useTestApp,
  type TestApp,
  type TestBrowser,
} from '../../tools/testing/app.ts'
import type { Caller } from './matrix.ts'

/** Those whose records are asked for, and those who ask for them. */
export const OWNERS = {
  customer: '+971500000001',
  restaurant: '+971500000002',
  chef: '+971500000004',
} as const
export const ADMIN = '+971500000003'
export const STRANGERS: Record<Exclude<Caller, 'nobody'>, string> = {
  half: ADMIN,
  customer: '+971509500001',
  chef: '+971509500002',
  restaurant: '+971509500003',
  admin: ADMIN,
}
export const SUSPENDED = '+971509500004'

/** Staff have a second factor here, as they do wherever real people work. */
export const useAuthorizedApp = (): TestApp => useTestApp(seedWorld, { secondFactor: true })

async function seedWorld({ db }: RunningApp): Promise<void> {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoSubscriptions(db, TEST_NOW)
  await seedDemoKitchen(db, TEST_NOW)
  await seedDemoAiPlan(db, TEST_NOW)
  await seedDemoChefs(db, TEST_NOW)
  const addUser = (phone: string, role: Role, suspendedAt: Date | null = null) =>
    db
      .insertInto('users')
      .values({ phone, role, name: 'Somebody Else', suspended_at: suspendedAt })
      .returning('id')
      .executeTakeFirstOrThrow()
  await addUser(STRANGERS.customer, 'customer')
  await addUser(SUSPENDED, 'customer', TEST_NOW)
  const { id } = await addUser(STRANGERS.restaurant, 'restaurant')
  await db.updateTable('restaurants').set({ owner_id: id }).where('id', '=', 2).execute()
  const chef = await addUser(STRANGERS.chef, 'chef')
  const profile = { userId: chef.id, nameEn: 'Hessa', nameAr: 'حصة' }
  await inTransaction(db, (tx) =>
    createChef(tx, { ...profile, city: 'Dubai', cuisines: ['thai'] }, TEST_NOW),
  )
}

const readServed = (): ServedEndpoint[] => {
  const never = {} as never
  return compose(testConfig('postgres://nowhere'), never, never, never, never, never).endpoints
}

/** Everything that is served, by `METHOD /path`. */
export const servedByRoute = (): Map<string, ServedEndpoint> =>
  new Map(readServed().map((served) => [routeOf(served.endpoint), served]))

export const routeOf = ({ method, path }: { method: string; path: string }): string =>
  `${method} ${path}`

interface SessionKind {
  isHalf?: boolean
  expiresAt?: Date
}

/** A session of this person, whole unless given. */
export async function signIn(
  test: TestApp,
  phone: string,
  { isHalf = false, expiresAt = new Date('2028-01-01T00:00:00Z') }: SessionKind = {},
): Promise<TestBrowser> {
  const { db } = test.app
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  const token = randomBytes(32).toString('base64url')
  const now = test.clock.now()
  await db
    .insertInto('sessions')
    .values({
      id: createHash('sha256').update(token).digest(),
      user_id: user.id,
      created_at: now,
      last_seen_at: now,
      expires_at: expiresAt,
      verified_at: isHalf ? null : now,
      user_agent: 'test',
    })
    .execute()
  const browser = test.browser()
  browser.cookies.set('session', token)
  return browser
}

/** Someone new in this role; no one is also one whose session ended and one who is suspended. */
export const callersOf = async (test: TestApp, caller: Caller): Promise<TestBrowser[]> =>
  caller === 'nobody'
    ? [
        test.browser(),
        await signIn(test, STRANGERS.customer, { expiresAt: test.clock.now() }),
        await signIn(test, SUSPENDED),
      ]
    : [await signIn(test, STRANGERS[caller], { isHalf: caller === 'half' })]

export interface Answered {
  status: number
  code: string | undefined
  text: string
}

/** Calls and reads the whole answer; of a stream only its head. */
export async function ask(
  browser: TestBrowser,
  method: string,
  url: string,
  body?: object,
): Promise<Answered> {
  const response = await browser.request(url, {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  })
  const { status, headers } = response
  if (headers.get('content-type')?.startsWith('text/event-stream')) {
    await response.body?.cancel()
    return { status, code: undefined, text: '' }
  }
  const text = await response.text()
  const isRefusal = status >= 400
  const { code } = (isRefusal ? JSON.parse(text) : {}) as { code?: string }
  return { status, code, text }
}
