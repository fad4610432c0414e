import { moveIngredientOrder } from '../../../src/features/shopping/admin-contract.ts'
import { createShoppingList } from '../../../src/features/shopping/contract.ts'
import * as contract from '../../../src/features/shopping/orders-contract.ts'
import { acceptSuggestion } from '../../../src/features/suggestions/accepted-contract.ts'
import { getSuggestions } from '../../../src/features/suggestions/contract.ts'
import type { Output } from '../../../src/shared/wire/endpoint.ts'
import type { World } from '../world.ts'
import { once, type Person } from './people.ts'

type Order = Output<typeof contract.getIngredientOrder>

const ORDERS = 0.5
const PAYS_CASH = 0.2
const DISHES = 2
const IS_BROUGHT = 0.6

/** Who cooks at home orders what two of today’s dishes are made of. */
export async function orderIngredients(world: World, people: readonly Person[]): Promise<void> {
  for (const { customer, isCook } of people) {
    if (!isCook || !world.draws.happens(ORDERS)) continue
    const { day } = await customer.call(getSuggestions)
    const acceptedMealIds: number[] = []
    for (const { id } of day?.suggestions.slice(0, DISHES) ?? []) {
      acceptedMealIds.push((await customer.call(acceptSuggestion, { mealId: id }, once())).id)
    }
    const { id: listId } = await customer.call(createShoppingList, { acceptedMealIds }, once())
    const { quoteId } = await customer.call(contract.quoteIngredients, { listId })
    const paymentMethod = world.draws.happens(PAYS_CASH) ? 'cash_on_delivery' : 'credit_card'
    const input = { listId, quoteId, deliveryAddressId: customer.addressId, paymentMethod } as const
    await customer.call(contract.placeIngredientOrder, input, once())
  }
}

/** What is packed comes, or no one brings it and no one says so. */
export async function packIngredients(world: World, people: readonly Person[]): Promise<void> {
  for (const { order } of await listOrders(people)) {
    if (order.status !== 'placed' || !world.draws.happens(IS_BROUGHT)) continue
    for (const status of ['packing', 'out', 'delivered'] as const) {
      await world.admin.call(moveIngredientOrder, { id: order.id, status }, once())
    }
    world.book.ingredients.add(order.id)
  }
}

/** After a miss some want their money, some another window, and some say nothing. */
export async function chooseAfterMisses(world: World, people: readonly Person[]): Promise<void> {
  for (const { customer, order } of await listOrders(people)) {
    const { id, choice } = order
    if (!choice) continue
    const want = world.draws.oneOf(['money', 'slot', 'nothing'] as const)
    if (want === 'nothing') continue
    const [slot] = choice.slots
    const input = want === 'slot' && slot ? { choice: want, slot } : { choice: 'money' as const }
    await customer.call(contract.chooseAfterMiss, { id, ...input }, once())
  }
}

async function listOrders(people: readonly Person[]) {
  const found: { customer: Person['customer']; order: Order }[] = []
  for (const { customer, isCook } of people) {
    if (!isCook) continue
    const { orders } = await customer.call(contract.listIngredientOrders, {})
    found.push(...orders.toReversed().map((order) => ({ customer, order })))
  }
  return found
}
