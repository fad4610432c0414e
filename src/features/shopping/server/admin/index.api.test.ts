import { describe, expect, it } from 'vitest'
import { getOverview, getWaiting } from '#features/admin/contract.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { useIngredientOrders } from '../../../../../tools/testing/situations/ingredient-orders.ts'
import * as contract from '../../admin-contract.ts'
import { placeIngredientOrder, reorderIngredients } from '../../orders-contract.ts'

const { at, people, place, move, look } = useIngredientOrders()

const UNKNOWN_ID = 987_654_321
const once = () => ({ idempotencyKey: newIdempotencyKey() })

/** The same lines once more: the list itself is ordered whole with the first one. */
async function placeAgain(id: number) {
  const { source, quoteId } = await at.customer.call(reorderIngredients, { id })
  const input = {
    ...source,
    quoteId,
    deliveryAddressId: people.addressId,
    paymentMethod: 'cash_on_delivery',
  } as const
  return at.customer.call(placeIngredientOrder, input, once())
}

const find = async (input: Parameters<typeof list>[0]) =>
  (await list(input)).orders.map(({ id }) => id)
const list = (input: { status?: 'open' | 'placed' | 'packing'; search?: string; day?: string }) =>
  people.admin.call(contract.listOrdersToPack, input)

const countOrders = async () => (await people.admin.call(getOverview)).orders

describe('GET /api/admin/waiting', () => {
  it('counts the orders to pack until they are on their way, with the first window', async () => {
    const before = await countOrders()
    const order = await place()
    expect(await countOrders()).toMatchObject({
      open: before.open + 1,
      dueAt: new Date(`${order.window.day}T${order.window.from}:00+04:00`).toISOString(),
    })
    expect(await people.admin.call(getWaiting)).toMatchObject({ orders: before.open + 1 })
    await move(order.id, 'packing')
    expect(await countOrders()).toMatchObject({ open: before.open + 1 })
    await move(order.id, 'out')
    expect(await countOrders()).toMatchObject({ open: before.open })
  })

  it('counts the orders whose window has closed until they are delivered', async () => {
    const order = await place()
    const before = (await countOrders()).late
    const { app } = at.test
    const setDay = (window_day: string) =>
      app.db
        .updateTable('ingredient_orders')
        .set({ window_day })
        .where('id', '=', order.id)
        .execute()
    await setDay('2026-01-05')
    const since = new Date(`2026-01-05T${order.window.to}:00+04:00`).toISOString()
    expect(await countOrders()).toMatchObject({ late: before + 1, lateSince: since })
    for (const status of ['packing', 'out'] as const) {
      await move(order.id, status)
      expect(await countOrders()).toMatchObject({ late: before + 1 })
    }
    await move(order.id, 'delivered')
    expect(await countOrders()).toMatchObject({ late: before })
    await setDay(order.window.day)
  })
})

describe('GET /api/admin/ingredient-orders', () => {
  it('finds orders by number, customer, status and delivery day', async () => {
    const first = await place()
    const second = await placeAgain(first.id)
    await move(second.id, 'packing')
    expect(await find({ search: first.number })).toEqual([first.id])
    expect(await find({ search: '500000001', status: 'packing' })).toContain(second.id)
    expect(await find({ status: 'placed' })).not.toContain(second.id)
    const open = await find({ status: 'open', day: first.window.day })
    expect(open.slice(0, 2)).toEqual([second.id, first.id])
    expect(await find({ day: '2031-01-01' })).toEqual([])
    const { orders } = await people.admin.call(contract.listOrdersToPack, { sort: 'oldest' })
    expect(orders.map(({ id }) => id)).toEqual(orders.map(({ id }) => id).toSorted((a, b) => a - b))
  })

  it('shows one to an admin alone', async () => {
    const { id, number } = await place()
    expect(await people.admin.call(contract.getOrderToPack, { id })).toMatchObject({
      number,
      customerPhone: '+971500000001',
      nextStatuses: ['packing', 'failed', 'cancelled'],
    })
    const nobody = people.admin.call(contract.getOrderToPack, { id: UNKNOWN_ID })
    await expect(nobody).rejects.toMatchObject({ status: 404 })
    const customer = at.customer.call(contract.getOrderToPack, { id })
    await expect(customer).rejects.toMatchObject({ status: 403 })
  })
})

describe('GET /api/admin/ingredient-orders.csv', () => {
  it('gives the same orders as a file, and writes down who took them', async () => {
    const { id, number } = await place()
    const file = await people.admin.request(`${contract.exportOrdersToPack.path}?status=placed`)
    expect(file.headers.get('content-type')).toContain('text/csv')
    const text = await file.text()
    expect(text).toContain(number)
    expect(text).toContain('Cash on delivery')
    await move(id, 'packing')
    const [audit] = await at.test.app.db
      .selectFrom('audit_log')
      .select(['after'])
      .where('action', '=', 'export-ingredient-orders')
      .execute()
    expect(audit?.after).toMatchObject({ status: 'placed' })
  })
})

describe('POST /api/admin/ingredient-orders/status', () => {
  it('moves each that can be moved, says why not of the others, and writes down each', async () => {
    const fresh = await place()
    const packed = await placeAgain(fresh.id)
    await move(packed.id, 'packing')
    const input = { ids: [fresh.id, packed.id, UNKNOWN_ID], status: 'packing' as const }
    const options = once()
    const answer = await people.admin.call(contract.moveIngredientOrders, input, options)
    expect(answer.done).toEqual([fresh.id])
    expect(answer.refused.map(({ id, code }) => [id, code])).toEqual([
      [packed.id, 'order_cannot_become'],
      [UNKNOWN_ID, 'not_found'],
    ])
    expect(await people.admin.call(contract.moveIngredientOrders, input, options)).toEqual(answer)
    expect(await look(fresh.id)).toMatchObject({ status: 'packing' })
    const audits = await at.test.app.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'move-ingredient-order')
      .where('object_id', '=', String(fresh.id))
      .execute()
    expect(audits).toEqual([{ before: { status: 'placed' }, after: { status: 'packing' } }])
  })

  it('ends none badly without a reason', async () => {
    const { id } = await place()
    const input = { ids: [id], status: 'cancelled' as const }
    const answer = await people.admin.call(contract.moveIngredientOrders, input, once())
    expect(answer.refused).toMatchObject([{ id, code: 'order_reason_needed' }])
    expect(await look(id)).toMatchObject({ status: 'placed' })
  })
})
