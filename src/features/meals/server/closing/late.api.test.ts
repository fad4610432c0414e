import { describe, expect, it } from 'vitest'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { newEater } from '../../../../../tools/testing/eaters.ts'
import { wrongPlaces } from '../../../../../tools/testing/running.ts'
import { closeDueDays } from '../public.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

describe('a closing that comes very late', () => {
  it('plans no given-back day into the past, and ends what is due in one go', async () => {
    const eater = await newEater(test, { fallback: 'skip' })
    const late = new Date('2027-01-12T15:00:00Z')
    test.clock.moveTo(late)
    await closeDueDays(test.app.db, 'all', late)
    const rows = await test.app.db
      .selectFrom('delivery_days')
      .select(['day', 'status', 'locks_at as locksAt'])
      .where('subscription_id', '=', eater.subscriptionId)
      .execute()
    const coming = rows.filter(({ status }) => status !== 'skipped')
    expect(coming).toHaveLength(20)
    expect(coming.every(({ status }) => status === 'planned')).toBe(true)
    expect(coming.filter(({ locksAt }) => locksAt <= late)).toEqual([])
    expect(coming.map(({ day }) => day).toSorted()[0]).toBe('2027-01-15')
    expect(await wrongPlaces(test)).toEqual([])
  })
})
