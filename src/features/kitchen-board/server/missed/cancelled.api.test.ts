import { describe, expect, it } from 'vitest'
import {
  DINNER_MISSED,
  LUNCH_MISSED,
  useMissedDay,
} from '../../../../../tools/testing/situations/missed-day.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'

describe('a plan that is cancelled', () => {
  describe('while nothing came yet', () => {
    const at = useMissedDay()
    it('has money at once for a day that would come again after its end', async () => {
      await at.look(0)
      await at.look(LUNCH_MISSED)
      await at.kitchen.customer.call(cancelSubscription, { id: at.kitchen.subscriptionId })
      await at.look(DINNER_MISSED)
      await at.pay(DINNER_MISSED + 10)
      expect((await at.stops()).map(({ isPaid }) => isPaid)).toEqual([true, true])
      expect(await at.missedDay()).toMatchObject({
        madeGood: 'money',
        refundAed: (await at.whole()) / 100,
      })
      expect((await at.templates()).at(-1)).toBe('day-missed-refunded')
    })
  })

  describe('after a missed day was planned again', () => {
    const at = useMissedDay()
    it('has the money of that day with the rest', async () => {
      await at.look(0)
      await at.look(LUNCH_MISSED)
      await at.look(DINNER_MISSED)
      const { id } = { id: at.kitchen.subscriptionId }
      const { planned } = await at.ledger()
      const whole = await at.whole()
      expect(await at.kitchen.customer.call(cancelSubscription, { id })).toMatchObject({
        refund: (Number(planned) * whole) / 100,
      })
      expect(await at.missedDay()).toBeUndefined()
      expect((await at.ledger())['refunded']).toBe(planned)
    })
  })
})

describe('a day of which a part went back before', () => {
  const at = useMissedDay()
  it('has the rest as money, though the whole plan goes on', async () => {
    await at.look(0)
    await at.kitchen.db
      .updateTable('delivery_days')
      .set({ meals: 1, meals_back: 1 })
      .where('id', '=', await at.dayId())
      .execute()
    const half = Math.round((await at.whole()) / 2)
    await at.kitchen.db
      .updateTable('subscription_cycles')
      .set({ refunded_fils: half })
      .where('subscription_id', '=', at.kitchen.subscriptionId)
      .execute()
    await at.look(LUNCH_MISSED)
    await at.look(DINNER_MISSED)
    expect(await at.missedDay()).toMatchObject({
      madeGood: 'money',
      refundAed: ((await at.whole()) - half) / 100,
    })
    expect((await at.stops()).reduce((sum, { fils }) => sum + Number(fils), half)).toBe(
      await at.whole(),
    )
  })
})
