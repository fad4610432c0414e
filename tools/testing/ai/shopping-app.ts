import { afterEach, beforeEach } from 'vitest'
import type { Output } from '../../../src/shared/wire/endpoint.ts'
import { createShoppingList } from '../../../src/features/shopping/contract.ts'
import { accept, keyed, today, useAiApp } from './ai-app.ts'
import type { TestBrowser } from '../app.ts'
import { signInAdmin } from '../situations/orders.ts'
import { listAddresses } from '../../../src/features/addresses/list-contract.ts'

export type List = Output<typeof createShoppingList>

export const itemsOf = ({ aisles }: List) => aisles.flatMap(({ items }) => items)

export function itemOf(list: List, ingredientId: string) {
  const item = itemsOf(list).find((one) => one.ingredientId === ingredientId)
  if (!item) throw new Error(`${ingredientId} is not on the list`)
  return item
}

export function firstItem(list: List) {
  const [item] = itemsOf(list)
  if (!item) throw new Error('Nothing on the list')
  return item
}

export const makeList = (browser: TestBrowser, acceptedMealIds: number[]) =>
  browser.call(createShoppingList, { acceptedMealIds }, keyed())

/** Accepts so many of today's suggestions. */
export async function acceptMeals(browser: TestBrowser, count: number) {
  const { suggestions } = await today(browser)
  const meals = []
  for (const { id } of suggestions.slice(0, count)) meals.push(await accept(browser, id))
  return meals
}

/** An AI customer who may sum up lists, with an address, and an admin who packs. */
export function useShoppingApp() {
  const at = useAiApp()
  const people = {} as { admin: TestBrowser; addressId: number }
  /** On the bill of the cycle that runs, and of all later ones. */
  const setAddOns = async (addOns: string[]) => {
    const { db } = at.test.app
    await db
      .updateTable('subscriptions')
      .set({ add_ons: addOns })
      .where('plan_id', '=', 5)
      .execute()
    const added = addOns.map((slug) => ({
      code: `add-on:${slug}`,
      amountFils: 4900,
      name: { en: slug, ar: slug },
    }))
    await db
      .updateTable('subscription_cycles')
      .set({ lines: JSON.stringify([{ code: 'plan', amountFils: 29_900 }, ...added]) })
      .where('plan_id', '=', 5)
      .execute()
  }
  beforeEach(async () => {
    await setAddOns(['shopping-list'])
    people.admin = await signInAdmin(at.test)
    const [address] = await at.customer.call(listAddresses)
    people.addressId = address?.id ?? 0
  })
  afterEach(async () => {
    const { db } = at.test.app
    await db.deleteFrom('ingredient_order_steps').execute()
    await db.deleteFrom('ingredient_order_lines').execute()
    await db.deleteFrom('ingredient_orders').execute()
    await db.deleteFrom('shopping_lists').execute()
    await db.deleteFrom('pantry_items').execute()
  })
  return { at, people, setAddOns }
}
