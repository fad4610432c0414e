import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { useTestApp } from '../../tools/testing/app.ts'
import { newCustomer } from '../../tools/testing/situations/orders.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

interface Outcome {
  status: number
  code?: string
}

/** Someone with a card, who orders with one key however often they press. */
async function newBuyer(restaurantId: number): Promise<() => Promise<Outcome>> {
  const customer = await newCustomer(test)
  const body = JSON.stringify({
    planId: 2,
    startDate: '2026-11-25',
    deliveryAddressId: customer.addressId,
    restaurantId,
    cardSetupId: await customer.saveCard(),
  })
  const headers = { 'content-type': 'application/json', 'idempotency-key': newIdempotencyKey() }
  return async () => {
    const response = await customer.request('/api/subscriptions', { method: 'POST', headers, body })
    const { code } = (await response.json()) as { code?: string }
    return { status: response.status, ...(code && { code }) }
  }
}

async function buyers(count: number, restaurantId: number) {
  const made: (() => Promise<Outcome>)[] = []
  while (made.length < count) made.push(await newBuyer(restaurantId))
  return made
}

const pressAll = (presses: readonly (() => Promise<Outcome>)[]) =>
  Promise.all(presses.map((press) => press()))

/** Keeps all days of a kitchen locked, as a stuck session would, until it is called. */
async function lockKitchen(restaurantId: number): Promise<() => Promise<void>> {
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const session = test.asOwner((db) =>
    db.transaction().execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
      await sql`select from kitchen_days where restaurant_id = ${restaurantId} for update`.execute(
        tx,
      )
      locked.resolve()
      await released.promise
    }),
  )
  await locked.promise
  return async () => {
    released.resolve()
    await session
  }
}

it('a locked kitchen delays only its own orders, and they go through with their key once it is free', async () => {
  await pressAll(await buyers(1, 1))
  const waiting = await buyers(20, 1)
  const others = await buyers(4, 2)
  const unlock = await lockKitchen(1)
  const locked = pressAll(waiting)
  const reads = Array.from({ length: 40 }, async () =>
    test.app.app.request('/api/subscription-plans'),
  )
  expect((await Promise.all(reads)).filter(({ status }) => status !== 200)).toEqual([])
  for (const press of others) expect(await press()).toEqual({ status: 201 })
  expect((await locked).filter(({ code }) => code !== 'busy')).toEqual([])
  await unlock()
  for (const press of waiting.slice(0, 10)) expect(await press()).toEqual({ status: 201 })
})
