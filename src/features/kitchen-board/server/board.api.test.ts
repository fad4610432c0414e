import { describe, expect, it } from 'vitest'
import * as contract from '../contract.ts'
import { useKitchenDay } from '../../../../tools/testing/situations/kitchen-day.ts'

const test = useKitchenDay()

const refused = (code: string) => expect.objectContaining({ code })

describe('GET /api/kitchen/board', () => {
  it('makes the sheet at the first look after the cut-off', async () => {
    const { tickets, totals, windows, isFrozen, kitchen: own } = await test.board()
    expect(isFrozen).toBe(true)
    expect(own.id).toBe(1)
    expect(tickets.map(({ mealTime, status }) => [mealTime, status])).toEqual([
      ['lunch', 'due'],
      ['dinner', 'due'],
    ])
    expect(windows.map(({ mealTime, meals }) => [mealTime, meals])).toEqual([
      ['lunch', 1],
      ['dinner', 1],
    ])
    expect(totals.map(({ quantity }) => quantity)).toEqual([1, 1])
    expect(tickets[0]).toMatchObject({ label: 'A-001', phone: null, driver: null, recall: null })
  })
  it('is empty on a day before its cut-off', async () => {
    const later = await test.kitchen.call(contract.getBoard, { day: '2026-12-02' })
    expect(later).toMatchObject({ isFrozen: false, tickets: [], totals: [] })
  })
  it('refuses customers and visitors', async () => {
    await expect(test.customer.call(contract.getBoard, {})).rejects.toMatchObject({ status: 403 })
    await expect(test.app.browser().call(contract.getBoard, {})).rejects.toMatchObject({
      status: 401,
    })
  })
})

describe('POST /api/kitchen/tickets/:id/bump', () => {
  it('goes from new to delivered, and the delivery day follows', async () => {
    const seen: string[] = []
    let lunch = await test.ticketOf('lunch')
    for (const step of ['preparing', 'ready', 'out', 'delivered'] as const) {
      lunch = await test.bump(lunch, step)
      seen.push(await test.dayStatus())
    }
    expect(seen).toEqual(['preparing', 'preparing', 'out_for_delivery', 'out_for_delivery'])
    expect(lunch).toMatchObject({ status: 'delivered', version: 5 })
    await test.bumpTo(await test.ticketOf('dinner'), 'preparing', 'ready', 'out', 'delivered')
    expect(await test.dayStatus()).toBe('delivered')
    const sent = await test.texts()
    expect(sent.map(({ template }) => template)).toEqual([
      'drop-out',
      'drop-delivered',
      'drop-out',
      'drop-delivered',
    ])
    expect(sent[0]?.text).toMatch(/lunch is on its way.*delivery code \d{4}/)
  })

  it('takes one step when two press at once, and both get to know', async () => {
    const lunch = await test.ticketOf('lunch')
    const answers = await Promise.all([
      test.bump(lunch, 'preparing'),
      test.bump(lunch, 'preparing'),
    ])
    expect(answers.map(({ status, version }) => [status, version])).toEqual([
      ['preparing', 2],
      ['preparing', 2],
    ])
    const { count } = await test.db
      .selectFrom('kitchen_ticket_steps')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  it('refuses what was seen too long ago, with the ticket as it is now', async () => {
    const lunch = await test.ticketOf('lunch')
    await test.bumpTo(lunch, 'preparing', 'ready')
    await expect(test.bump(lunch, 'preparing')).rejects.toMatchObject({
      status: 409,
      code: 'ticket_changed',
      details: { ticket: { id: lunch.id, status: 'ready', version: 3 } },
    })
  })

  it('refuses leaps, and failing without a reason or with one that cannot be', async () => {
    const lunch = await test.ticketOf('lunch')
    await expect(test.bump(lunch, 'out')).rejects.toEqual(refused('step_not_allowed'))
    await expect(test.bump(lunch, 'failed')).rejects.toEqual(refused('failure_reason_required'))
    await expect(test.bump(lunch, 'failed', 'damaged')).rejects.toEqual(refused('step_not_allowed'))
  })

  it('hides tickets of another kitchen', async () => {
    const lunch = await test.ticketOf('lunch')
    const { db } = test
    await db.updateTable('kitchen_tickets').set({ restaurant_id: 2 }).execute()
    await expect(test.bump(lunch, 'preparing')).rejects.toMatchObject({ status: 404 })
    await expect(
      test.kitchen.call(contract.tickLine, { id: lunch.id, position: 1, isDone: true, version: 1 }),
    ).rejects.toMatchObject({ status: 404 })
    await db.updateTable('kitchen_tickets').set({ restaurant_id: 1 }).execute()
    await expect(
      test.customer.call(contract.bumpTicket, {
        id: lunch.id,
        from: 'due',
        to: 'preparing',
        version: 1,
      }),
    ).rejects.toMatchObject({ status: 403 })
  })

  it('writes down when it was pressed, not when it arrived', async () => {
    const lunch = await test.ticketOf('lunch')
    await test.kitchen.call(contract.bumpTicket, {
      id: lunch.id,
      from: 'due',
      to: 'preparing',
      version: 1,
      at: '2026-11-25T05:55:00Z',
    })
    const step = await test.db
      .selectFrom('kitchen_ticket_steps')
      .selectAll()
      .executeTakeFirstOrThrow()
    expect(step.happened_at).toEqual(new Date('2026-11-25T05:55:00Z'))
    expect(step.recorded_at >= new Date('2026-11-25T06:00:00Z')).toBe(true)
  })
})

describe('POST /api/kitchen/tickets/:id/lines/:position/tick', () => {
  it('ticks and unticks, and leaves the version alone', async () => {
    const lunch = await test.ticketOf('lunch')
    const position = lunch.lines[0]?.position ?? 0
    const input = { id: lunch.id, position, version: lunch.version }
    const ticked = await test.kitchen.call(contract.tickLine, { ...input, isDone: true })
    expect(ticked.lines[0]?.isDone).toBe(true)
    expect(ticked.version).toBe(lunch.version)
    const unticked = await test.kitchen.call(contract.tickLine, { ...input, isDone: false })
    expect(unticked.lines[0]?.isDone).toBe(false)
    await expect(
      test.kitchen.call(contract.tickLine, { ...input, isDone: true, version: 9 }),
    ).rejects.toMatchObject({ code: 'ticket_changed' })
    await expect(
      test.kitchen.call(contract.tickLine, { ...input, isDone: true, position: 99 }),
    ).rejects.toMatchObject({ status: 404 })
  })
})
