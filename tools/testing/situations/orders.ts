import { createHash, randomBytes } from 'node:crypto'
import { createAddress } from '../../../src/features/addresses/contract.ts'
import { verifyOtp } from '../../../src/features/auth/contract.ts'
import { createCardSetup, getCardSetup } from '../../../src/features/payments/contract.ts'
import { simulatorPages } from '../../../src/server/gateways/simulator/pages/pages.ts'
import { enqueue } from '../../../src/server/jobs/jobs.ts'
import type { CallInput } from '../../../src/shared/wire/endpoint.ts'
import type { Language } from '../../../src/shared/language.ts'
import type { TestApp, TestBrowser } from '../app.ts'
import { createSubscription } from '../../../src/features/subscriptions/contract.ts'

export type Order = CallInput<typeof createSubscription>

export const GOOD_CARD = '4242424242424242'

/** A signed-in customer with a home in Dubai Marina. */
export interface Customer extends TestBrowser {
  phone: string
  addressId: number
  /** A card kept by the provider, ready to be charged. */
  saveCard: (number?: string) => Promise<number>
  /** The kitchen chooses where nothing is chosen. */
  order: (change?: Partial<Order>, options?: { idempotencyKey?: string }) => Promise<Created>
}

type Created = Awaited<ReturnType<typeof callCreate>>
const callCreate = (browser: TestBrowser, order: Order, options?: { idempotencyKey?: string }) =>
  browser.call(createSubscription, order, options)

let phones = 0

/** How a person gets a session: by a row of their own, unless the test is about signing in. */
export type SignIn = (test: TestApp, phone: string, language: Language) => Promise<TestBrowser>

/** A new person each time; every phone is another customer. */
export async function newCustomer(
  test: TestApp,
  language: Language = 'en',
  signIn: SignIn = insertSession,
): Promise<Customer> {
  const phone = `+97155${String(++phones).padStart(7, '0')}`
  const browser = await signIn(test, phone, language)
  const address = await browser.call(createAddress, {
    name: 'Home',
    addressLine1: 'Marina Gate 1',
    city: 'Dubai',
    area: 'Dubai Marina',
  })
  return {
    ...browser,
    phone,
    addressId: address.id,
    saveCard: (number = GOOD_CARD) => saveCard(test, browser, number),
    order: async (change = {}, options) => {
      const input = {
        planId: 2,
        startDate: '2026-11-25',
        deliveryAddressId: address.id,
        restaurantId: 1,
        ...change,
      }
      return callCreate(browser, input, options)
    },
  }
}

const insertSession: SignIn = async (test, phone, language) => {
  const browser = test.browser(language)
  const token = randomBytes(32).toString('base64url')
  const user = await test.app.db
    .insertInto('users')
    .values({ phone, language, name: 'Layla' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await test.app.db
    .insertInto('sessions')
    .values({
      id: createHash('sha256').update(token).digest(),
      user_id: user.id,
      created_at: test.clock.now(),
      last_seen_at: test.clock.now(),
      expires_at: new Date('2028-01-01T00:00:00Z'),
      user_agent: 'test',
    })
    .execute()
  browser.cookies.set('session', token)
  return browser
}

export async function signInAdmin(test: TestApp): Promise<TestBrowser> {
  const browser = test.browser()
  await browser.call(verifyOtp, { phone: '+971500000003', otp: '246810' })
  return browser
}

export async function saveCard(
  test: TestApp,
  browser: TestBrowser,
  number: string,
  paymentId?: number,
): Promise<number> {
  const setup = await browser.call(createCardSetup, paymentId === undefined ? {} : { paymentId })
  const pages = simulatorPages({ db: test.app.db, clock: test.clock })
  const body = new URLSearchParams({ number, expiry: '12/29', cvc: '123' })
  const form = setup.form?.presentation === 'frame' ? setup.form.url : ''
  await pages.request(`/card/${form.split('/').at(-1)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: body.toString(),
  })
  await browser.call(getCardSetup, { id: setup.id })
  return setup.id
}

/** Moves the clock and runs the jobs that would have run by then. */
export async function liveUntil(test: TestApp, instant: string): Promise<void> {
  test.clock.moveTo(new Date(instant))
  const { db } = test.app
  await db.updateTable('sessions').set({ last_seen_at: test.clock.now() }).execute()
  const due = await db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', 'ready')
    .where('next_charge_at', '<=', test.clock.now())
    .orderBy('id')
    .execute()
  for (const { id } of due) await enqueue(db, 'charge-payment', { paymentId: id })
  await test.drain()
  await enqueue(db, 'deliver-simulated-events', {})
  await test.drain()
  await enqueue(db, 'lock-deliveries', {})
  await enqueue(db, 'remind-of-payments', {})
  await enqueue(db, 'turn-subscriptions', {})
  await test.drain()
}
