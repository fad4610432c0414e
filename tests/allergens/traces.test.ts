import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createMember, getHousehold, replaceMember } from '../../src/features/household/contract.ts'
import { sendTracesNews } from '../../src/features/household/server/traces-news.ts'
import { previewRepeat } from '../../src/features/meals/repeat-contract.ts'
import {
  listSubstitutes,
  substituteDish,
} from '../../src/features/production/amendments-contract.ts'
import { getSheet } from '../../src/features/production/contract.ts'
import { listMealItems } from '../../src/features/restaurants/contract.ts'
import {
  getPreferences,
  replacePreferences,
} from '../../src/features/suggestions/preferences-contract.ts'
import type { Allergen } from '../../src/shared/food/food.ts'
import { MONDAY, newDiner, type Diner } from '../../tools/testing/situations/diners.ts'
import { signInKitchen, useKitchenApp } from '../../tools/testing/situations/kitchen-guests.ts'
import { messagesTo } from '../../tools/testing/situations/kitchens.ts'
import { liveUntil } from '../../tools/testing/situations/orders.ts'

const test = useKitchenApp()
const idsOf = (list: readonly { mealItemId: number }[]) => list.map(({ mealItemId }) => mealItemId)
const NEXT_MONDAY = '2026-12-07'

/** An allergy of which the kitchen's dishes hold only traces: two of them, the rest hold nothing. */
const TRACE: Allergen = 'lupin'
const saveAllergy = (diner: Diner, avoidsTraces: boolean) =>
  diner.call(createMember, {
    name: 'Salem',
    portion: 'regular',
    diets: [],
    allergens: [TRACE],
    dislikes: [],
    fastsInRamadan: false,
    avoidsTraces,
  })

/** All dishes of the kitchen hold traces but those named. */
async function traceAllBut(clean: readonly number[]): Promise<void> {
  await test.asOwner(async (db) => {
    await sql`update ingredients set may_contain = array_remove(may_contain, ${TRACE})`.execute(db)
    await sql`
      update ingredients set may_contain = array_append(may_contain, ${TRACE})
       where id not in (select l.ingredient_id from dish_lines l
         join menu_items i on i.dish_id = l.dish_id where i.id = any(${[...clean]}::integer[]))`.execute(
      db,
    )
  })
}

const tracedOf = async (diner: Diner): Promise<Set<number>> => {
  const menu = await diner.call(listMealItems, { subscriptionId: diner.subscriptionId })
  expect(menu.some(({ allergens }) => allergens.includes(TRACE))).toBe(false)
  return new Set(menu.filter((dish) => dish.mayContain.includes(TRACE)).map(({ id }) => id))
}

async function dinerWith(avoidsTraces: boolean) {
  const diner = await newDiner(test)
  const [lunch = 0] = await diner.menuAt('lunch')
  const [dinner = 0] = (await diner.menuAt('dinner')).filter((id) => id !== lunch)
  await traceAllBut([lunch, dinner])
  await saveAllergy(diner, avoidsTraces)
  return { diner, traced: await tracedOf(diner), lunch }
}

describe.each([true, false])('traces avoided: %s', (avoidsTraces) => {
  it('a repeated week follows the household, and what the customer chooses is only warned of', async () => {
    const { diner, traced } = await dinerWith(avoidsTraces)
    const [chosen = 0] = (await diner.menuAt('lunch')).filter((id) => traced.has(id))
    await diner.choose({ mealItemId: chosen })
    const repetition = await diner.call(previewRepeat, {
      subscriptionId: diner.subscriptionId,
      week: NEXT_MONDAY,
    })
    expect(idsOf(repetition.added)).toEqual(avoidsTraces ? [] : [chosen])
    expect(repetition.left.map(({ reason }) => reason)).toEqual(avoidsTraces ? ['traces'] : [])
  })
})

