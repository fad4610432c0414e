import { expect, it } from 'vitest'
import {
  getChefEarnings,
  getChefToday,
  listChefRequests,
} from '#features/chef-events/chef-contract.ts'
import { listChefEvents } from '#features/chef-events/list-contract.ts'
import { listTestimonials } from '#features/chefs/public-contract.ts'
import { TEST_NOW, useTestApp } from '../../tools/testing/app.ts'
import { signIn } from '../../tools/testing/kitchens.ts'
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
