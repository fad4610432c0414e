import { beforeAll, describe, expect, it } from 'vitest'
import { findAndLockDays, withdrawDays } from '#features/deliveries/server/public.ts'
import { createMember } from '#features/household/contract.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { inTransaction } from '#server/database/database.ts'
import type { TestBrowser } from '../../../../../tools/testing/app.ts'
import {
  CUTOFF,
  DAY,
  menuItemOf,
  moveTo,
  settleGuest,
  signInKitchen,
  signInOtherKitchen,
  useKitchenApp,
  type Guest,
} from '../../../../../tools/testing/situations/kitchen-guests.ts'
import * as amendments from '../../amendments-contract.ts'
import { getSheet } from '../../contract.ts'

const test = useKitchenApp()
let kitchen: TestBrowser
let layla: Guest
let nura: Guest

const SARA: CallInput<typeof createMember> = {
  name: 'Sara',
  portion: 'small',
  diets: [],
  allergens: ['milk'],
  dislikes: [],
  fastsInRamadan: false,
}

beforeAll(async () => {
  kitchen = await signInKitchen(test)
  const meals = [
    { mealTime: 'lunch', dish: 'machboos' },
    { mealTime: 'dinner', dish: 'vegetable-saloona' },
  ] as const
  layla = await settleGuest(test, meals)
  nura = await settleGuest(test, meals)
  await moveTo(test, CUTOFF)
  await kitchen.call(getSheet, { day: DAY })
})

const ticketOf = (guest: Guest, mealTime = 'lunch') =>
  test.app.db
    .selectFrom('kitchen_tickets')
    .selectAll()
    .where('customer_id', '=', guest.id)
    .where('day', '=', DAY)
    .where('meal_time', '=', mealTime)
    .executeTakeFirstOrThrow()

const list = (browser = kitchen) => browser.call(amendments.listAmendments, { day: DAY })
const substitute = (id: number, menuItemId: number, position = 1, browser = kitchen) =>
  browser.call(amendments.substituteDish, { id, position, menuItemId })

const eventsOf = async (kind: string) => {
  const rows = await test.app.db
    .selectFrom('events')
    .select('channel')
    .where('kind', '=', kind)
    .execute()
  return rows.map(({ channel }) => channel)
}

describe('an allergy that is given after the sheet was made', () => {
  it('keeps the tickets apart, and names to the kitchen the dishes that hold it', async () => {
    expect(await list()).toEqual([])
    await layla.call(createMember, SARA)
    const found = await list()
    expect(found).toHaveLength(2)
    expect(found.map(({ text }) => text).toSorted()).toEqual([
      'New allergy: Milk. It is in Chicken machboos: send another dish.',
      'New allergy: Milk. Keep it apart.',
    ])
    expect(found.every(({ kind, seenAt }) => kind === 'allergy_added' && seenAt === null)).toBe(
      true,
    )
    expect(await ticketOf(layla)).toMatchObject({ allergens: ['milk'], version: 2, status: 'due' })
    const sheet = await kitchen.call(getSheet, { day: DAY })
    expect(sheet).toMatchObject({ version: 3, unseenAmendments: 2, portions: 4 })
    expect(sheet.clashes).toMatchObject([{ dish: 'Chicken machboos', allergens: ['milk'] }])
    expect(await eventsOf('sheet-amended')).toEqual(['kitchen:1', 'kitchen:1'])
    expect(await eventsOf('delivery-changed')).toContain(`customer:${layla.id}`)
  })

  it('says nothing twice', async () => {
    await layla.call(createMember, { ...SARA, name: 'Adam' })
    expect(await list()).toHaveLength(2)
  })
})

