import { describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { newDiner, type Diner } from '../../../../../tools/testing/situations/diners.ts'
import { wrongPlaces } from '../../../../../tools/testing/running.ts'
import { closeDueDays } from '../public.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

const daysOf = (diner: Diner) =>
  test.app.db
    .selectFrom('delivery_days')
    .select(['id', 'day', 'status', 'locks_at as locksAt'])
    .where('subscription_id', '=', diner.subscriptionId)
    .execute()

describe('a closing that comes very late', () => {
  it('plans no given-back day into the past, and ends what is due in one go', async () => {
    const diner = await newDiner(test, { fallback: 'skip' })
    const before = await daysOf(diner)
    const late = new Date('2027-01-12T15:00:00Z')
    test.clock.moveTo(late)
    await closeDueDays(test.app.db, 'all', late)
    const rows = await daysOf(diner)
    const added = rows.filter(({ id }) => before.every((one) => one.id !== id))
    expect(added).toHaveLength(20)
    expect(added.filter(({ locksAt }) => locksAt <= late)).toEqual([])
    const coming = rows.filter(({ status }) => status !== 'skipped')
    expect(coming).toHaveLength(20)
    expect(coming.every(({ status }) => status === 'planned')).toBe(true)
    expect(coming.map(({ day }) => day).toSorted()[0]).toBe('2027-01-15')
    expect(await wrongPlaces(test)).toEqual([])
  })
})
