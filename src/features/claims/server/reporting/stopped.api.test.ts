import { beforeEach, describe, expect, it } from 'vitest'
import type { TicketStatus } from '#features/kitchen-board/rules.ts'
import { bumpTicket } from '#features/kitchen-board/contract.ts'
import { listSubstitutes, substituteDish } from '#features/production/amendments-contract.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'

const test = useClaims()
const WAY = ['preparing', 'ready', 'out'] as const

let dinner = { menuItemId: 0, dishId: 0 }
beforeEach(async () => {
  await test.db.deleteFrom('messages').where('template', 'like', 'dish-%').execute()
  const { id } = await test.ticketOf('dinner')
  dinner = dinner.dishId === 0 ? await test.lineOf(id) : dinner
  const lunch = await test.ticketOf('lunch')
  await test.putOn(id, await test.lineOf(lunch.id))
})

/** Dinner has come so far when someone reacts to the same dish at lunch. */
async function reactWhile(status: TicketStatus) {
  const steps = WAY.slice(0, WAY.findIndex((step) => step === status) + 1)
  await test.bumpTo(await test.ticketOf('dinner'), ...steps)
  const { id } = await test.deliver()
  test.toLunch()
  await test.claim(id, { kind: 'allergen', words: '' })
  return test.ticketOf('dinner')
}

const sent = async () => {
  await test.app.drain()
  const rows = await test.db
    .selectFrom('messages')
    .select(['template', 'text'])
    .where('recipient', '=', test.customer.phone)
    .where('template', 'like', 'dish-%')
    .orderBy('id')
    .execute()
  return rows.map(({ template, text }) => ({ template, text }))
}

const stopped = expect.objectContaining({ status: 409, code: 'dish_stopped' })

describe('a dish that someone reacted to, on a drop that is under way', () => {
  it.each(['due', 'preparing', 'ready'] as const)('does not go out when %s', async (status) => {
    let ticket = await reactWhile(status)
    expect(ticket).toMatchObject({ status, lines: [{ isStopped: true }] })
    ticket = await test.bumpTo(ticket, ...WAY.slice(WAY.indexOf(status as 'ready') + 1, 2))
    await expect(test.bump(ticket, 'out')).rejects.toEqual(stopped)
    expect(await test.ticketOf('dinner')).toMatchObject({ status: 'ready' })
    const [line] = ticket.lines
    expect(await sent()).toMatchObject([
      { template: 'dish-stopped', text: expect.stringContaining(line?.name ?? '?') },
    ])
    expect(await test.bump(ticket, 'failed', 'damaged')).toMatchObject({ status: 'failed' })
  })

  it('goes out with another dish instead', async () => {
    const { id } = await reactWhile('preparing')
    const [other] = await test.kitchen.call(listSubstitutes, { id, position: 1 })
    await test.kitchen.call(substituteDish, {
      id,
      position: 1,
      menuItemId: other?.menuItemId ?? 0,
    })
    const changed = await test.ticketOf('dinner')
    expect(changed.lines).toMatchObject([{ isStopped: false }])
    await test.bumpTo(changed, 'ready', 'out', 'delivered')
    expect((await sent()).map(({ template }) => template)).toEqual([
      'dish-stopped',
      'dish-substituted',
    ])
  })

  it('is not to be eaten where it is out already, and is handed over all the same', async () => {
    const ticket = await reactWhile('out')
    expect(await sent()).toMatchObject([
      { template: 'dish-on-its-way', text: expect.stringContaining('Please don’t eat') },
    ])
    expect(await test.bump(ticket, 'delivered')).toMatchObject({ status: 'delivered' })
  })

  it('has left where it went before anyone had reacted, however late that is said', async () => {
    const { id, version } = await reactWhile('ready')
    const leave = { id, from: 'ready', to: 'out', version } as const
    const now = test.app.clock.now().getTime()
    await expect(
      test.kitchen.call(bumpTicket, { ...leave, at: new Date(now - 30_000).toISOString() }),
    ).rejects.toEqual(stopped)
    const at = new Date(now - 10 * 60_000).toISOString()
    expect(await test.kitchen.call(bumpTicket, { ...leave, at })).toMatchObject({ status: 'out' })
    expect((await sent()).map(({ template }) => template)).toEqual([
      'dish-stopped',
      'dish-on-its-way',
    ])
  })

  it.each<['failed' | 'delivered', 'damaged' | undefined]>([
    ['failed', 'damaged'],
    ['delivered', undefined],
  ])('does not go out again once it has %s', async (status, reason) => {
    const out = await test.bumpTo(await test.ticketOf('dinner'), ...WAY)
    const ended = await test.bump(out, status, reason)
    const { id } = await test.deliver()
    test.goTo(9)
    await test.db
      .updateTable('kitchen_tickets')
      .set({ window_from: '10:00' })
      .where('id', '=', id)
      .execute()
    await test.claim(id, { kind: 'allergen', words: '' })
    await expect(test.recall(ended)).rejects.toEqual(stopped)
  })
})
