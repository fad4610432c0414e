import { describe, expect, it } from 'vitest'
import { listInvoices } from '#features/payments/contract.ts'
import { keyed } from '../../../../../tools/testing/ai/ai-app.ts'
import {
  byCard,
  useIngredientOrders,
} from '../../../../../tools/testing/situations/ingredient-orders.ts'
import { saveCard } from '../../../../../tools/testing/situations/orders.ts'
import { firstItem, itemsOf } from '../../../../../tools/testing/ai/shopping-app.ts'
import { getShoppingList, tickListItem } from '../../contract.ts'
import * as contract from '../../orders-contract.ts'

const { at, people, made, inputOf, place, look, paymentOf, notices } = useIngredientOrders()
const ALWAYS_DECLINED = '4000000000000341'

describe('POST /api/ingredient-orders/quote', () => {
  it('prices what is left of a list in whole packs, with delivery and VAT', async () => {
    const quote = await at.customer.call(contract.quoteIngredients, { listId: made.list.id })
    expect(quote).toMatchObject({
      items: made.list.basketPrice,
      delivery: 29,
      totalPrice: made.list.totalPrice,
      source: { listId: made.list.id },
      window: { day: '2026-11-21', from: '17:00', to: '18:00' },
      card: { last4: '4242' },
    })
    expect(quote.total).toBeCloseTo(made.list.basketPrice + 29, 2)
    const prices = [...quote.lines.map(({ price }) => price), quote.delivery]
    const vats = prices.map((price) => Math.round((price * 100) / 21))
    expect(Math.round(quote.vatIncluded * 100)).toBe(vats.reduce((sum, vat) => sum + vat, 0))
    expect(quote.lines.map((line) => line.ingredientId)).toEqual(
      itemsOf(made.list).map((item) => item.ingredientId),
    )
    const { ingredientId, price } = firstItem(made.list)
    await at.customer.call(tickListItem, { id: made.list.id, ingredientId, isTicked: true })
    const less = await at.customer.call(contract.quoteIngredients, { listId: made.list.id })
    expect(less.items).toBeCloseTo(quote.items - price, 2)
    expect(less.quoteId).not.toBe(quote.quoteId)
  })

  it('prices one meal, and twice of it by weight for twice the servings', async () => {
    const acceptedMealId = made.list.meals[0]?.acceptedMealId ?? 0
    const quoteOf = (servings: number) =>
      at.customer.call(contract.quoteIngredients, { acceptedMealId, servings })
    const [two, four] = [await quoteOf(2), await quoteOf(4)]
    expect(four.totalPrice).toBeCloseTo((two.totalPrice ?? 0) * 2, 6)
    expect(four.total).toBeGreaterThanOrEqual(two.total)
    expect(four.source).toEqual({ acceptedMealId, servings: 4 })
  })

  it('comes tomorrow from 15:00 in Dubai on', async () => {
    const before = await at.customer.call(contract.quoteIngredients, { listId: made.list.id })
    at.test.clock.moveTo(new Date('2026-11-21T11:00:00Z'))
    const after = await at.customer.call(contract.quoteIngredients, { listId: made.list.id })
    expect(after.window).toEqual({ day: '2026-11-22', from: '10:00', to: '12:00' })
    expect(after.quoteId).not.toBe(before.quoteId)
  })

  it.each([{}, { listId: 1, acceptedMealId: 1 }])('refuses %o', async (source) => {
    await expect(at.customer.call(contract.quoteIngredients, source)).rejects.toMatchObject({
      code: 'order_source_needed',
    })
  })

  it('is for who has an AI plan, of own lists and meals', async () => {
    await expect(
      at.other.call(contract.quoteIngredients, { listId: made.list.id }),
    ).rejects.toMatchObject({ code: 'ai_plan_needed' })
    for (const source of [{ listId: 999_999 }, { acceptedMealId: 999_999 }, { orderId: 999_999 }]) {
      await expect(at.customer.call(contract.quoteIngredients, source)).rejects.toMatchObject({
        status: 404,
      })
    }
  })
})

