import { beforeEach, describe, expect, it } from 'vitest'
import { createAddress } from '#features/addresses/contract.ts'
import { moveDelivery } from '#features/deliveries/change-contract.ts'
import { getDeliveryWeek, skipDelivery } from '#features/deliveries/contract.ts'
import { seedCatalogue } from '../../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../../tools/testing/app.ts'
import { newCustomer } from '../../../../../../tools/testing/situations/orders.ts'
import {
  CUTOFF_OF_MONDAY,
  plannedDaysOf,
  runningCustomer,
} from '../../../../../../tools/testing/running.ts'
import * as contract from '#features/subscriptions/change-contract.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { pauseSubscription } from '#features/subscriptions/pause-contract.ts'

const test = useTestApp(({ db }) => seedCatalogue(db))

beforeEach(async () => {
  test.clock.moveTo(TEST_NOW)
  await test.app.db.deleteFrom('kitchen_days').execute()
})

describe('GET /api/subscriptions/:id/receipts', () => {
  it('lists every change in words, newest first, with what can be taken back', async () => {
    const { customer, id } = await runningCustomer(test)
    const { days } = await customer.call(getDeliveryWeek, { from: '2026-11-30' })
    const [monday, tuesday] = days.map((day) => day.deliveries[0]?.id ?? 0)
    const { id: addressId } = await customer.call(createAddress, {
      name: 'Work',
      addressLine1: 'Cluster Q',
      city: 'Dubai',
      area: 'Jumeirah Lake Towers',
    })
    await customer.call(skipDelivery, { id: monday ?? 0 })
    await customer.call(moveDelivery, { id: tuesday ?? 0, to: '2026-12-05' })
    await customer.call(contract.addTemporaryAddress, {
      id,
      addressId,
      from: '2026-12-07',
      to: '2026-12-11',
    })
    await customer.call(contract.setNextCycle, { id, planId: 1 })
    await customer.call(pauseSubscription, { id, from: '2026-12-14', to: '2026-12-15' })
    const { receipts, next } = await customer.call(contract.listReceipts, { id })
    expect(next).toBeNull()
    expect(receipts.map(({ kind, text, canUndo }) => [kind, canUndo, text])).toEqual([
      [
        'pause',
        true,
        'Deliveries paused from Monday, 14 December 2026 to Tuesday, 15 December 2026.',
      ],
      [
        'next-cycle',
        true,
        'From Thursday, 24 December 2026 on: \u2068Lunch\u2069 with \u2068Bait Al Machboos\u2069, AED 1,909 a cycle.',
      ],
      [
        'address-spell',
        true,
        'Deliveries go to \u2068Work\u2069 from Monday, 7 December 2026 to Friday, 11 December 2026, then to the usual address again.',
      ],
      [
        'move',
        true,
        'The delivery of Tuesday, 1 December 2026 comes on Saturday, 5 December 2026 instead.',
      ],
      [
        'skip',
        true,
        'Monday, 30 November 2026 skipped. It comes on Wednesday, 23 December 2026 instead.',
      ],
      ['order', false, expect.stringContaining('Ordered, starting on Wednesday, 25 November 2026')],
    ])
    test.clock.moveTo(new Date(CUTOFF_OF_MONDAY))
    const later = await customer.call(contract.listReceipts, { id })
    expect(later.receipts.find(({ kind }) => kind === 'skip')?.canUndo).toBe(false)
    for (const { number } of receipts.slice(0, 4)) {
      await customer.call(contract.undoReceipt, { id, number })
    }
    const undone = await customer.call(contract.listReceipts, { id })
    expect(undone.receipts.filter(({ canUndo }) => canUndo)).toEqual([])
    expect((await plannedDaysOf(test, id)).slice(0, 2)).toEqual(['2026-12-01', '2026-12-02'])
  })

  it('comes in pages of twenty, in the language of the reader', async () => {
    const { customer, id } = await runningCustomer(test)
    for (let round = 0; round < 11; round++) {
      await customer.call(contract.setNextCycle, { id, planId: 1 })
      await customer.call(contract.keepCycle, { id })
    }
    const first = await customer.call(contract.listReceipts, { id })
    expect(first.receipts).toHaveLength(20)
    const second = await customer.call(contract.listReceipts, { id, before: first.next ?? 0 })
    expect(second.receipts).toHaveLength(3)
    expect(second.next).toBeNull()
    const numbers = [...first.receipts, ...second.receipts].map(({ number }) => number)
    expect(numbers).toEqual([...new Set(numbers)].toSorted().toReversed())
    customer.cookies.set('language', 'ar')
    const arabic = await customer.call(contract.listReceipts, { id })
    expect(arabic.receipts[0]?.text).toMatch(/^تبقى الخطة/)
  })

  it('is no one else’s, and nothing is undone twice or after the end', async () => {
    const { customer, id } = await runningCustomer(test)
    const stranger = await newCustomer(test)
    const { receiptNumber: number } = await customer.call(contract.setNextCycle, { id, planId: 1 })
    await expect(stranger.call(contract.listReceipts, { id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(stranger.call(contract.undoReceipt, { id, number })).rejects.toMatchObject({
      status: 404,
    })
    await expect(
      customer.call(contract.undoReceipt, { id, number: 'SR-999999' }),
    ).rejects.toMatchObject({ status: 404 })
    const outcomes = await Promise.allSettled(
      [1, 2, 3].map(() => customer.call(contract.undoReceipt, { id, number })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const again = await customer.call(contract.setNextCycle, { id, planId: 1 })
    await customer.call(cancelSubscription, { id })
    await expect(
      customer.call(contract.undoReceipt, { id, number: again.receiptNumber }),
    ).rejects.toMatchObject({ code: 'nothing_to_undo' })
  })
})
