import { beforeAll, describe, expect, it } from 'vitest'
import { CallError } from '#shared/wire/call.ts'
import { skipDelivery, unskipDelivery } from '#features/deliveries/contract.ts'
import { countLedger, isBalanced } from '#features/deliveries/rules.ts'
import { listLedgerRows } from '#features/deliveries/server/public.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import { MARIAM, signIn, useKitchens } from '../../../../../tools/testing/situations/kitchens.ts'
import { closeDays, reopenDays } from '../../days-contract.ts'

const test = useKitchens()
let kitchen: TestBrowser
let customer: TestBrowser
beforeAll(async () => {
  kitchen = await signIn(test)
  customer = await signIn(test, MARIAM)
})

const ROUNDS = 12
/** What either may be answered when the other came first. */
const FAIR = new Set(['cutoff_passed', 'nothing_to_undo', 'kitchen_day_full', 'not_found'])

describe('a day that is closed while its customer skips it', () => {
  it('keeps the ledger, the places and the closed day right', async () => {
    const { db } = test.app
    const { id } = await db.selectFrom('subscriptions').select('id').executeTakeFirstOrThrow()
    const errors: unknown[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const days = await listLedgerRows(db, [id])
      const open = days.find(
        ({ status, locksAt }) => status === 'planned' && locksAt > test.clock.now(),
      )
      if (!open) break
      const range = { from: open.day, to: open.day }
      const outcomes = await Promise.allSettled([
        kitchen.call(closeDays, range),
        customer.call(skipDelivery, { id: open.id }),
        customer.call(unskipDelivery, { id: open.id }),
      ])
      for (const outcome of outcomes) {
        if (outcome.status === 'fulfilled') continue
        const error: unknown = outcome.reason
        if (!(error instanceof CallError) || !FAIR.has(error.code)) errors.push(error)
      }
      const after = await listLedgerRows(db, [id])
      expect(isBalanced(countLedger(20, after, test.clock.now()))).toBe(true)
      expect(after.filter(({ day, status }) => day === open.day && status === 'planned')).toEqual(
        [],
      )
      const planned = after.filter(({ status }) => status === 'planned')
      const places = await db
        .selectFrom('kitchen_days')
        .select((eb) => eb.fn.sum<number>('booked').as('booked'))
        .where('restaurant_id', '=', 1)
        .where(
          'day',
          'in',
          planned.map(({ day }) => day),
        )
        .executeTakeFirstOrThrow()
      expect(places.booked).toBe(planned.length * 2)
      if (round % 3 === 2) await kitchen.call(reopenDays, range)
    }
    expect(errors).toEqual([])
  })
})
