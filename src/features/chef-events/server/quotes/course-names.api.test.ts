import { expect, it } from 'vitest'
import { createChefMenu, listChefMenus } from '#features/chefs/contract.ts'
import { getEventAsAdmin } from '#features/chef-events/admin-contract.ts'
import { listChefBookings, sendQuote } from '#features/chef-events/chef-contract.ts'
import { getChefEvent } from '#features/chef-events/quotes-contract.ts'
import { useChefEvents } from '../../../../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../../../../tools/testing/situations/chefs.ts'

const at = useChefEvents()
const chef = () => at.chefs[0] as TestChef

const courses = [
  { course: 'main' as const, title: 'Lamb harees', dishSlug: 'harees' },
  { course: 'main' as const, title: 'Harees of my grandmother', dishSlug: 'harees' },
  { course: 'sweet' as const, title: 'Rice pudding' },
]
const english = courses.map(({ title }) => title)
const arabic = [expect.stringMatching(/^هريس/), ...english.slice(1)]
const titles = (list: readonly { title: string }[] | undefined) => list?.map(({ title }) => title)

/** The same person, who reads the other language. */
function inArabic(browser: TestChef['browser']) {
  const other = at.test.browser('ar')
  other.cookies.set('session', browser.cookies.get('session') ?? '')
  return other
}

it('names courses of the catalogue in the language of who reads, and leaves own words', async () => {
  const menu = { name: 'Table', perGuest: 200, courses, inclusions: [] }
  expect(titles((await chef().browser.call(createChefMenu, menu)).courses)).toEqual(english)
  const [saved] = await inArabic(chef().browser).call(listChefMenus)
  expect(titles(saved?.courses)).toEqual(arabic)

  const id = await at.ask()
  const { quote } = await inArabic(chef().browser).call(sendQuote, { id, ...menu })
  expect(titles(quote?.courses)).toEqual(arabic)
  expect(titles((await at.detail(id)).quotes[0]?.courses)).toEqual(english)
  const read = await inArabic(at.customer.browser).call(getChefEvent, { id })
  expect(titles(read.quotes[0]?.courses)).toEqual(arabic)
  const watched = await inArabic(at.admin).call(getEventAsAdmin, { id })
  expect(titles(watched.quotes[0]?.courses)).toEqual(arabic)

  await at.accept(id, quote?.id ?? 0)
  const [booked] = await inArabic(chef().browser).call(listChefBookings)
  expect(titles(booked?.quote.courses)).toEqual(arabic)
})

it('knows a course again that was saved in Arabic', async () => {
  const [menu] = await inArabic(chef().browser).call(listChefMenus)
  const again = { ...menu, name: 'مائدة', perGuest: 150, inclusions: [] }
  const input = { ...again, courses: menu?.courses.slice(0, 1) ?? [] }
  await inArabic(chef().browser).call(createChefMenu, input)
  const [saved] = await chef().browser.call(listChefMenus)
  expect(titles(saved?.courses)).toEqual(['Lamb harees'])
})
