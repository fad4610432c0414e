import { beforeEach, describe, expect, it } from 'vitest'
import {
  createCardSetup,
  getCardSetup,
  listInvoices,
  listOwnPayments,
} from '#features/payments/contract.ts'
import { simulatorPages } from '#server/gateways/simulator/pages.ts'
import type { CallInput } from '#shared/endpoint.ts'
import { keyed } from '../../../../../tools/testing/ai-app.ts'
import {
  acceptMeals,
  firstItem,
  itemsOf,
  makeList,
  useShoppingApp,
  type List,
} from '../../../../../tools/testing/shopping-app.ts'
import { getShoppingList, tickListItem } from '../../contract.ts'
import * as contract from '../../orders-contract.ts'
import type { OrderStatus } from '../../rules.ts'

const at = useShoppingApp()
const ALWAYS_DECLINED = '4000000000000341'

let list: List

beforeEach(async () => {
  await at.test.app.db.deleteFrom('messages').execute()
  const meals = await acceptMeals(at.customer, 2)
  list = await makeList(
    at.customer,
    meals.map(({ id }) => id),
  )
})

type Place = CallInput<typeof contract.placeIngredientOrder>

async function wishOf(change: Partial<Place> = {}): Promise<Place> {
  const source = { listId: list.id }
  const { quoteId } = await at.customer.call(contract.quoteIngredients, source)
  return {
    ...source,
    quoteId,
    deliveryAddressId: at.addressId,
    paymentMethod: 'cash_on_delivery',
    ...change,
  }
}

const place = async (change: Partial<Place> = {}) =>
  at.customer.call(contract.placeIngredientOrder, await wishOf(change), keyed())

const byCard = { paymentMethod: 'credit_card' } as const

const move = (id: number, status: OrderStatus, reason?: string) =>
  at.admin.call(contract.moveIngredientOrder, { id, status, ...(reason && { reason }) })

const look = (id: number) => at.customer.call(contract.getIngredientOrder, { id })

