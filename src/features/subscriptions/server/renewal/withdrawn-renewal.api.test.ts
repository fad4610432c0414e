import { beforeEach, describe, expect, it } from 'vitest'
import { skipDelivery } from '#features/deliveries/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { deliveryOn, wrongPlaces } from '../../../../../tools/testing/running.ts'
import { newEater, type Eater } from '../../../../../tools/testing/situations/eaters.ts'
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
async function withdraw(eater: Eater): Promise<void> {
  const { id } = await deliveryOn(eater, '2026-12-21')
  await eater.call(skipDelivery, { id })
}

async function chooseDay(eater: Eater, extras = 0): Promise<void> {
  const [lunch = 0] = await eater.menuAt('lunch')
  const [dinner = 0] = await eater.menuAt('dinner')
  const extraPrice = (await eater.priceOf(lunch)) * extras
  await eater.choose({ date: DAY, mealItemId: dinner, mealTime: 'dinner' })
  await eater.choose({ date: DAY, mealItemId: lunch, quantity: 1 + extras, extraPrice })
}

const leftOutTo = async (eater: Eater) =>
  (await eater.call(listDevMessages, { to: eater.phone }))
    .filter(({ template }) => template === 'meals-left-out')
    .map(({ text }) => text)

describe('a renewal that is withdrawn and opened again', () => {
  it('keeps the plan that was chosen for it', async () => {
    const eater = await newEater(test)
    const id = eater.subscriptionId
    await eater.call(setNextCycle, { id, planId: LUNCH })
    await liveUntil(test, OPENED)
    await withdraw(eater)
    const waiting = await eater.call(getSubscription, { id })
    expect(waiting.nextCycle).toMatchObject({ plan: { id: LUNCH }, canChange: true })
    await test.drain()
    const opened = await eater.call(getSubscription, { id })
    expect(opened.nextCycle).toMatchObject({ plan: { id: LUNCH }, canChange: false })
    expect(opened.nextCharge?.amount).toBe(waiting.nextCharge?.amount)
  })

  it('takes what was chosen since rather than what was chosen for it', async () => {
    const eater = await newEater(test)
    const id = eater.subscriptionId
    await eater.call(setNextCycle, { id, restaurantId: 2 })
    await liveUntil(test, OPENED)
    await eater.call(setNextCycle, { id, planId: LUNCH })
    await withdraw(eater)
    await test.drain()
    const { nextCycle } = await eater.call(getSubscription, { id })
    expect(nextCycle).toMatchObject({ plan: { id: LUNCH }, restaurant: { id: 2 } })
  })

  it('leaves out the dishes that another plan does not pay for, and says so (R-MEAL-11)', async () => {
    const eater = await newEater(test)
    await liveUntil(test, OPENED)
    await chooseDay(eater)
    await withdraw(eater)
    await eater.call(setNextCycle, { id: eater.subscriptionId, planId: LUNCH })
    await test.drain()
    const day = await eater.day(DAY)
    expect(day).toMatchObject({ paid: 1, picked: 1, paidPicked: 1, extrasTotal: 0 })
    expect(day.meals.map(({ mealTime }) => mealTime)).toEqual(['lunch'])
    const texts = await leftOutTo(eater)
    expect(texts).toHaveLength(1)
    expect(texts[0]).toContain('1 meal')
    expect(await wrongPlaces(test)).toEqual([])
  })

  it('does so as well where a chosen plan is given up again', async () => {
    const eater = await newEater(test, { order: { planId: LUNCH } })
    const id = eater.subscriptionId
    await eater.call(setNextCycle, { id, planId: FULL_DAY })
    await liveUntil(test, OPENED)
    await chooseDay(eater)
    await withdraw(eater)
    await eater.call(keepCycle, { id })
    await test.drain()
    expect(await eater.day(DAY)).toMatchObject({ paid: 1, picked: 1, extrasTotal: 0 })
    expect(await leftOutTo(eater)).toHaveLength(1)
  })

  it('keeps the extras that were shown as such', async () => {
    const eater = await newEater(test)
    await liveUntil(test, OPENED)
    await chooseDay(eater, 2)
    const before = await eater.day(DAY)
    await withdraw(eater)
    await test.drain()
    const after = await eater.day(DAY)
    expect(after).toMatchObject({ picked: 4, paidPicked: 2, extrasTotal: before.extrasTotal })
    expect(await leftOutTo(eater)).toEqual([])
    expect(await wrongPlaces(test)).toEqual([])
  })
})
