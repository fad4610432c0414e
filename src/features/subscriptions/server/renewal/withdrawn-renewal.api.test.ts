import { beforeEach, describe, expect, it } from 'vitest'
import { skipDelivery } from '#features/deliveries/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { deliveryOn, wrongPlaces } from '../../../../../tools/testing/running.ts'
import { newDiner, type Diner } from '../../../../../tools/testing/situations/diners.ts'
import { liveUntil } from '../../../../../tools/testing/situations/orders.ts'
import { keepCycle, setNextCycle } from '../../change-contract.ts'
import { getSubscription } from '../../contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

/** The renewal of 23 December is open, and not paid before the 21st. */
const OPENED = '2026-12-17T03:00:00Z'
const LUNCH = 1
const FULL_DAY = 2
/** Of the renewal, before and after it is opened again. */
const DAY = '2026-12-29'

beforeEach(() => test.clock.moveTo(TEST_NOW))

/** A day that goes to the end of the running cycle takes the place of the renewal’s first one. */
async function withdraw(diner: Diner): Promise<void> {
  const { id } = await deliveryOn(diner, '2026-12-21')
  await diner.call(skipDelivery, { id })
}

async function chooseDay(diner: Diner, extras = 0): Promise<void> {
  const [lunch = 0] = await diner.menuAt('lunch')
  const [dinner = 0] = await diner.menuAt('dinner')
  const extraPrice = (await diner.priceOf(lunch)) * extras
  await diner.choose({ date: DAY, mealItemId: dinner, mealTime: 'dinner' })
  await diner.choose({ date: DAY, mealItemId: lunch, quantity: 1 + extras, extraPrice })
}

const leftOutTo = async (diner: Diner) =>
  (await diner.call(listDevMessages, { to: diner.phone }))
    .filter(({ template }) => template === 'meals-left-out')
    .map(({ text }) => text)

describe('a renewal that is withdrawn and opened again', () => {
  it('keeps the plan that was chosen for it', async () => {
    const diner = await newDiner(test)
    const id = diner.subscriptionId
    await diner.call(setNextCycle, { id, planId: LUNCH })
    await liveUntil(test, OPENED)
    await withdraw(diner)
    const waiting = await diner.call(getSubscription, { id })
    expect(waiting.nextCycle).toMatchObject({ plan: { id: LUNCH }, canChange: true })
    await test.drain()
    const opened = await diner.call(getSubscription, { id })
    expect(opened.nextCycle).toMatchObject({ plan: { id: LUNCH }, canChange: false })
    expect(opened.nextCharge?.amount).toBe(waiting.nextCharge?.amount)
  })

  it('takes what was chosen since rather than what was chosen for it', async () => {
    const diner = await newDiner(test)
    const id = diner.subscriptionId
    await diner.call(setNextCycle, { id, restaurantId: 2 })
    await liveUntil(test, OPENED)
    await diner.call(setNextCycle, { id, planId: LUNCH })
    await withdraw(diner)
    await test.drain()
    const { nextCycle } = await diner.call(getSubscription, { id })
    expect(nextCycle).toMatchObject({ plan: { id: LUNCH }, restaurant: { id: 2 } })
  })

  it('leaves out the dishes that another plan does not pay for, and says so (R-MEAL-11)', async () => {
    const diner = await newDiner(test)
    await liveUntil(test, OPENED)
    await chooseDay(diner)
    await withdraw(diner)
    await diner.call(setNextCycle, { id: diner.subscriptionId, planId: LUNCH })
    await test.drain()
    const day = await diner.day(DAY)
    expect(day).toMatchObject({ paid: 1, picked: 1, paidPicked: 1, extrasTotal: 0 })
    expect(day.meals.map(({ mealTime }) => mealTime)).toEqual(['lunch'])
    const texts = await leftOutTo(diner)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('1 meal')
    expect(await wrongPlaces(test)).toEqual([])
  })

  it('does so as well where a chosen plan is given up again', async () => {
    const diner = await newDiner(test, { order: { planId: LUNCH } })
    const id = diner.subscriptionId
    await diner.call(setNextCycle, { id, planId: FULL_DAY })
    await liveUntil(test, OPENED)
    await chooseDay(diner)
    await withdraw(diner)
    await diner.call(keepCycle, { id })
    await test.drain()
    expect(await diner.day(DAY)).toMatchObject({ paid: 1, picked: 1, extrasTotal: 0 })
    expect(await leftOutTo(diner)).toHaveLength(1)
  })

  it('keeps the extras that were shown as such', async () => {
    const diner = await newDiner(test)
    await liveUntil(test, OPENED)
    await chooseDay(diner, 2)
    const before = await diner.day(DAY)
    await withdraw(diner)
    await test.drain()
    const after = await diner.day(DAY)
    expect(after).toMatchObject({ picked: 4, paidPicked: 2, extrasTotal: before.extrasTotal })
    expect(await leftOutTo(diner)).toEqual([])
    expect(await wrongPlaces(test)).toEqual([])
  })
})