async function saveCard(number: string): Promise<number> {
  const setup = await at.customer.call(createCardSetup, {})
  const pages = simulatorPages({ db: at.test.app.db, clock: at.test.clock })
  await pages.request(`/card/${setup.url.split('/').at(-1)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number, expiry: '12/29', cvc: '123' }).toString(),
  })
  await at.customer.call(getCardSetup, { id: setup.id })
  return setup.id
}

async function told(): Promise<string[]> {
  await at.test.drain()
  const rows = await at.test.app.db
    .selectFrom('messages')
    .select(['template', 'text'])
    .where('template', 'like', 'ingredients-%')
    .orderBy('id')
    .execute()
  return rows.map(({ template, text }) => `${template.replace('ingredients-', '')}: ${text}`)
}

const paymentOf = async () => {
  const payments = await at.customer.call(listOwnPayments)
  return payments.find(({ purpose }) => purpose === 'ingredients')
}

describe('POST /api/ingredient-orders/quote', () => {
  it('prices what is left of a list in whole packs, with delivery and VAT', async () => {
    const quote = await at.customer.call(contract.quoteIngredients, { listId: list.id })
    expect(quote).toMatchObject({
      items: list.basketPrice,
      delivery: 29,
      totalPrice: list.totalPrice,
      source: { listId: list.id },
      window: { day: '2026-11-21', from: '17:00', to: '18:00' },
      card: { last4: '4242' },
    })
    expect(quote.total).toBeCloseTo(list.basketPrice + 29, 2)
    expect(quote.vatIncluded).toBeCloseTo((quote.total * 5) / 105, 1)
    expect(quote.lines.map((line) => line.ingredientId)).toEqual(
      itemsOf(list).map((item) => item.ingredientId),
    )
    const { ingredientId, price } = firstItem(list)
    await at.customer.call(tickListItem, { id: list.id, ingredientId, isTicked: true })
    const less = await at.customer.call(contract.quoteIngredients, { listId: list.id })
    expect(less.items).toBeCloseTo(quote.items - price, 2)
    expect(less.quoteId).not.toBe(quote.quoteId)
  })

  it('prices one meal, and twice of it by weight for twice the servings', async () => {
    const acceptedMealId = list.meals[0]?.acceptedMealId ?? 0
    const quoteOf = (servings: number) =>
      at.customer.call(contract.quoteIngredients, { acceptedMealId, servings })
    const [two, four] = [await quoteOf(2), await quoteOf(4)]
    expect(four.totalPrice).toBeCloseTo((two.totalPrice ?? 0) * 2, 6)
    expect(four.total).toBeGreaterThanOrEqual(two.total)
    expect(four.source).toEqual({ acceptedMealId, servings: 4 })
  })

  it('comes tomorrow from 15:00 in Dubai on', async () => {
    const before = await at.customer.call(contract.quoteIngredients, { listId: list.id })
    at.test.clock.moveTo(new Date('2026-11-21T11:00:00Z'))
    const after = await at.customer.call(contract.quoteIngredients, { listId: list.id })
    expect(after.window).toEqual({ day: '2026-11-22', from: '10:00', to: '12:00' })
    expect(after.quoteId).not.toBe(before.quoteId)
  })

  it.each([{}, { listId: 1, acceptedMealId: 1 }])('refuses %o', async (source) => {
    await expect(at.customer.call(contract.quoteIngredients, source)).rejects.toMatchObject({
      code: 'order_source_needed',
    })
  })

  it('is for who has an AI plan, of own lists and meals', async () => {
    const call = (source: object) => at.other.call(contract.quoteIngredients, source)
    await expect(call({ listId: list.id })).rejects.toMatchObject({ code: 'ai_plan_needed' })
    const mine = (source: object) => at.customer.call(contract.quoteIngredients, source)
    await expect(mine({ listId: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(mine({ acceptedMealId: 999_999 })).rejects.toMatchObject({ status: 404 })
    await expect(mine({ orderId: 999_999 })).rejects.toMatchObject({ status: 404 })
  })
})

describe('POST /api/ingredient-orders', () => {
  it('charges the card of the plan at once, with an invoice of each line', async () => {
    const order = await place(byCard)
    expect(order).toMatchObject({
      status: 'placed',
      moneyState: 'due',
      listId: list.id,
      canCancel: true,
      window: { day: '2026-11-21', from: '17:00', to: '18:00' },
      timeline: [{ status: 'placed', reason: null }],
    })
    expect(order.lines).toHaveLength(list.itemCount)
    expect(order.address).toContain('Dubai')
    expect(await told()).toEqual([expect.stringMatching(/^placed: .*between 17:00 and 18:00/)])
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
    const after = await at.customer.call(getShoppingList, { id: list.id })
    expect(after).toMatchObject({ leftCount: 0, leftPrice: 0 })
    expect(itemsOf(after).every(({ orderId }) => orderId === order.id)).toBe(true)
  })

  it('answers the same order for the same key, and another one never twice', async () => {
    const wish = await wishOf()
    const key = keyed()
    const call = (options: { idempotencyKey: string }) =>
      at.customer.call(contract.placeIngredientOrder, wish, options)
    const [one, two] = await Promise.all([call(key), call(key)])
    expect(two).toEqual(one)
    await expect(call(keyed())).rejects.toMatchObject({ code: 'nothing_to_order', status: 409 })
    expect((await at.customer.call(contract.listIngredientOrders)).orders).toHaveLength(1)
  })

  it('is placed once by many at once with one quote', async () => {
    const source = { acceptedMealId: list.meals[0]?.acceptedMealId ?? 0, servings: 2 }
    const { quoteId } = await at.customer.call(contract.quoteIngredients, source)
    const wish = { ...source, quoteId, deliveryAddressId: at.addressId, ...byCard }
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, async () =>
        at.customer.call(contract.placeIngredientOrder, wish, keyed()),
      ),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') {
        expect(result.reason).toMatchObject({ status: 409, code: 'order_changed' })
      }
    }
  })

  it('answers 409 with the new quote where something has changed', async () => {
    const wish = await wishOf()
    const { ingredientId, packsLeft } = firstItem(list)
    const { db } = at.test.app
    const price = (factor: number) =>
      db
        .updateTable('ingredients')
        .set((eb) => ({ price_per_kg_fils: eb('price_per_kg_fils', '*', factor) }))
        .where('id', '=', ingredientId)
        .execute()
    await price(2)
    const refusal = at.customer.call(contract.placeIngredientOrder, wish, keyed())
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
    const order = await at.customer.call(contract.placeIngredientOrder, wish, keyed())
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
    const cardSetupId = await saveCard('4000000000000002')
    await expect(place({ ...byCard, cardSetupId })).rejects.toMatchObject({
      code: 'card_not_saved',
    })
    await expect(place({ quoteId: '4242 4242 4242 4242' })).rejects.toMatchObject({
      code: 'card_number_refused',
    })
    expect((await at.customer.call(contract.listIngredientOrders)).orders).toEqual([])
  })

  it('is cancelled where the card is declined, and its lines are to be bought again', async () => {
    const cardSetupId = await saveCard(ALWAYS_DECLINED)
    const { id } = await place({ ...byCard, cardSetupId })
    const messages = await told()
    expect(messages.at(-1)).toMatch(/^cancelled: .*The card was declined/)
    expect(await look(id)).toMatchObject({
      status: 'cancelled',
      moneyState: 'void',
      timeline: [{ status: 'placed' }, { status: 'cancelled', reason: 'The card was declined' }],
    })
    expect(await paymentOf()).toMatchObject({ state: 'failed' })
    const after = await at.customer.call(getShoppingList, { id: list.id })
    expect(after.leftCount).toBe(list.itemCount)
  })
})

describe('cancelling', () => {
  it('gives the whole payment back to the card until the order is packed', async () => {
    const { id, total } = await place(byCard)
    await at.test.drain()
    const cancelled = await at.customer.call(contract.cancelIngredientOrder, { id })
    expect(cancelled).toMatchObject({
      status: 'cancelled',
      moneyState: 'refunded',
      canCancel: false,
    })
    await at.test.drain()
    expect(await paymentOf()).toMatchObject({ state: 'refunded', refunded: total })
    const again = await at.customer.call(contract.cancelIngredientOrder, { id })
    expect(again.timeline).toHaveLength(2)
    expect((await told()).at(-1)).toMatch(/^cancelled: .*Cancelled by you/)
  })

  it('before the charge takes nothing', async () => {
    const { id } = await place(byCard)
    await at.customer.call(contract.cancelIngredientOrder, { id })
    await at.test.drain()
    expect(await paymentOf()).toMatchObject({ state: 'expired', refunded: 0 })
    expect(await look(id)).toMatchObject({ moneyState: 'void' })
  })

  it('is over with packing, and for the owner alone', async () => {
    const { id } = await place()
    await expect(at.other.call(contract.cancelIngredientOrder, { id })).rejects.toMatchObject({
      status: 404,
    })
    await expect(at.other.call(contract.getIngredientOrder, { id })).rejects.toMatchObject({
      status: 404,
    })
    await move(id, 'packing')
    await expect(at.customer.call(contract.cancelIngredientOrder, { id })).rejects.toMatchObject({
      status: 409,
      code: 'order_under_way',
    })
  })

  it('against packing at the same moment, one of the two wins', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await place()
      const [cancelled, packed] = await Promise.allSettled([
        at.customer.call(contract.cancelIngredientOrder, { id }),
        move(id, 'packing'),
      ])
      const { status, timeline } = await look(id)
      expect(timeline).toHaveLength(2)
      expect([cancelled.status, packed.status, status]).toEqual(
        status === 'cancelled'
          ? ['fulfilled', 'rejected', 'cancelled']
          : ['rejected', 'fulfilled', 'packing'],
      )
      if (status === 'packing') await move(id, 'cancelled', 'Sold out today')
    }
  })
})

describe('packing', () => {
  it('goes step by step, collects the cash at the door and tells the customer', async () => {
    const { id, total, number } = await place()
    const { orders } = await at.admin.call(contract.listOrdersToPack, { status: 'placed' })
    expect(orders).toMatchObject([
      { id, cashToCollect: total, awaitsPayment: false, nextStatuses: ['packing', 'cancelled'] },
    ])
    expect(orders[0]?.customerPhone).toBe('+971500000001')
    await move(id, 'packing')
    await move(id, 'out')
    expect(await paymentOf()).toMatchObject({
      state: 'requires_action',
      method: 'cash_on_delivery',
    })
    expect(await move(id, 'delivered')).toMatchObject({
      status: 'delivered',
      moneyState: 'paid',
      cashToCollect: 0,
      nextStatuses: [],
    })
    const order = await look(id)
    expect(order.timeline.map(({ status }) => status)).toEqual([
      'placed',
      'packing',
      'out',
      'delivered',
    ])
    expect(await paymentOf()).toMatchObject({ state: 'captured', amount: total })
    const [invoice] = await at.customer.call(listInvoices)
    expect(invoice).toMatchObject({ kind: 'invoice', gross: total })
    const messages = await told()
    expect(messages.map((text) => text.split(':')[0])).toEqual(['placed', 'out', 'delivered'])
    expect(messages[0]).toContain('in cash ready')
    expect(messages[1]).toContain(number)
    const { db } = at.test.app
    const audits = await db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'move-ingredient-order')
      .where('object_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(audits.map(({ after }) => after)).toMatchObject([
      { status: 'packing' },
      { status: 'out' },
      { status: 'delivered' },
    ])
    const events = await db
      .selectFrom('events')
      .select('data')
      .where('kind', '=', 'ingredient-order-changed')
      .where('data', '@>', JSON.stringify({ orderId: id }))
      .execute()
    expect(events.length).toBeGreaterThanOrEqual(4)
  })

  it('waits for the card, and gives all back where the order could not be delivered', async () => {
    const { id, total } = await place(byCard)
    await expect(move(id, 'packing')).rejects.toMatchObject({ code: 'order_not_paid', status: 409 })
    await at.test.drain()
    await move(id, 'packing')
    await expect(move(id, 'delivered')).rejects.toMatchObject({ code: 'order_cannot_become' })
    await move(id, 'out')
    await expect(move(id, 'failed')).rejects.toMatchObject({
      code: 'order_reason_needed',
      status: 422,
    })
    expect(await move(id, 'failed', 'Nobody was at home')).toMatchObject({
      moneyState: 'refunded',
    })
    expect(await paymentOf()).toMatchObject({ state: 'refunded', refunded: total })
    expect((await told()).at(-1)).toMatch(/^failed: .*Nobody was at home/)
  })

  it('is for an admin alone', async () => {
    const { id } = await place()
    await expect(at.customer.call(contract.listOrdersToPack)).rejects.toMatchObject({ status: 403 })
    await expect(
      at.customer.call(contract.moveIngredientOrder, { id, status: 'packing' }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(move(999_999, 'packing')).rejects.toMatchObject({ status: 404 })
  })
})

describe('ordering again', () => {
  it('quotes the same lines at today’s prices, and places them', async () => {
    const { id, lines, total } = await place()
    const quote = await at.customer.call(contract.reorderIngredients, { id })
    expect(quote).toMatchObject({ source: { orderId: id }, total, totalPrice: null })
    expect(quote.lines.map(({ packs }) => packs)).toEqual(lines.map(({ packs }) => packs))
    const again = await at.customer.call(
      contract.placeIngredientOrder,
      {
        ...quote.source,
        quoteId: quote.quoteId,
        deliveryAddressId: at.addressId,
        paymentMethod: 'cash_on_delivery',
      },
      keyed(),
    )
    expect(again).toMatchObject({ total, listId: null })
    const { orders, next } = await at.customer.call(contract.listIngredientOrders)
    expect(orders.map((order) => order.id)).toEqual([again.id, id])
    expect(next).toBeNull()
    await expect(at.other.call(contract.reorderIngredients, { id })).rejects.toMatchObject({
      status: 404,
    })
  })

  it('reads in Arabic to who reads Arabic', async () => {
    const { id } = await place()
    await at.customer.call(contract.cancelIngredientOrder, { id })
    const arabic = await at.signedIn('+971500000001', 'ar')
    const order = await arabic.call(contract.getIngredientOrder, { id })
    expect(order.timeline.at(-1)?.reason).toBe('أُلغي بطلب منك')
    for (const { name } of order.lines) expect(name).toMatch(/\p{Script=Arabic}/u)
  })
})
