import { expect, it } from 'vitest'
import { EVENT_START, useChefEvents } from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'
import { CallError } from '#shared/wire/call.ts'
import { enqueue } from '#server/jobs/jobs.ts'
import { cancelChefEvent } from '../../quotes-contract.ts'

const at = useChefEvents()
const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 40) / 4
const TIMEOUT_MS = 30_000 + ROUNDS * 10_000

const codeOf = (error: unknown) => (error instanceof CallError ? error.code : String(error))

it(
  'cancelling while the deposit is charged ends booked, or with all of it given back',
  { timeout: TIMEOUT_MS },
  async () => {
    const [chef] = at.chefs as [TestChef]
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = await at.accounts()
      const id = await at.ask({ eventDate: '2026-12-05' })
      await at.accept(id, await at.quote(chef, id))
      const cancelled = at.customer.browser
        .call(cancelChefEvent, { id, refund: 0 })
        .then(() => 'cancelled', codeOf)
      const [outcome] = await Promise.all([cancelled, at.test.drain()])
      await at.live()
      const { event, booking } = await at.detail(id)
      const after = await at.accounts()
      const taken = (after['clearing:credit_card'] ?? 0) - (before['clearing:credit_card'] ?? 0)
      const state = booking?.deposit?.state
      expect([
        ['cancelled', 'cancelled', 'cancelled', 'cancelled', 0],
        ['cancelled', 'cancelled', 'cancelled', 'refunded', 0],
        ['refund_changed', 'confirmed', 'confirmed', 'captured', 60_000],
      ]).toContainEqual([outcome, event.status, booking?.status, state, taken])
      if (event.status === 'confirmed') {
        await at.customer.browser.call(cancelChefEvent, { id, refund: 600 })
        await at.live()
      }
    }
  },
)

it('events that end are completed once, by jobs that run at once', async () => {
  const [chef] = at.chefs as [TestChef]
  const id = await at.book(chef)
  at.test.clock.moveTo(new Date(EVENT_START.getTime() + 5 * 3_600_000))
  for (let run = 0; run < 3; run += 1) await enqueue(at.test.app.db, 'keep-chef-events', {})
  await Promise.all([at.test.drain(), at.test.drain(), at.test.drain()])
  const { booking } = await at.detail(id)
  expect(booking?.steps.filter(({ kind }) => kind === 'completed')).toHaveLength(1)
  const balances = await at.test.app.db
    .selectFrom('payments')
    .select('id')
    .where('purpose', '=', 'chef_balance')
    .where('subject_id', '=', booking?.id ?? 0)
    .execute()
  expect(balances).toHaveLength(1)
})
