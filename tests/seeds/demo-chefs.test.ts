import { expect, it } from 'vitest'
import { getOverview } from '#features/admin/contract.ts'
import {
  getChefEarnings,
  getChefToday,
  listChefRequests,
} from '#features/chef-events/chef-contract.ts'
import { listPayouts } from '#features/chef-events/admin-contract.ts'
import { PAYOUT_STATES } from '#features/chef-events/rules.ts'
import { listChefEvents } from '#features/chef-events/list-contract.ts'
import { listTestimonials } from '#features/chefs/public-contract.ts'
import { TEST_NOW, useTestApp } from '../../tools/testing/app.ts'
import { signIn } from '../../tools/testing/situations/kitchens.ts'
import { seedDemoChefs } from '../../seeds/demo-chefs.ts'
import { seedCatalogue, seedDemo } from '../../seeds/run.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
  await seedDemoChefs(db, TEST_NOW)
  await seedDemoChefs(db, TEST_NOW)
})

it('gives the demo customer an event in each state', async () => {
  const customer = await signIn(test, '+971500000001')
  const events = await customer.call(listChefEvents)
  expect(events.map(({ status }) => status)).toEqual([
    'pending',
    'quoted',
    'confirmed',
    'completed',
  ])
})

it('gives the demo chef requests, a booking and earnings', async () => {
  const chef = await signIn(test, '+971500000004')
  expect(await chef.call(getChefToday)).toMatchObject({
    name: 'Rashid Al Nuaimi',
    requestsToQuote: 3,
    quotesStanding: 1,
    next: { status: 'confirmed' },
    missing: [],
  })
  expect(await chef.call(listChefRequests)).toHaveLength(4)
  const { lines, upcoming, due } = await chef.call(getChefEarnings)
  expect(lines).toHaveLength(4)
  expect(upcoming).toBeGreaterThan(0)
  expect(due).toBeGreaterThan(0)
})

it('shows what hosts wrote in both languages', async () => {
  expect(await test.browser('en').call(listTestimonials)).toHaveLength(3)
  const [first] = await test.browser('ar').call(listTestimonials)
  expect(first?.text).toMatch(/[\u0600-\u06ff]/)
})

it('gives the admin payouts that were paid, are due and are held by a complaint', async () => {
  const admin = await signIn(test, '+971500000003')
  const payouts = await Promise.all(
    PAYOUT_STATES.map(async (state) => (await admin.call(listPayouts, { state })).rows),
  )
  const [waiting, blocked, due, paid] = payouts
  expect(payouts.map((rows) => rows.length)).toEqual([0, 1, 3, 10])
  expect(waiting).toEqual([])
  expect(blocked?.[0]).toMatchObject({ paidAt: null, reference: null })
  for (const { fee, gross, net, reference, paidAt, dueAt } of paid ?? []) {
    expect(gross - fee).toBeCloseTo(net)
    expect(reference).toMatch(/^FT\d{10}$/)
    expect(Date.parse(paidAt ?? '')).toBeGreaterThan(Date.parse(dueAt))
  }
  const sum = (rows: typeof due) =>
    Math.round(rows?.reduce((all, { net }) => all + net * 100, 0) ?? 0)
  const booked = await test.app.db
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select((eb) => eb.fn.sum<string>('e.amount_fils').as('fils'))
    .where('a.code', '=', 'chef-payouts')
    .executeTakeFirstOrThrow()
  expect(Number(booked.fils)).toBe(-sum(due) - sum(blocked))
  const { chefEvents } = await admin.call(getOverview)
  expect(chefEvents).toMatchObject({ booked: 1, waiting: 3, complaints: 1 })
})

it('GET /api/admin/chef-payouts begins with the newest of the dates it shows', async () => {
  const admin = await signIn(test, '+971500000003')
  const { rows } = await admin.call(listPayouts, {})
  const due = rows.map(({ dueAt }) => dueAt)
  expect(new Set(due).size).toBeGreaterThan(1)
  expect(due).toEqual(due.toSorted().toReversed())
  const numbers = rows.map(({ id }) => id)
  expect(numbers).not.toEqual(numbers.toSorted((a, b) => b - a))
})

it('sends no one messages about what is past', async () => {
  const sent = await test.app.db
    .selectFrom('messages')
    .select('template')
    .where('created_at', '<', TEST_NOW)
    .execute()
  expect(sent).toEqual([])
})
