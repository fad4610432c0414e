import { beforeEach, describe, expect, it } from 'vitest'
import { seedCatalogue, seedDemo } from '../../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import {
  liveUntil,
  newCustomer,
  signInAdmin,
} from '../../../../../tools/testing/situations/orders.ts'
import { pauseFor, pauseSeveral, previewPauseFor, previewPauses } from '../../admin-contract.ts'
import { getSubscription } from '../../contract.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

beforeEach(() => test.clock.moveTo(TEST_NOW))

const WEEK = { from: '2026-11-30', to: '2026-12-06' }
const UNKNOWN_ID = 987_654_321

async function subscriber() {
  const customer = await newCustomer(test)
  const { id } = await customer.order({ cardSetupId: await customer.saveCard() })
  return { customer, id }
}

const auditsOf = (id: number) =>
  test.app.db
    .selectFrom('audit_log')
    .select(['action', 'after'])
    .where('object', '=', 'subscription')
    .where('object_id', '=', String(id))
    .execute()

describe('POST /api/admin/subscriptions/pause', () => {
  it('pauses each as its customer could, as the preview said, and says why not of the others', async () => {
    const one = await subscriber()
    const two = await subscriber()
    const paused = await subscriber()
    await liveUntil(test, '2026-11-25T03:00:00Z')
    const office = await signInAdmin(test)
    const reason = 'The kitchen is closed for repairs'
    await office.call(pauseFor, { id: paused.id, from: '2026-12-01', to: '2026-12-02', reason })
    const ids = [two.id, one.id, paused.id, UNKNOWN_ID]

    const looked = await office.call(previewPauses, { ids, ...WEEK })
    expect(looked.previews.map(({ id }) => id)).toEqual([one.id, two.id])
    expect(looked.refused.map(({ code }) => code)).toEqual(['already_paused', 'not_found'])
    const single = await office.call(previewPauseFor, { id: one.id, ...WEEK })
    expect(looked.previews.find(({ id }) => id === one.id)).toEqual({ ...single, id: one.id })
    expect(await one.customer.call(getSubscription, { id: one.id })).toMatchObject({ pause: null })

    const answer = await office.call(pauseSeveral, { ids, ...WEEK, reason })
    expect(answer.done).toEqual([one.id, two.id])
    expect(answer.refused.map(({ id, code }) => [id, code])).toEqual([
      [paused.id, 'already_paused'],
      [UNKNOWN_ID, 'not_found'],
    ])
    for (const { customer, id } of [one, two]) {
      expect(await customer.call(getSubscription, { id })).toMatchObject({ pause: WEEK })
      expect(await auditsOf(id)).toMatchObject([
        { action: 'pause-subscription', after: { pause: WEEK, reason } },
      ])
    }
    const again = await office.call(pauseSeveral, { ids: [one.id], ...WEEK, reason })
    expect(again.done).toEqual([one.id])
    expect(await auditsOf(one.id)).toHaveLength(1)
  })

  it('wants a reason, and an admin', async () => {
    const { customer, id } = await subscriber()
    const office = await signInAdmin(test)
    const input = { ids: [id], ...WEEK, reason: 'Asked for by all' }
    await expect(office.call(pauseSeveral, { ...input, reason: '' })).rejects.toMatchObject({
      status: 400,
    })
    await expect(customer.call(pauseSeveral, input)).rejects.toMatchObject({ status: 403 })
    await expect(customer.call(previewPauses, input)).rejects.toMatchObject({ status: 403 })
  })
})
