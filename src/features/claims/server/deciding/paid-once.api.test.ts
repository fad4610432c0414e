import { expect, it, describe } from 'vitest'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'
import { missesOf } from '../../../../../tools/testing/situations/misses.ts'
import * as contract from '../../admin-contract.ts'

const test = useClaims()
const { lookForMissed, hearLate, lockReplacements, givenBack } = missesOf(test)

const grant = (id: number) =>
  test.people.admin.call(contract.grantClaim, { id }, { idempotencyKey: newIdempotencyKey() })
const MISSING = { kind: 'not_arrived', words: '' } as const
const BAD = { kind: 'quality', words: 'Cold' } as const
const WRONG = { kind: 'wrong_dish', words: '' } as const

async function sent(): Promise<string[]> {
  await test.app.drain()
  const rows = await test.db
    .selectFrom('messages')
    .select('template')
    .where('recipient', '=', test.customer.phone)
    .where('template', '~', '^(claim|day-missed|drop-failed)')
    .orderBy('id')
    .execute()
  return rows.map(({ template }) => template)
}

/** Both meals were handed over, lunch as said; nothing of it is reported in what follows. */
async function handedOver(how: 'code' | 'at_door') {
  const { id: lunch } = await test.handOver('lunch', how)
  const { id: dinner } = await test.deliver('dinner')
  test.toLunch()
  await test.db.deleteFrom('messages').execute()
  return { lunch, dinner }
}

describe('a drop of which more than one thing is reported', () => {
  it('is made good once by the day that comes again, and what else is open is granted with it', async () => {
    const { lunch, dinner } = await handedOver('at_door')
    const { id } = await test.claim(lunch, BAD)
    await test.claim(dinner, MISSING)
    await test.claim(lunch, MISSING)
    expect(await givenBack()).toEqual({ sixths: 0, isReplaced: true })
    await expect(grant(id)).rejects.toMatchObject({ code: 'claim_decided' })
    const { claims } = await test.stop()
    expect(claims.map(({ kind, state }) => [kind, state])).toEqual([
      ['quality', 'granted'],
      ['not_arrived', 'granted'],
    ])
    expect(await givenBack()).toEqual({ sixths: 0, isReplaced: true })
    expect(await sent()).toEqual(['drop-failed-refunded', 'day-missed-again'])
  })

  it('gives no money for a reaction where its day comes again', async () => {
    const { lunch, dinner } = await handedOver('at_door')
    const { id } = await test.claim(lunch, { kind: 'allergen', words: 'Hives' })
    await test.claim(dinner, MISSING)
    await test.claim(lunch, MISSING)
    expect(await grant(id)).toMatchObject({ state: 'granted', refundAed: null })
    expect(await givenBack()).toEqual({ sixths: 0, isReplaced: true })
    expect((await sent()).at(-1)).toBe('claim-made-good')
  })

  it('pays nothing for a meal that is still under way', async () => {
    const ticket = await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready', 'out')
    test.toLunch()
    const { id } = await test.claim(ticket.id, { kind: 'allergen', words: '' })
    await expect(grant(id)).rejects.toMatchObject({ status: 409, code: 'meal_under_way' })
    expect(await givenBack()).toEqual({ sixths: 0, isReplaced: false })
    await test.bump(await test.ticketOf('lunch'), 'delivered')
    expect(await grant(id)).toMatchObject({ state: 'granted' })
    expect(await givenBack()).toEqual({ sixths: 3, isReplaced: false })
  })

  it('says a refund once; the second grant says that it was made good already', async () => {
    const { lunch } = await handedOver('code')
    const open = []
    for (const input of [BAD, WRONG, MISSING]) open.push(await test.claim(lunch, input))
    for (const { id } of open) await grant(id)
    expect(await givenBack()).toEqual({ sixths: 3, isReplaced: false })
    expect(await sent()).toEqual(['claim-granted', 'claim-made-good', 'claim-made-good'])
  })

  it('keeps the refund of a drop that no one was home for, whatever the kitchen takes back', async () => {
    const out = await test.bumpTo(await test.ticketOf('lunch'), 'preparing', 'ready', 'out')
    await test.db
      .updateTable('kitchen_tickets')
      .set({ knocked_at: new Date('2026-11-25T06:00:00Z') })
      .where('id', '=', out.id)
      .execute()
    test.toLunch()
    const failed = await test.bump(out, 'failed', 'nobody_home')
    await grant((await test.claim(out.id, MISSING)).id)
    await expect(test.recall(failed)).rejects.toMatchObject({ code: 'refund_made' })
    expect((await test.ticketOf('lunch')).recall).toBeNull()
    expect(await givenBack()).toEqual({ sixths: 3, isReplaced: false })
  })

  it('opens reports again that a failure had granted, once the kitchen takes it back', async () => {
    test.toLunch()
    const { id } = await test.deliver()
    await test.claim(id, BAD)
    const out = await test.recall(await test.ticketOf('lunch'))
    const failed = await test.bump(out, 'failed', 'damaged')
    expect((await test.stop()).claims).toMatchObject([{ kind: 'quality', state: 'granted' }])
    await test.recall(failed)
    expect((await test.stop()).claims).toMatchObject([{ kind: 'quality', state: 'open' }])
    expect(await givenBack()).toEqual({ sixths: 0, isReplaced: false })
  })
})

describe('“not arrived” granted after a late hand-over', () => {
  it('plans no second day where the first is being cooked', async () => {
    const late = await hearLate()
    await lookForMissed()
    await lockReplacements()
    await late()
    const { id } = await test.claim((await test.ticketOf('lunch')).id, MISSING)
    await test.db.deleteFrom('messages').execute()
    expect(await grant(id)).toMatchObject({ state: 'granted', status: 'failed' })
    expect(await givenBack()).toEqual({ sixths: 0, isReplaced: true })
    expect(await sent()).toEqual(['claim-made-good'])
  })

  it('says again which day comes where the first was called off', async () => {
    const late = await hearLate()
    await lookForMissed()
    await late()
    const { id } = await test.claim((await test.ticketOf('lunch')).id, MISSING)
    const before = (await sent()).length
    await grant(id)
    expect(await givenBack()).toEqual({ sixths: 0, isReplaced: true })
    expect((await sent()).slice(before)).toEqual(['day-missed-again'])
  })

  it('pays no money for what else was wrong while a day in its place is being cooked', async () => {
    const late = await hearLate()
    await lookForMissed()
    await lockReplacements()
    await late()
    await grant((await test.claim((await test.ticketOf('lunch')).id, BAD)).id)
    expect(await givenBack()).toEqual({ sixths: 0, isReplaced: true })
  })
})
