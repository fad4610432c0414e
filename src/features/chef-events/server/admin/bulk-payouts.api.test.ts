import { expect, it } from 'vitest'
import { EVENT_START, useChefEvents } from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { listPayouts } from '../../admin-contract.ts'
import { markPayoutsPaid } from '../../admin-tables-contract.ts'

const at = useChefEvents()
const HOUR_MS = 3_600_000
const UNKNOWN_ID = 987_654_321
const from = (hours: number) => new Date(EVENT_START.getTime() + hours * HOUR_MS)

it('POST /api/admin/chef-payouts/paid pays each due one once, whatever is repeated', async () => {
  const id = await at.ask()
  await at.accept(id, await at.quote(at.chefs[0] as TestChef, id, 187.51))
  await at.live()
  await at.live(from(5))
  await at.live(from(14))
  const { rows: early } = await at.admin.call(listPayouts, { state: 'waiting' })
  const due = early.map((row) => row.id)
  expect(due).toHaveLength(1)
  const input = { ids: [...due, UNKNOWN_ID], reference: 'FT26340' }
  const tooEarly = await at.admin.call(markPayoutsPaid, input)
  expect(tooEarly.done).toEqual([])
  expect(tooEarly.refused.map(({ code }) => code)).toEqual(['payout_not_due', 'not_found'])

  await at.live(from(30))
  const before = await at.accounts()
  const options = { idempotencyKey: newIdempotencyKey() }
  const first = await at.admin.call(markPayoutsPaid, input, options)
  expect(first.done).toEqual(due)
  expect(first.refused).toEqual([
    { id: UNKNOWN_ID, code: 'not_found', message: 'We could not find this.' },
  ])
  const paid = await at.accounts()
  expect(paid['chef-payouts']).not.toBe(before['chef-payouts'])
  expect(await at.admin.call(markPayoutsPaid, input, options)).toEqual(first)
  const again = await at.admin.call(markPayoutsPaid, input)
  expect(again.refused[0]).toMatchObject({ id: due[0], code: 'payout_paid' })
  expect(await at.accounts()).toEqual(paid)
})
