import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { listChefRequests, sendQuote } from '../../src/features/chef-events/chef-contract.ts'
import { createChefEvent } from '../../src/features/chef-events/contract.ts'
import { acceptQuote } from '../../src/features/chef-events/quotes-contract.ts'
import { changeChefMenu, createChefMenu } from '../../src/features/chefs/contract.ts'
import { createMember } from '../../src/features/household/contract.ts'
import { ALLERGENS, type Allergen } from '../../src/shared/food/food.ts'
import { CallError } from '../../src/shared/wire/call.ts'
import type { CallInput } from '../../src/shared/wire/endpoint.ts'
import { dinner, useChefEvents } from '../../tools/testing/situations/chef-events.ts'
import type { TestChef } from '../../tools/testing/situations/chefs.ts'

type Course = CallInput<typeof sendQuote>['courses'][number]

const at = useChefEvents()
const chef = (index = 0) => at.chefs[index] as TestChef
beforeEach(async () => {
  await at.test.app.db.deleteFrom('household_members').execute()
})

const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof CallError && error.status < 500) return error.code
      throw error
    },
  )

/** A guest who must not eat it. */
const invite = (allergen: Allergen, avoidsTraces = true) =>
  at.customer.browser.call(createMember, {
    name: 'Sara',
    portion: 'small',
    diets: [],
    allergens: [allergen],
    dislikes: [],
    fastsInRamadan: false,
    avoidsTraces,
  })

const ask = async (includesHousehold = true) =>
  (await at.customer.browser.call(createChefEvent, { ...dinner, includesHousehold })).id

const offer = (id: number, course: Partial<Course>, index = 0) =>
  chef(index).browser.call(sendQuote, {
    id,
    perGuest: 200,
    courses: [{ course: 'main', title: 'Plate of the house', ...course }],
    inclusions: [],
  })

const quotesOf = async (id: number) => (await at.detail(id)).quotes

const accept = async (id: number, quoteId: number, confirmedAllergens?: Allergen[]) => {
  const cardSetupId = await at.card()
  const confirmed = confirmedAllergens && { confirmedAllergens }
  return codeOf(at.customer.browser.call(acceptQuote, { id, quoteId, cardSetupId, ...confirmed }))
}

/** A dish of the catalogue that holds an allergen, and one with traces of it only. */
async function dishesWith(allergen: Allergen) {
  const { rows } = await sql<{ slug: string; isTrace: boolean }>`
    select f.slug, not ${allergen} = any(f.allergens) as "isTrace"
      from dishes f
     where f.restaurant_id is null
       and (${allergen} = any(f.allergens) or exists (
         select from dish_lines l join ingredients n on n.id = l.ingredient_id
          where l.dish_id = f.id and ${allergen} = any(n.may_contain)))
     order by f.slug`.execute(at.test.app.db)
  return {
    holding: rows.find(({ isTrace }) => !isTrace)?.slug,
    traced: rows.find(({ isTrace }) => isTrace)?.slug,
  }
}

/** Every way in which a course comes to hold an allergen, as far as the catalogue has it. */
const coursesWith = async (
  allergen: Allergen,
): Promise<[way: string, course: Partial<Course>][]> => {
  const { holding } = await dishesWith(allergen)
  return [
    ['said', { allergens: [allergen] }],
    ...(holding
      ? [['of a dish', { dishSlug: holding, allergens: [] }] satisfies [string, Partial<Course>]]
      : []),
  ]
}

describe.each(ALLERGENS)('%s of a guest', (allergen) => {
  it('is on no menu that a chef quotes who knows of it', async () => {
    await invite(allergen)
    const id = await ask()
    const [request] = await chef().browser.call(listChefRequests)
    expect(request?.event.allergens).toEqual([allergen])
    for (const [way, course] of await coursesWith(allergen)) {
      expect([way, await codeOf(offer(id, course))]).toEqual([way, 'quote_allergen'])
    }
  })

  it('is said of a menu whose chef does not know, or before the guest was known', async () => {
    const courses = await coursesWith(allergen)
    const ids: number[] = []
    for (const [, course] of courses) {
      const id = await ask(false)
      await offer(id, course)
      ids.push(id)
    }
    await invite(allergen)
    for (const id of ids) {
      const [quote] = await quotesOf(id)
      expect(quote).toMatchObject({ matchesAll: false, avoided: [allergen] })
      expect(await accept(id, quote?.id ?? 0)).toBe('quote_allergens_to_confirm')
    }
  })

  it.each([true, false])('as traces of a dish: left out %s', async (avoidsTraces) => {
    const { traced } = await dishesWith(allergen)
    if (!traced) return
    await invite(allergen, avoidsTraces)
    const id = await ask()
    await offer(id, { dishSlug: traced, allergens: [] })
    const [quote] = await quotesOf(id)
    expect(quote?.avoided).toEqual([])
    expect(quote?.traces).toEqual(avoidsTraces ? [allergen] : [])
    expect(quote?.matchesAll).toBe(!avoidsTraces)
    expect(await accept(id, quote?.id ?? 0)).toBe(
      avoidsTraces ? 'quote_allergens_to_confirm' : 'done',
    )
  })
})

it('has dishes with traces to try it on', async () => {
  const found = await Promise.all(ALLERGENS.map(dishesWith))
  expect(found.filter(({ traced }) => traced).length).toBeGreaterThanOrEqual(3)
  expect(found.filter(({ holding }) => holding).length).toBeGreaterThanOrEqual(10)
})

it('accepts a menu with what someone avoids once the customer has confirmed it', async () => {
  const id = await ask(false)
  await offer(id, { allergens: ['milk', 'fish'] })
  await invite('milk')
  const [quote] = await quotesOf(id)
  expect(await accept(id, quote?.id ?? 0, ['fish'])).toBe('quote_allergens_to_confirm')
  expect(await accept(id, quote?.id ?? 0, ['milk'])).toBe('done')
})

it('a menu that a chef changes afterwards changes no quote', async () => {
  await invite('tree-nuts')
  const harees = { course: 'main' as const, title: 'Harees', allergens: ['gluten' as const] }
  const form = { name: 'Of the house', perGuest: 200, courses: [harees], inclusions: [] }
  const menu = await chef().browser.call(createChefMenu, form)
  const id = await ask()
  await offer(id, harees)
  const nutty = { ...harees, allergens: ['tree-nuts' as const] }
  const changed = { ...form, id: menu.id, courses: [nutty] }
  await chef().browser.call(changeChefMenu, changed, { version: menu.version })
  expect(await quotesOf(id)).toMatchObject([
    { matchesAll: true, avoided: [], allergens: ['gluten'] },
  ])
})

it('a dish that comes to hold more changes the quotes that name it', async () => {
  await invite('lupin')
  const { rows } = await sql<{ slug: string }>`
    select slug from dishes where restaurant_id is null and not 'lupin' = any(allergens)
     order by slug limit 1`.execute(at.test.app.db)
  const slug = rows[0]?.slug ?? ''
  const id = await ask()
  await offer(id, { dishSlug: slug, allergens: [] })
  const [before] = await quotesOf(id)
  expect(before?.avoided).toEqual([])
  await at.test.asOwner((db) =>
    sql`update dishes set allergens = array_append(allergens, 'lupin') where slug = ${slug}`.execute(
      db,
    ),
  )
  expect(await quotesOf(id)).toMatchObject([{ matchesAll: false, avoided: ['lupin'] }])
  expect(await accept(id, before?.id ?? 0)).toBe('quote_allergens_to_confirm')
})
