import { expect, it } from 'vitest'
import { getOverview, getWaiting } from '#features/admin/contract.ts'
import { suspendUser } from '#features/users-admin/contract.ts'
import { CUSTOMER, useChefEvents } from '../../../../../tools/testing/situations/chef-events.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef

const setSuspended = (one: TestChef, since: Date | null) =>
  at.test.app.db
    .updateTable('users')
    .set({ suspended_at: since, suspension_reason: since && 'test' })
    .where('id', '=', one.userId)
    .execute()

const countPayments = async () => {
  const rows = await at.test.app.db.selectFrom('payments').select('id').execute()
  return rows.length
}

it('a suspended chef’s quote can’t be accepted, is taken back, and the customer is notified', async () => {
  const [suspended, other] = [chef(0), chef(1)]
  const id = await at.ask()
  const quoteId = await at.quote(suspended, id)
  const otherId = await at.quote(other, id)
  const before = await countPayments()
  await setSuspended(suspended, at.test.clock.now())
  await expect(at.accept(id, quoteId)).rejects.toMatchObject({ status: 409, code: 'quote_taken' })
  expect(await countPayments()).toBe(before)
  await at.live()
  const { event, quotes, booking } = await at.detail(id)
  expect(quotes.find((quote) => quote.id === quoteId)?.status).toBe('withdrawn')
  expect(quotes.find((quote) => quote.id === otherId)?.status).toBe('sent')
  expect({ status: event.status, booking }).toEqual({ status: 'quoted', booking: null })
  const sent = await messagesTo(at.test, CUSTOMER)
  expect(sent.filter(({ template }) => template === 'chef-quote-withdrawn')).toHaveLength(1)
  await setSuspended(suspended, null)
})

it('POST /api/admin/users/:id/suspend takes the quotes back at once, and shows the bookings', async () => {
  const one = chef(2)
  await at.book(one)
  const id = await at.ask({ eventDate: '2026-12-19' })
  const quoteId = await at.quote(one, id)
  const { number } = await at.test.app.db
    .selectFrom('users')
    .select('number')
    .where('id', '=', one.userId)
    .executeTakeFirstOrThrow()
  await at.admin.call(suspendUser, { id: number, reason: 'Complaints of two customers' })
  await at.test.drain()
  const { quotes } = await at.detail(id)
  expect(quotes.find((quote) => quote.id === quoteId)?.status).toBe('withdrawn')
  expect((await at.admin.call(getOverview)).chefEvents).toMatchObject({ withoutChef: 1 })
  expect((await at.admin.call(getWaiting)).chefEvents).toBe(1)
  await setSuspended(one, null)
})
