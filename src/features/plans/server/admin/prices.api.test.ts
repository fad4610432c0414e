import { beforeEach, describe, expect, it } from 'vitest'
import { listDevMessages } from '#features/messages/contract.ts'
import { getSubscription, quoteSubscription } from '#features/subscriptions/contract.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  signInAdmin,
} from '../../../../../tools/testing/situations/orders.ts'
import { listPrices, setPrice, takePriceBack } from '../../admin-contract.ts'
import { listAddOns, listDietaryFees, listPlans } from '../../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

let office: TestBrowser

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('prices').execute()
  office = await signInAdmin(test)
})

const REASON = 'Prices of the new season'

/** 00:00 of a day in Dubai. */
const midnightOf = (day: string) => new Date(`${day}T00:00:00+04:00`)

const auditsOf = (key: string) =>
  test.app.db
    .selectFrom('audit_log')
    .selectAll()
    .where('object', '=', 'price')
    .where('object_id', '=', key)
    .orderBy('id', 'desc')
    .execute()

describe('POST /api/admin/prices', () => {
  it('lists what is on sale with its first price', async () => {
    const { prices } = await office.call(listPrices)
    expect(prices).toHaveLength(15)
    const find = (subject: string, key: string) =>
      prices.find((price) => price.subject === subject && price.key === key)
    expect(find('plan', '4')).toMatchObject({
      value: 149,
      changes: [{ id: null, value: 149, validFrom: null, standing: 'current' }],
    })
    expect(find('multiplier', '2')).toMatchObject({ value: 1.2, chargedPer: 'cycle' })
    expect(find('multiplier', '3')).toMatchObject({ name: 'Custom', value: 1.5 })
    expect(find('add-on', 'ingredient-delivery')).toMatchObject({ value: 29, chargedPer: 'order' })
    expect(find('diet', 'keto')).toMatchObject({ value: 150 })
  })

  it('holds for everybody from 00:00 in Dubai on its day, and not before', async () => {
    const visitor = test.browser()
    const change = { value: 159.5, validFrom: '2026-12-01', reason: REASON }
    const { prices } = await office.call(setPrice, { subject: 'plan', key: '4', ...change })
    expect(prices.find(({ key }) => key === '4')?.changes).toMatchObject([
      { value: 159.5, validFrom: '2026-12-01', standing: 'coming' },
      { value: 149, standing: 'current' },
    ])
    await office.call(setPrice, { subject: 'add-on', key: 'shopping-list', ...change, value: 59 })
    await office.call(setPrice, { subject: 'diet', key: 'keto', ...change, value: 0 })
    const shown = async () => ({
      plan: (await visitor.call(listPlans)).find(({ id }) => id === 4)?.price,
      addOn: (await visitor.call(listAddOns)).find(({ slug }) => slug === 'shopping-list')?.price,
      diet: (await visitor.call(listDietaryFees)).find(({ diet }) => diet === 'keto')
        ?.priceAdjustment,
      quoted: (
        await visitor.call(quoteSubscription, {
          planId: 4,
          restaurantId: 1,
          addOns: ['shopping-list'],
        })
      ).total,
    })
    test.clock.moveTo(new Date(midnightOf('2026-12-01').getTime() - 1))
    expect(await shown()).toEqual({ plan: 149, addOn: 49, diet: 150, quoted: 198 })
    test.clock.moveTo(midnightOf('2026-12-01'))
    expect(await shown()).toEqual({ plan: 159.5, addOn: 59, diet: 0, quoted: 218.5 })
    expect(await auditsOf('plan:4')).toMatchObject([
      {
        action: 'set-price',
        before: { value: 149 },
        after: { value: 159.5, validFrom: '2026-12-01', reason: REASON },
      },
    ])
  })

  it('leaves a running cycle as it was bought, announces the renewal and charges it then', async () => {
    const customer = await newCustomer(test, 'ar')
    const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
    await liveUntil(test, '2026-11-25T03:00:00Z')
    const bought = await customer.call(getSubscription, { id })
    office = await signInAdmin(test)
    const { prices } = await office.call(setPrice, {
      subject: 'multiplier',
      key: '2',
      value: 1.3,
      validFrom: '2026-12-01',
      reason: REASON,
    })
    const price = prices.find(({ subject, key }) => subject === 'multiplier' && key === '2')
    expect(price?.renewing).toBeGreaterThan(0)
    await liveUntil(test, '2026-12-02T03:00:00Z')
    const running = await customer.call(getSubscription, { id })
    expect(running.bill).toEqual(bought.bill)
    expect(running.nextCharge?.day).toBe('2026-12-21')
    expect(running.nextCharge?.amount).toBeGreaterThan(bought.bill.total)
    await liveUntil(test, '2026-12-16T06:00:00Z')
    await test.drain()
    const messages = await customer.call(listDevMessages, { to: customer.phone })
    const announced = messages.filter(({ template }) => template === 'subscription-renewal-price')
    expect(announced).toHaveLength(1)
    expect(announced[0]?.text).toMatch(/يتغير سعر خطتك/)
    expect((await customer.call(getSubscription, { id })).nextCharge).toEqual(running.nextCharge)
    await liveUntil(test, '2026-12-23T03:00:00Z')
    const renewed = await customer.call(getSubscription, { id })
    expect(renewed).toMatchObject({ cycle: { number: 2 }, paymentStatus: 'paid' })
    expect(renewed.bill.total).toBe(running.nextCharge?.amount)
  })

  it('makes the pages again once on the day', async () => {
    const version = async () => {
      const row = await test.app.db
        .selectFrom('catalogue_version')
        .select('version')
        .executeTakeFirstOrThrow()
      return row.version
    }
    await liveUntil(test, '2027-02-01T03:00:00Z')
    const before = await version()
    for (let count = 0; count < 2; count++) {
      await enqueue(test.app.db, 'show-prices-of-today', {})
      await test.drain()
    }
    expect(await version()).toBe(before + 1)
  })

  it('takes a coming price back, and refuses what has begun or is out of reach', async () => {
    const input = { subject: 'diet' as const, key: 'vegan', value: 20, reason: REASON }
    const set = await office.call(setPrice, { ...input, validFrom: '2026-12-05' })
    const ids = (prices: typeof set.prices) =>
      prices.find(({ key }) => key === 'vegan')?.changes.map(({ id }) => id) ?? []
    const [coming] = ids(set.prices)
    const left = await office.call(takePriceBack, { id: coming ?? 0 })
    expect(ids(left.prices)).toEqual([null])
    const today = await office.call(setPrice, { ...input, validFrom: '2026-11-21' })
    const again = await office.call(setPrice, { ...input, value: 25, validFrom: '2026-11-21' })
    expect(ids(again.prices)).toEqual(ids(today.prices))
    await expect(
      office.call(takePriceBack, { id: ids(again.prices)[0] ?? 0 }),
    ).rejects.toMatchObject({ code: 'price_has_begun' })
    const refused = async (change: object) =>
      office.call(setPrice, { ...input, validFrom: '2026-12-05', ...change }).then(
        () => undefined,
        (error: { code: string }) => error.code,
      )
    expect(await refused({ validFrom: '2026-11-20' })).toBe('price_too_early')
    expect(await refused({ validFrom: '2027-11-22' })).toBe('price_too_late')
    expect(await refused({ key: 'paleo' })).toBe('price_unknown')
    expect(await refused({ subject: 'plan', key: '4', value: 0 })).toBe('price_out_of_reach')
    expect(await refused({ subject: 'multiplier', key: '1', value: 6 })).toBe('price_out_of_reach')
    expect(await refused({ value: -1 })).toBe('invalid_input')
    expect(await refused({ reason: '' })).toBe('invalid_input')
    const customer = await newCustomer(test)
    await expect(
      customer.call(setPrice, { ...input, validFrom: '2026-12-05' }),
    ).rejects.toMatchObject({ status: 403 })
  })
})