it('each person answers for themselves, and older pages of preferences for all', async () => {
  const { diner } = await dinerWith(false)
  const kept = await diner.call(getPreferences)
  expect(kept.traces).toEqual([])
  const { members } = await diner.call(getHousehold)
  const salem = members.find(({ name }) => name === 'Salem') ?? members[0]
  if (!salem) throw new Error('Salem is not there')
  // A page that says nothing of traces: what was answered stays, but a new nut allergy asks again.
  const { avoidsTraces: _answer, ...silent } = { ...salem, dislikes: [] }
  expect((await diner.call(replaceMember, silent)).avoidsTraces).toBe(false)
  const allergens: Allergen[] = [TRACE, 'peanuts']
  expect((await diner.call(replaceMember, { ...silent, allergens })).avoidsTraces).toBe(true)
  expect((await diner.call(getHousehold)).traces.toSorted()).toEqual(allergens.toSorted())
  const no = { ...silent, allergens, avoidsTraces: false }
  expect((await diner.call(replaceMember, no)).avoidsTraces).toBe(false)

  await diner.call(replacePreferences, { ...kept, avoidsTraces: false })
  expect((await diner.call(getHousehold)).traces).toEqual([])
  const { traces } = await diner.call(replacePreferences, { ...kept, avoidsTraces: true })
  expect(traces.toSorted()).toEqual(allergens.toSorted())
})

it('who never said a word about traces is notified once that they are left out', async () => {
  const { diner } = await dinerWith(true)
  const customer = test.app.db.selectFrom('users').select('id').where('phone', '=', diner.phone)
  await test.app.db
    .updateTable('household_members')
    .set({ traces_news_due: true })
    .where('customer_id', '=', customer)
    .execute()
  const notify = () => sendTracesNews(test.app.db, test.clock.now())
  await notify()
  await Promise.all([notify(), notify()])
  const sent = (await messagesTo(test, diner.phone)).filter(
    ({ template }) => template === 'traces-left-out',
  )
  expect(sent).toEqual([expect.objectContaining({ parameters: { allergens: TRACE } })])
})

// The last one: a day whose sheet is made takes no more orders.
it('the kitchen’s choice and its replacements follow the household', async () => {
  const diners = [await dinerWith(true), await dinerWith(false)]
  await liveUntil(test, '2026-11-29T22:00:00Z')
  const kitchen = await signInKitchen(test)
  await kitchen.call(getSheet, { day: MONDAY })
  for (const [index, { diner, traced }] of diners.entries()) {
    const avoidsTraces = index === 0
    const { meals } = await diner.day(MONDAY)
    expect(meals.map(({ chosenBy }) => chosenBy)).toEqual(['kitchen', 'kitchen'])
    const sent = meals.filter(({ mealItemId }) => traced.has(mealItemId))
    expect(sent.length > 0).toBe(!avoidsTraces)

    const line = { id: await ticketOf(diner), position: 1 }
    const offered = await kitchen.call(listSubstitutes, line)
    expect(offered.some(({ menuItemId }) => traced.has(menuItemId))).toBe(!avoidsTraces)
    const [menuItemId = 0] = [...traced].filter(
      (one) => !meals.some(({ mealItemId }) => mealItemId === one),
    )
    const sending = kitchen.call(substituteDish, { ...line, menuItemId })
    const outcome = await sending.then(
      () => 'sent',
      (error: { code?: string }) => error.code,
    )
    expect(outcome).toBe(avoidsTraces ? 'dish_unsafe_for_household' : 'sent')
  }
})

const ticketOf = async (diner: Diner): Promise<number> => {
  const { id } = await test.app.db
    .selectFrom('kitchen_tickets as t')
    .innerJoin('delivery_days as d', 'd.id', 't.delivery_day_id')
    .select('t.id')
    .where('d.subscription_id', '=', diner.subscriptionId)
    .where('t.day', '=', MONDAY)
    .orderBy('t.id')
    .executeTakeFirstOrThrow()
  return id
}
