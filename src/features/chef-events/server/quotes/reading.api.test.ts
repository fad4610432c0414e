import { expect, it } from 'vitest'
import { getEventAsAdmin } from '#features/chef-events/admin-contract.ts'
import { listChefRequests, sendQuote } from '#features/chef-events/chef-contract.ts'
import { createChefEvent } from '#features/chef-events/contract.ts'
import { createMember, deleteMember } from '#features/household/contract.ts'
import { dinner, useChefEvents } from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'

const at = useChefEvents()
const chef = (index: number) => at.chefs[index] as TestChef
const note = 'Call me on 055 123 4567 or visit www.example.ae'
const title = 'Ouzi, order at sami@example.com'

async function quoteAs(index: number, id: number): Promise<number> {
  const { quote } = await chef(index).browser.call(sendQuote, {
    id,
    perGuest: 200,
    courses: [{ course: 'main', title }],
    inclusions: [],
    note,
  })
  return quote?.id ?? 0
}

it('GET /api/chef-events/:id shows contacts in notes and courses only of the booked chef', async () => {
  const id = await at.ask()
  const accepted = await quoteAs(0, id)
  await quoteAs(1, id)
  const masked = {
    note: 'Call me on ••• or visit •••',
    courses: [{ title: 'Ouzi, order at •••' }],
  }
  const whole = { note, courses: [{ title }] }
  expect((await at.detail(id)).quotes).toMatchObject([masked, masked])
  expect((await at.admin.call(getEventAsAdmin, { id })).quotes).toMatchObject([whole, whole])

  const due = await at.accept(id, accepted)
  expect(due.quotes).toMatchObject([masked, masked])
  await at.live()
  expect((await at.detail(id)).quotes).toMatchObject([whole, masked])
})

it('GET /api/chef/requests shows no contacts that the customer wrote into the request', async () => {
  const specialRequirements = 'Call 050 123 4567, or www.example.ae'
  await at.customer.browser.call(createChefEvent, { ...dinner, specialRequirements })
  const [request] = await chef(0).browser.call(listChefRequests)
  expect(request?.event.specialRequirements).toBe('Call •••, or •••')
})

it('GET /api/chef-events/:id names what the household avoids, known to the chef or not', async () => {
  const id = await at.ask()
  const courses = [
    { course: 'sweet' as const, title: 'Candied pistachios', allergens: ['tree-nuts' as const] },
  ]
  await chef(0).browser.call(sendQuote, { id, courses, inclusions: [], perGuest: 200 })
  expect((await at.detail(id)).quotes).toMatchObject([{ matchesAll: true, avoided: [] }])
  const member = await at.customer.browser.call(createMember, {
    name: 'Omar',
    portion: 'small',
    diets: [],
    allergens: ['tree-nuts'],
    dislikes: [],
    fastsInRamadan: false,
  })
  expect((await at.detail(id)).quotes).toMatchObject([
    { matchesAll: false, avoided: ['tree-nuts'] },
  ])
  await at.customer.browser.call(deleteMember, { id: member.id })
})

it.each([
  ['the chef said that of no course', [{}, {}], false, false],
  ['the chef said of one course only', [{ allergens: [] }, {}], false, false],
  ['none of them', [{ allergens: [] }, { allergens: [] }], true, true],
  ['some of them', [{ allergens: ['fish'] }, { allergens: [] }], true, true],
])(
  'GET /api/chef-events/:id says “matches all” of a quote only where all is said: %s',
  async (_, said, areAllergensSaid, matchesAll) => {
    const id = await at.ask()
    const courses = said.map((allergens, place) => ({
      course: 'main' as const,
      title: `Plate ${place}`,
      ...(allergens as { allergens?: 'fish'[] }),
    }))
    await chef(0).browser.call(sendQuote, { id, courses, inclusions: [], perGuest: 200 })
    expect((await at.detail(id)).quotes).toMatchObject([
      { areAllergensSaid, matchesAll, avoided: [] },
    ])
  },
)
