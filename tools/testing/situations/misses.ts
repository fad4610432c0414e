import { enqueue } from '../../../src/server/jobs/jobs.ts'
import { deliverStop } from '../../../src/features/kitchen-board/runs-contract.ts'
import type { useClaims } from './claims.ts'
import { DAY } from './kitchen-day.ts'

type Claims = ReturnType<typeof useClaims>

/** Minutes after ten: both windows close at eleven, and what is out then is missed at half past. */
const IN_TIME = 40
const MISSED = 95

/** What happens to the drops of a claims' day by itself, and what its customer has for it in the end. */
export function missesOf(test: Claims) {
  const goTo = async (minutes: number) => {
    test.goTo(minutes)
    const now = test.app.clock.now()
    await test.db.updateTable('sessions').set({ last_seen_at: now }).execute()
  }
  /** Ends what no one handed over; the product has to look before the windows close, too. */
  const look = async (minutes: number) => {
    await goTo(minutes)
    await enqueue(test.db, 'look-for-missed-drops', {})
    await test.app.drain()
  }
  const day = () =>
    test.db
      .selectFrom('delivery_days')
      .select(['id', 'made_good as madeGood', 'refunded_sixths as refundedSixths'])
      .where('day', '=', DAY)
      .executeTakeFirstOrThrow()
  return {
    goTo,
    look,
    day,
    lookForMissed: async () => {
      await look(0)
      await look(MISSED)
    },
    /** A meal leaves with a driver, whose phone says later that it was handed over in time. */
    hearLate: async (meal: 'lunch' | 'dinner' = 'lunch') => {
      const { token, ticketId, code, version } = await test.sendOut(meal)
      const at = new Date(Date.parse(`${DAY}T06:00:00Z`) + IN_TIME * 60_000).toISOString()
      return () => test.app.browser().call(deliverStop, { token, ticketId, version, code, at })
    },
    /** The days in the place of missed ones are being cooked. */
    lockReplacements: () =>
      test.db
        .updateTable('delivery_days')
        .set({ status: 'locked' })
        .where('replaces_id', 'is not', null)
        .execute(),
    givenBack: async () => {
      const { id } = await day()
      const instead = await test.db
        .selectFrom('delivery_days')
        .select('id')
        .where('replaces_id', '=', id)
        .executeTakeFirst()
      const sixths = (await test.refunds()).reduce((sum, refund) => sum + refund.sixths, 0)
      return { sixths, isReplaced: instead !== undefined }
    },
  }
}