describe('POST /api/ingredient-orders', () => {
  it('charges the card of the plan at once, with an invoice of each line', async () => {
    const order = await place(byCard)
    expect(order).toMatchObject({
      status: 'placed',
      moneyState: 'due',
      listId: made.list.id,
      canCancel: true,
      window: { day: '2026-11-21', from: '17:00', to: '18:00' },
      timeline: [{ status: 'placed', reason: null }],
    })
    expect(order.lines).toHaveLength(made.list.itemCount)
    expect(order.address).toContain('Dubai')
    expect(await notices()).toEqual([expect.stringMatching(/^placed: .*between 5 PM and 6 PM/)])
    expect(await look(order.id)).toMatchObject({ moneyState: 'paid' })
    expect(await paymentOf()).toMatchObject({
      amount: order.total,
      state: 'captured',
      description: `Ingredients, order ${order.number}`,
      subscriptionId: null,
    })
    const [invoice] = await at.customer.call(listInvoices)
    expect(invoice).toMatchObject({ gross: order.total, vat: order.vatIncluded })
    expect(invoice?.lines).toHaveLength(order.lines.length + 1)
    expect(invoice?.lines.at(-1)).toMatchObject({ description: 'Delivery', gross: 29 })
    const after = await at.customer.call(getShoppingList, { id: made.list.id })
    expect(after).toMatchObject({ leftCount: 0, leftPrice: 0 })
    expect(itemsOf(after).every(({ orderId }) => orderId === order.id)).toBe(true)
  })

  it('answers the same order for the same key, and another one never twice', async () => {
    const input = await inputOf()
    const key = keyed()
    const call = (options: { idempotencyKey: string }) =>
      at.customer.call(contract.placeIngredientOrder, input, options)
    const [one, two] = await Promise.all([call(key), call(key)])
    expect(two).toEqual(one)
    await expect(call(keyed())).rejects.toMatchObject({ code: 'nothing_to_order', status: 409 })
    expect((await at.customer.call(contract.listIngredientOrders)).orders).toHaveLength(1)
  })

  it('answers the same key with a new quote once the order is cancelled, not with that order', async () => {
    const input = await inputOf()
    const key = keyed()
    const again = () => at.customer.call(contract.placeIngredientOrder, input, key)
    const { id } = await again()
    expect((await again()).id).toBe(id)
    await at.customer.call(contract.cancelIngredientOrder, { id })
    await expect(again()).rejects.toMatchObject({ status: 409, code: 'order_changed' })
  })

  it('is placed once by many at once with one quote', async () => {
    const source = { acceptedMealId: made.list.meals[0]?.acceptedMealId ?? 0, servings: 2 }
    const { quoteId } = await at.customer.call(contract.quoteIngredients, source)
    const input = { ...source, quoteId, deliveryAddressId: people.addressId, ...byCard }
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, async () =>
        at.customer.call(contract.placeIngredientOrder, input, keyed()),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? [result.reason as unknown] : [],
    )
    expect(refused).toEqual(
      Array.from({ length: 5 }, () =>
        expect.objectContaining({ status: 409, code: 'order_changed' }),
      ),
    )
  })

  it('answers 409 with the new quote where something has changed', async () => {
    const input = await inputOf()
    const { ingredientId, packsLeft } = firstItem(made.list)
    const { db } = at.test.app
    const price = (factor: number) =>
      db
        .updateTable('ingredients')
        .set((eb) => ({ price_per_kg_fils: eb('price_per_kg_fils', '*', factor) }))
        .where('id', '=', ingredientId)
        .execute()
    await price(2)
    const refusal = at.customer.call(contract.placeIngredientOrder, input, keyed())
    await expect(refusal).rejects.toMatchObject({
      status: 409,
      code: 'order_changed',
      details: { quoteId: expect.any(String), lines: expect.any(Array) },
    })
    await db
      .updateTable('ingredients')
      .set((eb) => ({ price_per_kg_fils: eb('price_per_kg_fils', '/', 2) }))
      .where('id', '=', ingredientId)
      .execute()
    expect(packsLeft).toBeGreaterThan(0)
    const order = await at.customer.call(contract.placeIngredientOrder, input, keyed())
    expect(order.status).toBe('placed')
  })

  it('refuses another’s address, a card that is none, and a card number', async () => {
    const [theirs] = await at.test.app.db
      .selectFrom('delivery_addresses')
      .innerJoin('users', 'users.id', 'delivery_addresses.user_id')
      .select('delivery_addresses.id')
      .where('users.phone', '<>', '+971500000001')
      .execute()
    const deliveryAddressId = theirs?.id ?? 999_999
    await expect(place({ deliveryAddressId })).rejects.toMatchObject({ status: 404 })
    const cardSetupId = await saveCard(at.test, at.customer, '4000000000000002')
    await expect(place({ ...byCard, cardSetupId })).rejects.toMatchObject({
      code: 'card_not_saved',
    })
    await expect(place({ quoteId: '4242 4242 4242 4242' })).rejects.toMatchObject({
      code: 'card_number_refused',
    })
    expect((await at.customer.call(contract.listIngredientOrders)).orders).toEqual([])
  })

  it('is cancelled where the card is declined, and its lines are to be bought again', async () => {
    const cardSetupId = await saveCard(at.test, at.customer, ALWAYS_DECLINED)
    const { id } = await place({ ...byCard, cardSetupId })
    const messages = await notices()
    expect(messages.at(-1)).toMatch(/^cancelled: .*The card was declined/)
    expect(await look(id)).toMatchObject({
      status: 'cancelled',
      moneyState: 'void',
      timeline: [{ status: 'placed' }, { status: 'cancelled', reason: 'The card was declined' }],
    })
    expect(await paymentOf()).toMatchObject({ state: 'failed' })
    const after = await at.customer.call(getShoppingList, { id: made.list.id })
    expect(after.leftCount).toBe(made.list.itemCount)
  })
})
