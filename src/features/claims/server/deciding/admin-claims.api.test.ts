import { describe, expect, it } from 'vitest'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { payStopRefunds } from '../../../kitchen-board/server/pay-stop-refunds.ts'
import { useClaims } from '../../../../../tools/testing/situations/claims.ts'
import * as contract from '../../admin-contract.ts'

const test = useClaims()
const keyed = () => ({ idempotencyKey: newIdempotencyKey() })

const contest = (id: number) =>
  test.kitchen.call(contract.contestStop, { id, words: 'The guard has it' }, keyed())

async function reported(kind: 'quality' | 'wrong_dish' | 'not_arrived' = 'quality') {
  const { id } =
    kind === 'not_arrived' ? await test.handOver('lunch', 'code') : await test.deliver()
  test.toLunch()
  return test.claim(id, { kind, words: 'Cold rice' })
}

const grant = (id: number) => test.people.admin.call(contract.grantClaim, { id }, keyed())
const refuse = (id: number, words: string) =>
  test.people.admin.call(contract.refuseClaim, { id, words }, keyed())

async function sent(): Promise<string[]> {
  await test.app.drain()
  const rows = await test.db
    .selectFrom('messages')
    .select('template')
    .where('recipient', '=', test.customer.phone)
    .where('template', 'like', 'claim-%')
    .execute()
  await test.db.deleteFrom('messages').where('template', 'like', 'claim-%').execute()
  return rows.map(({ template }) => template)
}

describe('POST /api/admin/claims/:id/grant', () => {
  it.each(['quality', 'wrong_dish'] as const)('refunds %s once, and says so once', async (kind) => {
    const { id, dish } = await reported(kind)
    expect(dish).not.toBeNull()
    await sent()
    const pressed = await Promise.allSettled([grant(id), grant(id)])
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await test.refunds()).toMatchObject([{ sixths: 3 }])
    test.goTo(21)
    const before = await countRefunds()
    await payStopRefunds(test.db, test.app.clock.now())
    await payStopRefunds(test.db, test.app.clock.now())
    expect(await countRefunds()).toBe(before + 1)
    expect(await sent()).toEqual(['claim-granted'])
    expect(await test.stop()).toMatchObject({
      status: 'delivered',
      claims: [{ kind, state: 'granted' }],
      claimKinds: ['allergen'],
    })
    expect(await test.dayStatus()).not.toBe('failed')
    await expect(test.recall(await test.ticketOf('lunch'))).rejects.toMatchObject({ status: 409 })
  })

  it('ends a drop that did not arrive after all', async () => {
    const { id, state } = await reported('not_arrived')
    expect(state).toBe('open')
    expect(await grant(id)).toMatchObject({
      state: 'granted',
      status: 'failed',
      handedOver: { isWithCode: true },
    })
    expect(await test.refunds()).toHaveLength(1)
  })

  it('pays a drop back once, also where a second report is granted', async () => {
    const first = await reported()
    const second = await test.claim(first.dropId, { kind: 'wrong_dish', words: '' })
    await grant(first.id)
    await grant(second.id)
    expect(await test.refunds()).toHaveLength(1)
  })

  it('is for admins', async () => {
    const { id } = await reported()
    for (const browser of [test.customer, test.kitchen]) {
      await expect(browser.call(contract.grantClaim, { id }, keyed())).rejects.toMatchObject({
        status: 403,
      })
    }
  })
})

describe('POST /api/admin/claims/:id/refuse', () => {
  it('answers the customer in words, once, and refunds nothing', async () => {
    const { id } = await reported()
    await sent()
    await expect(refuse(id, ' ')).rejects.toMatchObject({ status: 400 })
    expect(await refuse(id, 'It was warm at the door')).toMatchObject({ state: 'refused' })
    await expect(grant(id)).rejects.toMatchObject({ code: 'claim_decided' })
    expect(await sent()).toEqual(['claim-refused'])
    expect((await test.stop()).claims).toMatchObject([{ answer: 'It was warm at the door' }])
    expect(await test.refunds()).toEqual([])
  })
})

describe('GET /api/admin/claims', () => {
  it('shows open ones first, and finds them by state, kind and name', async () => {
    const old = await reported()
    await grant(old.id)
    const dinner = await test.deliver('dinner')
    const open = await test.claim(dinner.id, { kind: 'wrong_dish', words: 'Fish' })
    const list = (filters: object = {}) =>
      test.people.admin.call(contract.listFoodProblems, filters)
    const { claims, counts } = await list()
    expect(claims.map(({ id }) => id)).toEqual([open.id, old.id])
    expect(counts).toMatchObject({ open: 1, contests: 0 })
    expect((await list({ state: 'granted' })).claims).toMatchObject([{ id: old.id }])
    expect((await list({ kind: 'allergen' })).claims).toEqual([])
    expect((await list({ search: 'nobody of this name' })).claims).toEqual([])
    const csv = await test.people.admin.request('/api/admin/claims.csv')
    expect(await csv.text()).toContain('Cold rice')
  })
})

describe('a kitchen that contests', () => {
  it('is heard within a day, and changes nothing of what the customer has', async () => {
    const { id } = await test.deliver()
    test.toLunch()
    await test.claim(id, { kind: 'not_arrived', words: 'Call 050 123 4567' })
    const before = await test.stop()
    const { drops: stops } = await test.kitchen.call(contract.listReported, {})
    expect(stops).toMatchObject([
      { ticketId: id, reason: 'not_arrived', contest: null, claims: [{ state: 'granted' }] },
    ])
    expect(JSON.stringify(stops)).not.toContain('050 123 4567')
    await contest(id)
    await expect(contest(id)).rejects.toMatchObject({ code: 'contest_made' })
    const { contests } = await test.people.admin.call(contract.listFoodProblems, {})
    expect(contests).toMatchObject([{ ticketId: id, words: 'The guard has it', state: 'open' }])
    const decide = () =>
      test.people.admin.call(contract.decideContest, { id, decision: 'upheld' }, keyed())
    await decide()
    await expect(decide()).rejects.toMatchObject({ code: 'claim_decided' })
    const bearer = await test.db.selectFrom('drop_contests').select('borne_by').execute()
    expect(bearer).toEqual([{ borne_by: 'sufra' }])
    expect(await test.stop()).toEqual(before)
    expect(await test.refunds()).toHaveLength(1)
  })

  it('comes too late, or has nothing to contest', async () => {
    const { id } = await test.deliver()
    await expect(contest(id)).rejects.toMatchObject({ code: 'contest_too_late' })
    await expect(contest(999_999)).rejects.toMatchObject({ status: 404 })
    test.toLunch()
    await test.claim(id, { kind: 'not_arrived', words: '' })
    await test.db
      .updateTable('kitchen_tickets')
      .set({ changed_at: new Date('2026-11-24T06:19:00Z') })
      .where('id', '=', id)
      .execute()
    await expect(contest(id)).rejects.toMatchObject({ code: 'contest_too_late' })
  })
})

const countRefunds = async (): Promise<number> =>
  (await test.db.selectFrom('refunds').select('id').execute()).length
