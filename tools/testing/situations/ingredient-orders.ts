import { beforeEach } from 'vitest'
import { listOwnPayments } from '../../../src/features/payments/contract.ts'
import { moveIngredientOrder } from '../../../src/features/shopping/admin-contract.ts'
import * as contract from '../../../src/features/shopping/orders-contract.ts'
import type { OrderStatus } from '../../../src/features/shopping/rules.ts'
import type { CallInput } from '../../../src/shared/wire/endpoint.ts'
import { keyed } from '../ai/ai-app.ts'
import { acceptMeals, makeList, useShoppingApp, type List } from '../ai/shopping-app.ts'

type Place = CallInput<typeof contract.placeIngredientOrder>

export const byCard = { paymentMethod: 'credit_card' } as const

/** The shopping app with a list of two meals before each test, and what customer and packer do. */
export function useIngredientOrders() {
  const { at, people } = useShoppingApp()
  const made = {} as { list: List }

  beforeEach(async () => {
    await at.test.app.db.deleteFrom('messages').execute()
    const meals = await acceptMeals(at.customer, 2)
    const ids = meals.map(({ id }) => id)
    made.list = await makeList(at.customer, ids)
  })

  const inputOf = async (change: Partial<Place> = {}): Promise<Place> => {
    const source = { listId: made.list.id }
    const { quoteId } = await at.customer.call(contract.quoteIngredients, source)
    return {
      ...source,
      quoteId,
      deliveryAddressId: people.addressId,
      paymentMethod: 'cash_on_delivery',
      ...change,
    }
  }

  return {
    at,
    people,
    made,
    inputOf,
    place: async (change: Partial<Place> = {}) =>
      at.customer.call(contract.placeIngredientOrder, await inputOf(change), keyed()),
    move: (id: number, status: OrderStatus, reason?: string) =>
      people.admin.call(moveIngredientOrder, { id, status, ...(reason && { reason }) }),
    look: (id: number) => at.customer.call(contract.getIngredientOrder, { id }),
    paymentOf: async () => {
      const payments = await at.customer.call(listOwnPayments)
      return payments.find(({ purpose }) => purpose === 'ingredients')
    },
    /** What the customer was sent of orders, `placed: …`. */
    notices: async (): Promise<string[]> => {
      await at.test.drain()
      const rows = await at.test.app.db
        .selectFrom('messages')
        .select(['template', 'text'])
        .where('template', 'like', 'ingredients-%')
        .orderBy('id')
        .execute()
      return rows.map(({ template, text }) => `${template.replace('ingredients-', '')}: ${text}`)
    },
  }
}
