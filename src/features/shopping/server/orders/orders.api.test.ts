import { describe, expect, it } from 'vitest'
import { listInvoices } from '#features/payments/contract.ts'
import { keyed } from '../../../../../tools/testing/ai/ai-app.ts'
import {
  byCard,
  useIngredientOrders,
} from '../../../../../tools/testing/situations/ingredient-orders.ts'
import { listOrdersToPack, moveIngredientOrder } from '../../admin-contract.ts'
import * as contract from '../../orders-contract.ts'

const { at, people, made, place, move, look, paymentOf, notices } = useIngredientOrders()

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
    expect((await notices()).at(-1)).toMatch(/^cancelled: .*Cancelled by you/)
  })

  it('before the charge takes nothing', async () => {
    const { id } = await place(byCard)
    await at.customer.call(contract.cancelIngredientOrder, { id })
    await at.test.drain()
    expect(await paymentOf()).toMatchObject({ state: 'cancelled', refunded: 0 })
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
  it('goes step by step, collects the cash at the door and notifies the customer', async () => {
    const { id, total, number } = await place()
    const { orders } = await people.admin.call(listOrdersToPack, { status: 'placed' })
    expect(orders).toMatchObject([
      {
        id,
        cashToCollect: total,
        awaitsPayment: false,
        nextStatuses: ['packing', 'failed', 'cancelled'],
      },
    ])
    expect(orders[0]?.customerPhone).toBe('+971500000001')
    await move(id, 'packing')
    await move(id, 'out')
    expect(await paymentOf()).toMatchObject({
      state: 'requires_action',
      method: 'cash_on_delivery',
      chargeOn: (await look(id)).window.day,
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
    const messages = await notices()
    expect(messages.map((text) => text.split(':')[0])).toEqual(['placed-cash', 'out', 'delivered'])
    expect(messages[0]).toMatch(/Please have AED [\d.,]+ in cash ready/)
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
    expect((await notices()).at(-1)).toMatch(/^failed: .*Nobody was at home/)
  })

  it('is for an admin alone', async () => {
    const { id } = await place()
    await expect(at.customer.call(listOrdersToPack)).rejects.toMatchObject({ status: 403 })
    await expect(
      at.customer.call(moveIngredientOrder, { id, status: 'packing' }),
    ).rejects.toMatchObject({ status: 403 })
    await expect(move(999_999, 'packing')).rejects.toMatchObject({ status: 404 })
  })
})

describe('ordering again', () => {
  it('names the orders for a meal, the newest first, and no one else’s', async () => {
    const [meal, other] = made.list.meals
    const acceptedMealId = meal?.acceptedMealId ?? 0
    const ordersOf = async (id: number) => {
      const { orders } = await at.customer.call(contract.listIngredientOrders, {
        acceptedMealId: id,
      })
      return orders.map((order) => order.id)
    }
    expect(await ordersOf(acceptedMealId)).toEqual([])
    const both = await place()
    const source = { acceptedMealId, servings: 6 }
    const { quoteId } = await at.customer.call(contract.quoteIngredients, source)
    const again = await at.customer.call(
      contract.placeIngredientOrder,
      {
        ...source,
        quoteId,
        deliveryAddressId: people.addressId,
        paymentMethod: 'cash_on_delivery',
      },
      keyed(),
    )
    expect(await ordersOf(acceptedMealId)).toEqual([again.id, both.id])
    expect(await ordersOf(other?.acceptedMealId ?? 0)).toEqual([both.id])
    await expect(
      at.other.call(contract.listIngredientOrders, { acceptedMealId }),
    ).rejects.toMatchObject({ status: 404 })
  })

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
        deliveryAddressId: people.addressId,
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

  it('is noted for the dishes of the order, as long as it is not called off', async () => {
    const again = () =>
      at.test.app.db
        .selectFrom('ordered_dishes as d')
        .innerJoin('ingredient_orders as o', 'o.id', 'd.order_id')
        .select(['d.order_id as orderId', 'd.dish_id as dishId'])
        .where('d.is_again', '=', true)
        .where('o.status', '!=', 'cancelled')
        .execute()
    const { id } = await place()
    expect(await again()).toEqual([])
    const { source, quoteId } = await at.customer.call(contract.reorderIngredients, { id })
    const second = await at.customer.call(
      contract.placeIngredientOrder,
      {
        ...source,
        quoteId,
        deliveryAddressId: people.addressId,
        paymentMethod: 'cash_on_delivery',
      },
      keyed(),
    )
    const noted = await again()
    expect(noted.map(({ orderId }) => orderId)).toEqual([second.id, second.id])
    await at.customer.call(contract.cancelIngredientOrder, { id: second.id })
    expect(await again()).toEqual([])
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
