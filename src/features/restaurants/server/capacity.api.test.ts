import { beforeEach, describe, expect, it } from 'vitest'
import { addDays } from '#shared/dates.ts'
import { inTransaction } from '#server/database/database.ts'
import { seedCatalogue } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import { lockKitchenDays, releaseKitchenDays, reserveKitchenDays } from './capacity.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const days = ['2026-11-25', '2026-11-26', '2026-11-27']

const setCapacity = (capacity: number) =>
  test.app.db
    .updateTable('restaurants')
    .set({ capacity_per_day: capacity })
    .where('id', '=', 1)
    .execute()

const reserve = (wanted: readonly string[], portions = 1) =>
  inTransaction(test.app.db, (tx) =>
    reserveKitchenDays(tx, { restaurantId: 1, days: wanted, portions }, TEST_NOW),
  )

const booked = async () => {
  const rows = await test.app.db
    .selectFrom('kitchen_days')
    .select(['day', 'booked'])
    .orderBy('day')
    .execute()
  return rows.map((row) => row.booked)
}

beforeEach(async () => {
  await test.app.db.deleteFrom('kitchen_days').execute()
})

describe('places of a kitchen', () => {
  it('sells the last place once', async () => {
    await setCapacity(1)
    const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => reserve(days)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refusals = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    )
    expect(refusals).toHaveLength(7)
    expect(refusals[0]).toMatchObject({
      code: 'kitchen_day_full',
      status: 409,
      details: { day: '2026-11-25', nextFreeDay: '2026-11-28' },
    })
    expect(await booked()).toEqual([1, 1, 1])
  })

  it('sells exactly its capacity to orders in opposite order without a deadlock', async () => {
    await setCapacity(10)
    const outcomes = await Promise.allSettled(
      Array.from({ length: 16 }, (_, index) => reserve(index % 2 ? days : days.toReversed())),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await booked()).toEqual([10, 10, 10])
  })

  it('is never waited for in a circle where some days have a row and some have none', async () => {
    await setCapacity(1000)
    for (let round = 0; round < 20; round++) {
      const start = addDays('2027-01-01', round * 20)
      const wanted = Array.from({ length: 20 }, (_, index) => addDays(start, index))
      await reserve(wanted.filter((_, index) => index % 4 < 2))
      const reserveOne = () =>
        inTransaction(test.app.db, (tx) => lockKitchenDays(tx, [{ restaurantId: 1, days: wanted }]))
      const both = Array.from({ length: 4 }, () => [reserveOne(), reserve(wanted)])
      const outcomes = await Promise.allSettled(both.flat())
      expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    }
  })

  it('takes all days or none', async () => {
    await setCapacity(2)
    await reserve(['2026-11-26'], 2)
    await expect(reserve(days)).rejects.toMatchObject({
      code: 'kitchen_day_full',
      parameters: { day: '2026-11-26' },
    })
    expect(await booked()).toEqual([2])
  })

  it('counts what it cannot keep as free where it names the next start', async () => {
    await setCapacity(1)
    await reserve(['2026-11-26'])
    await expect(reserve(days)).rejects.toMatchObject({
      details: { day: '2026-11-26', nextFreeDay: '2026-11-27' },
    })
    const [free, full] = [['2026-11-25'], days]
    await inTransaction(test.app.db, async (tx) => {
      const input = { restaurantId: 1, portions: 1 }
      await expect(
        reserveKitchenDays(tx, { ...input, days: full }, TEST_NOW),
      ).rejects.toMatchObject({ code: 'kitchen_day_full' })
      await reserveKitchenDays(tx, { ...input, days: free }, TEST_NOW)
    })
    expect(await booked()).toEqual([1, 1, 0])
  })

  it('goes by the capacity of the day, more or less than the usual one', async () => {
    await setCapacity(1)
    await reserve(days)
    await test.app.db
      .updateTable('kitchen_days')
      .set({ capacity: 5, is_capacity_own: true })
      .where('day', '=', '2026-11-26')
      .execute()
    await reserve(['2026-11-26'], 4)
    await expect(reserve(['2026-11-26'])).rejects.toMatchObject({ code: 'kitchen_day_full' })
    await expect(reserve(['2026-11-28'], 2)).rejects.toMatchObject({ code: 'kitchen_day_full' })
    await setCapacity(9)
    await expect(reserve(['2026-11-27'], 2)).rejects.toMatchObject({ code: 'kitchen_day_full' })
    expect(await booked()).toEqual([1, 5, 1])
  })

  it('gives places back', async () => {
    await setCapacity(2)
    await reserve(days, 2)
    await inTransaction(test.app.db, (tx) =>
      releaseKitchenDays(tx, { restaurantId: 1, days: ['2026-11-26'], portions: 2 }),
    )
    expect(await booked()).toEqual([2, 0, 2])
    await reserve(['2026-11-26'])
  })
})

describe('a closed or frozen day', () => {
  it.each([{ is_closed: true }, { frozen_at: TEST_NOW }])('is full: %o', async (state) => {
    await setCapacity(10)
    await reserve(days)
    await test.app.db
      .updateTable('kitchen_days')
      .set(state)
      .where('day', '=', '2026-11-26')
      .execute()
    await expect(reserve(days)).rejects.toMatchObject({
      code: 'kitchen_day_full',
      details: { day: '2026-11-26', nextFreeDay: '2026-11-27' },
    })
    expect(await booked()).toEqual([1, 1, 1])
    await inTransaction(test.app.db, (tx) =>
      releaseKitchenDays(tx, { restaurantId: 1, days, portions: 1 }),
    )
    expect(await booked()).toEqual([0, 0, 0])
  })
})
