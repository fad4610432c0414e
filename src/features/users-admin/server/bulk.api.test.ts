import { beforeEach, describe, expect, it } from 'vitest'
import { seedDemoPeople } from '../../../../seeds/demo-people.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import { BULK_MAX } from '#shared/wire/bulk.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { inTransaction } from '#server/database/database.ts'
import * as contract from '../contract.ts'

const ADMIN = '+971500000003'
const PHONES = ['+971501120001', '+971501120002', '+971501120003']
const UNKNOWN_ID = 987_654_321
const reason = 'Asked for by the police'

const test = useTestApp(async ({ db }) => {
  await inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW)))
  for (const phone of PHONES) {
    await db
      .insertInto('users')
      .values({ phone, name: `Person ${phone}` })
      .execute()
  }
})

let admin: TestBrowser
let ids: number[]
let self: number

const numbersOf = async (phones: string[]): Promise<number[]> => {
  const rows = await test.app.db
    .selectFrom('users')
    .select('number')
    .where('phone', 'in', phones)
    .orderBy('number')
    .execute()
  return rows.map(({ number }) => number)
}

const actions = (action: string) =>
  test.app.db
    .selectFrom('audit_log')
    .select(['object_id as id', 'after', 'request_id as requestId'])
    .where('action', '=', action)
    .orderBy('id')
    .execute()

const statesOf = async (): Promise<string[]> => {
  const { users } = await admin.call(contract.listUsers, { search: '97150112000' })
  return users.map(({ state }) => state)
}

beforeEach(async () => {
  await test.app.db
    .updateTable('users')
    .set({ suspended_at: null, suspension_reason: null })
    .execute()
  await test.app.db.deleteFrom('rate_limits').execute()
  admin = test.browser('en')
  await admin.call(verifyOtp, { phone: ADMIN, otp: '246810' })
  ids = await numbersOf(PHONES)
  self = (await numbersOf([ADMIN]))[0] ?? 0
})

describe('POST /api/admin/users/suspend', () => {
  it('suspends each with an audit row of its own, and says of the others why not', async () => {
    const input = { ids: [UNKNOWN_ID, ...ids, self], reason }
    const answer = await admin.call(contract.suspendUsers, input)
    expect(answer).toEqual({
      done: ids,
      refused: [
        {
          id: self,
          code: 'user_is_self',
          message: 'You cannot do this to your own account. Please ask another admin.',
        },
        { id: UNKNOWN_ID, code: 'not_found', message: 'We could not find this.' },
      ].toSorted((one, other) => one.id - other.id),
    })
    expect(await statesOf()).toEqual(['suspended', 'suspended', 'suspended'])
    const auditLog = await actions('suspend-user')
    expect(auditLog.map(({ id }) => Number(id))).toEqual(ids)
    expect(auditLog[0]?.after).toMatchObject({ state: 'suspended', reason })
    expect(new Set(auditLog.map(({ requestId }) => requestId)).size).toBe(1)
  })

  it('happens once a key, and answers a repetition as the first time', async () => {
    const before = (await actions('suspend-user')).length
    const options = { idempotencyKey: newIdempotencyKey() }
    const first = await admin.call(contract.suspendUsers, { ids, reason }, options)
    await admin.call(contract.liftSuspensions, { ids, reason })
    const second = await admin.call(contract.suspendUsers, { ids, reason }, options)
    expect(second).toEqual(first)
    expect(await statesOf()).toEqual(['active', 'active', 'active'])
    expect((await actions('suspend-user')).length - before).toBe(ids.length)
  })

  it('takes no empty list, no one twice, and no more than can be done at once', async () => {
    const many = Array.from({ length: BULK_MAX + 1 }, (_, place) => place + 1)
    for (const wrong of [[], [ids[0] ?? 0, ids[0] ?? 0], many]) {
      await expect(admin.call(contract.suspendUsers, { ids: wrong, reason })).rejects.toMatchObject(
        { status: 400 },
      )
    }
    await expect(admin.call(contract.suspendUsers, { ids, reason: 'no' })).rejects.toMatchObject({
      status: 400,
    })
    expect(await statesOf()).toEqual(['active', 'active', 'active'])
  })
})

describe('GET /api/admin/users in another order', () => {
  it('pages by name without losing or repeating anybody', async () => {
    const seen: string[] = []
    const { users } = await admin.call(contract.listUsers, { sort: 'name' })
    for (const one of users) seen.push(one.name)
    const [first, ...others] = users
    const rest = await admin.call(contract.listUsers, { sort: 'name', before: first?.id ?? 0 })
    expect(rest.users.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
    expect(seen.length).toBeGreaterThan(PHONES.length)
    const oldest = await admin.call(contract.listUsers, { sort: 'oldest' })
    const newest = await admin.call(contract.listUsers, {})
    expect(oldest.users.map(({ id }) => id)).toEqual(newest.users.map(({ id }) => id).toReversed())
  })
})
