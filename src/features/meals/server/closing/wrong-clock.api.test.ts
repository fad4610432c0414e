import { afterEach, describe, expect, it, vi } from 'vitest'
import { isOutage } from '#server/database/outage.ts'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { MONDAYS_CUTOFF, newDiner } from '../../../../../tools/testing/situations/diners.ts'
import { closeAllDueDays, closeDueDays } from './close-days.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))
const AT_CUTOFF = new Date(MONDAYS_CUTOFF)
afterEach(() => void vi.useRealTimers())

const countSkipped = async () =>
  (
    await test.app.db
      .selectFrom('delivery_days')
      .select('id')
      .where('status', '=', 'skipped')
      .execute()
  ).length

describe('a process whose clock is not the one of the database', () => {
  it.each([6000, -6000])(
    'closes nothing when it differs by %i ms, and closes later',
    async (ms) => {
      await newDiner(test, { fallback: 'skip' })
      const before = await countSkipped()
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
      const refused = await closeDueDays(test.app.db, 'all', AT_CUTOFF).catch(
        (error: unknown) => error,
      )
      expect(refused).toMatchObject({
        message: 'Nothing is closed: the clocks of this machine and of the database differ by 6 s',
      })
      expect(isOutage(refused)).toBe(true)
      await expect(closeAllDueDays(test.app.db, AT_CUTOFF, () => true)).rejects.toThrow('clocks')
      expect(await countSkipped()).toBe(before)
      vi.useRealTimers()
      await closeDueDays(test.app.db, 'all', AT_CUTOFF)
      expect(await countSkipped()).toBeGreaterThan(before)
    },
  )
})