describe('POST /api/kitchen/tickets/:id/lines/:position/substitute', () => {
  it('offers only dishes that are safe for everybody in the household', async () => {
    const { id } = await ticketOf(layla)
    const dishes = await kitchen.call(amendments.listSubstitutes, { id, position: 1 })
    expect(dishes.length).toBeGreaterThan(3)
    const all = await test.app.db.selectFrom('dishes').select(['slug', 'allergens']).execute()
    const containingMilk = all.filter(({ allergens }) => allergens.includes('milk'))
    const slugs = new Set(containingMilk.map(({ slug }) => slug))
    expect(dishes.filter(({ slug }) => slugs.has(slug))).toEqual([])
    expect(dishes[0]?.isOfMealTime).toBe(true)
  })

  it('refuses a dish that someone must not eat, and changes nothing', async () => {
    const { id } = await ticketOf(layla)
    await expect(substitute(id, await menuItemOf(test, 'madrouba'))).rejects.toMatchObject({
      code: 'dish_unsafe_for_household',
    })
    expect(await ticketOf(layla)).toMatchObject({ version: 2 })
  })

  it('refuses what is not on the own menu, sold out, or on the ticket already', async () => {
    const { id } = await ticketOf(layla)
    const elsewhere = await test.app.db
      .selectFrom('menu_items')
      .select('id')
      .where('restaurant_id', '=', 2)
      .executeTakeFirstOrThrow()
    await expect(substitute(id, elsewhere.id)).rejects.toMatchObject({ code: 'dish_not_on_menu' })
    const own = await menuItemOf(test, 'machboos')
    await expect(substitute(id, own)).rejects.toMatchObject({ code: 'dish_already_on_ticket' })
    const limited = await menuItemOf(test, 'thareed')
    const { db } = test.app
    await db
      .updateTable('menu_items')
      .set({ sold_out_until: DAY })
      .where('id', '=', limited)
      .execute()
    await expect(substitute(id, limited)).rejects.toMatchObject({ status: 409 })
    await expect(substitute(id, limited, 9)).rejects.toMatchObject({ status: 404 })
  })

  it('sends another dish, amends the sheet and notifies the customer', async () => {
    const { id } = await ticketOf(layla)
    const answer = await substitute(id, await menuItemOf(test, 'fish-saloona'))
    expect(answer).toEqual({ ticketId: id, version: 3, amendment: 3 })
    const [newest] = await list()
    expect(newest).toMatchObject({
      number: 3,
      kind: 'line_changed',
      text: '1 portion: Hammour saloona instead of Chicken machboos.',
    })
    const sheet = await kitchen.call(getSheet, { day: DAY })
    expect(sheet).toMatchObject({ version: 4, clashes: [] })
    const meal = await test.app.db
      .selectFrom('subscription_meals')
      .select(['menu_item_id', 'chosen_by'])
      .where('subscription_id', '=', layla.subscriptionId)
      .where('day', '=', DAY)
      .where('meal_time', '=', 'lunch')
      .executeTakeFirstOrThrow()
    expect(meal).toEqual({
      menu_item_id: await menuItemOf(test, 'fish-saloona'),
      chosen_by: 'kitchen',
    })
    await test.drain()
    const message = await test.app.db
      .selectFrom('messages')
      .select('text')
      .where('recipient', '=', layla.phone)
      .where('template', '=', 'dish-substituted')
      .executeTakeFirstOrThrow()
    expect(message.text).toContain('Hammour saloona instead of Chicken machboos')
  })

  it('knows only tickets of the own kitchen that are still in it', async () => {
    const { id } = await ticketOf(nura)
    const dish = await menuItemOf(test, 'fish-saloona')
    const other = await signInOtherKitchen(test)
    await expect(substitute(id, dish, 1, other)).rejects.toMatchObject({ status: 404 })
    await expect(substitute(id, dish, 1, nura)).rejects.toMatchObject({ status: 403 })
    const { db } = test.app
    await db.updateTable('kitchen_tickets').set({ status: 'ready' }).where('id', '=', id).execute()
    await expect(substitute(id, dish)).rejects.toMatchObject({ code: 'ticket_not_in_kitchen' })
    await db.updateTable('kitchen_tickets').set({ status: 'due' }).where('id', '=', id).execute()
  })
})

describe('a delivery whose payment is withdrawn after the sheet was made', () => {
  it('is called off on the sheet, and cooked no more', async () => {
    await inTransaction(test.app.db, async (tx) => {
      await tx
        .selectFrom('users')
        .select('id')
        .where('id', '=', nura.id)
        .forNoKeyUpdate()
        .executeTakeFirst()
      const days = await findAndLockDays(tx, nura.subscriptionId)
      await withdrawDays(
        tx,
        days.filter(({ day }) => day === DAY),
        test.clock.now(),
      )
    })
    const found = await list()
    const cancelled = found.filter(({ kind }) => kind === 'ticket_cancelled')
    expect(cancelled).toHaveLength(2)
    expect(cancelled[0]?.text).toBe(
      'The delivery for Layla is called off: its payment was withdrawn. Do not cook it.',
    )
    expect(await ticketOf(nura)).toMatchObject({ status: 'cancelled', delivery_day_id: null })
    const sheet = await kitchen.call(getSheet, { day: DAY })
    expect(sheet).toMatchObject({ deliveries: 2, portions: 2, version: 6 })
  })
})

describe('POST /api/kitchen/days/:day/amendments/seen', () => {
  it('marks what was read, up to the newest that the page showed', async () => {
    const seen = await kitchen.call(amendments.markAmendmentsSeen, { day: DAY, upTo: 3 })
    expect(seen).toEqual({ unseenAmendments: 2 })
    const found = await list()
    expect(found.map(({ seenAt }) => seenAt !== null)).toEqual([false, false, true, true, true])
    const all = await kitchen.call(amendments.markAmendmentsSeen, { day: DAY, upTo: 5 })
    expect(all).toEqual({ unseenAmendments: 0 })
  })

  it('leaves those of another kitchen alone', async () => {
    await test.app.db.updateTable('sheet_amendments').set({ seen_at: null }).execute()
    const other = await signInOtherKitchen(test)
    await other.call(amendments.markAmendmentsSeen, { day: DAY, upTo: 9 })
    expect((await list()).every(({ seenAt }) => seenAt === null)).toBe(true)
    expect(await list(other)).toEqual([])
  })
})
