import { beforeEach, describe, expect, it } from 'vitest'
import { seedDemoPeople } from '../../../../seeds/demo-people.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import { getSession } from '#features/auth/session-contract.ts'
import { updateProfile } from '#features/account/contract.ts'
import { inTransaction } from '#server/database/database.ts'
import * as contract from '../contract.ts'

const PEOPLE = [
  ['+971501110001', 'Mohammed bin Rashid'],
  ['+971501110002', 'Muhammad Ali'],
  ['+971501110003', 'محمد سالم'],
  ['+971501110004', 'Layla Haddad'],
  ['+971501110005', 'ليلى حداد'],
  ['+971501110006', 'عبد الرحمن المنصوري'],
] as const

const test = useTestApp(async ({ db }) => {
  await inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW)))
  for (const [phone, name] of PEOPLE) {
    await db.insertInto('users').values({ phone, name }).execute()
  }
})
const ADMIN = '+971500000003'
const KITCHEN = '+971500000002'
const CUSTOMER = '+971500000001'

let admin: TestBrowser
const reason = 'Asked for by the person'

async function signIn(phone: string, language: 'en' | 'ar' = 'en'): Promise<TestBrowser> {
  const browser = test.browser(language)
  await browser.call(verifyOtp, { phone, otp: '246810' })
  return browser
}

const numberOf = async (phone: string): Promise<number> => {
  const { number } = await test.app.db
    .selectFrom('users')
    .select('number')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  return number
}

const find = async (search: string) =>
  (await admin.call(contract.listUsers, { search })).users.map(({ name }) => name).toSorted()

beforeEach(async () => {
  const { db } = test.app
  test.clock.moveTo(TEST_NOW)
  await db.deleteFrom('sessions').execute()
  await db.deleteFrom('rate_limits').execute()
  const roles = { [ADMIN]: 'admin', [KITCHEN]: 'restaurant' }
  for (const [phone, role] of Object.entries({ [CUSTOMER]: 'customer', ...roles })) {
    await db
      .updateTable('users')
      .set({ role, suspended_at: null, suspension_reason: null })
      .where('phone', '=', phone)
      .execute()
  }
  admin = await signIn(ADMIN)
})

describe('GET /api/admin/users', () => {
  it('finds people while a customer’s row is locked, and hears that name the next time', async () => {
    const { db } = test.app
    const phone = '+971501110009'
    await db.insertInto('users').values({ phone, name: 'Yousef Nasser' }).execute()
    await inTransaction(db, async (tx) => {
      await tx.selectFrom('users').select('id').where('phone', '=', phone).forUpdate().execute()
      expect(await find('layla')).toContain('Layla Haddad')
      expect(await find('يوسف')).toEqual([])
    })
    expect(await find('يوسف')).toEqual(['Yousef Nasser'])
  })

  it('finds a name in whatever spelling and script', async () => {
    const mohammeds = ['Mohammed bin Rashid', 'Muhammad Ali', 'محمد سالم']
    for (const search of ['Mohamed', 'MUHAMMAD', 'mohd', 'محمد', 'مُحمَّد']) {
      expect({ search, found: await find(search) }).toEqual({ search, found: mohammeds })
    }
    expect(await find('leila')).toEqual(['Layla Haddad', 'ليلى حداد'])
    expect(await find('لیلی حدّاد')).toEqual(['Layla Haddad', 'ليلى حداد'])
    expect(await find('muhamed salim')).toEqual(['محمد سالم'])
    expect(await find('Abdulrahman Al Mansouri')).toEqual(['عبد الرحمن المنصوري'])
  })

  it('finds a part of a name, a phone, an e-mail address and a number', async () => {
    expect(await find('hashi')).toEqual(['Mariam Al Hashimi'])
    expect(await find('050 111 0004')).toEqual(['Layla Haddad'])
    expect(await find('٠٥٠١١١٠٠٠٥')).toEqual(['ليلى حداد'])
    expect(await find('KHALID@EX')).toEqual(['Khalid Al Mansoori'])
    expect(await find(`#${await numberOf('+971501110004')}`)).toContain('Layla Haddad')
    expect(await find('%_')).toEqual([])
  })

  it('hears a name again when it changes', async () => {
    const customer = await signIn(CUSTOMER)
    await find('x')
    await customer.call(updateProfile, { name: 'Shaikha Al Hashimi' })
    expect(await find('شيخة الهاشمي')).toEqual(['Shaikha Al Hashimi'])
    await customer.call(updateProfile, { name: 'Mariam Al Hashimi' })
  })

  it('filters by role and state, and leafs by the key', async () => {
    const { users } = await admin.call(contract.listUsers, { role: 'admin' })
    expect(users.map(({ phone }) => phone)).toEqual([ADMIN])
    const all = (await admin.call(contract.listUsers)).users
    const since = all.map((user) => user.since)
    expect(since).toEqual(since.toSorted().toReversed())
    const before = all[3]?.id ?? 0
    const rest = (await admin.call(contract.listUsers, { before })).users
    expect(rest).toEqual(all.slice(4))
    expect((await admin.call(contract.listUsers, { state: 'suspended' })).users).toEqual([])
    const { next } = await admin.call(contract.listUsers)
    expect(next).toBeNull()
  })

  it.each([CUSTOMER, KITCHEN])('is refused to %s', async (phone) => {
    const browser = await signIn(phone)
    await expect(browser.call(contract.listUsers)).rejects.toMatchObject({ status: 403 })
    await expect(browser.call(contract.getUser, { id: 1 })).rejects.toMatchObject({ status: 403 })
  })
})

describe('GET /api/admin/users.csv', () => {
  it('answers the same people as a table, and the audit trail knows', async () => {
    const answer = await admin.request('/api/admin/users.csv?role=restaurant')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const [head, row] = (await answer.text()).split('\r\n')
    expect(head).toBe(
      '\ufeffNumber,Name,Phone,E-mail,Role,State,Since,Last seen,Running plans'.slice(1),
    )
    expect(row).toContain("Khalid Al Mansoori,'+971500000002")
    const auditLog = await test.app.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'export-users')
      .execute()
    expect(auditLog).toEqual([{ after: { role: 'restaurant', rows: 1 } }])
  })
})

describe('suspending', () => {
  it('ends all sessions, refuses the login in both languages, and is lifted', async () => {
    const id = await numberOf(CUSTOMER)
    const customer = await signIn(CUSTOMER)
    const person = await admin.call(contract.suspendUser, { id, reason })
    expect(person).toMatchObject({ state: 'suspended', suspension: { reason }, sessions: [] })
    await expect(customer.call(getSession)).rejects.toMatchObject({ status: 401 })
    await expect(signIn(CUSTOMER)).rejects.toMatchObject({
      status: 403,
      code: 'account_suspended',
      text: 'This account is suspended. Please contact us.',
    })
    await expect(signIn(CUSTOMER, 'ar')).rejects.toMatchObject({
      text: 'هذا الحساب موقوف. يُرجى التواصل معنا.',
    })
    expect((await admin.call(contract.listUsers, { state: 'suspended' })).users).toHaveLength(1)
    const lifted = await admin.call(contract.liftSuspension, { id, reason: 'Settled' })
    expect(lifted).toMatchObject({ state: 'active', suspension: null })
    expect(lifted.acts.slice(0, 2)).toMatchObject([
      { action: 'lift-suspension', actor: 'Noura Al Suwaidi', before: { reason } },
      { action: 'suspend-user', before: { state: 'active' }, after: { reason, sessionsEnded: 1 } },
    ])
    await signIn(CUSTOMER)
  })

  it('twice changes and writes nothing more', async () => {
    const id = await numberOf('+971501110004')
    const first = await admin.call(contract.suspendUser, { id, reason })
    expect(await admin.call(contract.suspendUser, { id, reason: 'Again' })).toEqual(first)
    await admin.call(contract.liftSuspension, { id, reason })
  })

  it('wants a reason', async () => {
    const id = await numberOf(CUSTOMER)
    await expect(admin.call(contract.suspendUser, { id, reason: ' ' })).rejects.toMatchObject({
      status: 400,
      fields: { reason: expect.any(String) as string },
    })
  })
})

describe('roles', () => {
  it('PUT /api/admin/users/:id/role gives a role, ends the sessions and leaves a trail', async () => {
    const id = await numberOf(CUSTOMER)
    const customer = await signIn(CUSTOMER)
    const person = await admin.call(contract.changeRole, { id, role: 'chef', reason })
    expect(person).toMatchObject({ roles: ['chef'], sessions: [] })
    expect(person.acts[0]).toMatchObject({
      action: 'change-role',
      before: { roles: ['customer'] },
      after: { roles: ['chef'], reason },
    })
    await expect(customer.call(getSession)).rejects.toMatchObject({ status: 401 })
    expect(await (await signIn(CUSTOMER)).call(getSession)).toMatchObject({ role: 'chef' })
  })

  it('given by hand takes the place of all that were there', async () => {
    const id = await numberOf(KITCHEN)
    await test.app.db
      .updateTable('users')
      .set({ also_roles: ['chef'] })
      .where('phone', '=', KITCHEN)
      .execute()
    const chefs = await admin.call(contract.listUsers, { role: 'chef' })
    expect(chefs.users).toMatchObject([{ id, roles: ['restaurant', 'chef'] }])
    const person = await admin.call(contract.changeRole, { id, role: 'customer', reason })
    expect(person.roles).toEqual(['customer'])
  })

  it('stay with oneself', async () => {
    const id = await numberOf(ADMIN)
    const own = await admin.call(contract.getUser, { id })
    expect(own.bar).toBe('self')
    for (const action of [
      () => admin.call(contract.changeRole, { id, role: 'customer', reason }),
      () => admin.call(contract.suspendUser, { id, reason }),
      () => admin.call(contract.resetSecondFactor, { id, reason }),
    ]) {
      await expect(action()).rejects.toMatchObject({ status: 409, code: 'user_is_self' })
    }
  })

  it('of two admins who demote each other at once one stays', async () => {
    const ids = { kitchen: await numberOf(KITCHEN), admin: await numberOf(ADMIN) }
    for (let round = 0; round < 5; round++) {
      await test.app.db
        .updateTable('users')
        .set({ role: 'admin' })
        .where('phone', 'in', [ADMIN, KITCHEN])
        .execute()
      const browsers = [await signIn(ADMIN), await signIn(KITCHEN)]
      const demote = (browser: TestBrowser | undefined, id: number) =>
        browser?.request(`/api/admin/users/${id}/role`, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ role: 'customer', reason }),
        })
      await Promise.all([demote(browsers[0], ids.kitchen), demote(browsers[1], ids.admin)])
      const left = await test.app.db
        .selectFrom('users')
        .select('id')
        .where('role', '=', 'admin')
        .execute()
      expect(left).toHaveLength(1)
    }
  })

  it('answers 404 for a number of no one', async () => {
    for (const action of [
      () => admin.call(contract.getUser, { id: 99_999 }),
      () => admin.call(contract.changeRole, { id: 99_999, role: 'chef', reason }),
      () => admin.call(contract.endUserSessions, { id: 99_999 }),
    ]) {
      await expect(action()).rejects.toMatchObject({ status: 404 })
    }
  })
})

describe('sessions of a person', () => {
  it('are listed without their secrets and end all at once, but for the own one', async () => {
    const id = await numberOf(CUSTOMER)
    const customer = await signIn(CUSTOMER)
    const { sessions } = await admin.call(contract.getUser, { id })
    expect(sessions).toHaveLength(1)
    expect(Object.keys(sessions[0] ?? {}).toSorted()).toEqual([
      'device',
      'id',
      'lastSeenAt',
      'startedAt',
    ])
    expect(await admin.call(contract.endUserSessions, { id })).toMatchObject({ sessions: [] })
    await expect(customer.call(getSession)).rejects.toMatchObject({ status: 401 })
    const own = await numberOf(ADMIN)
    await signIn(ADMIN)
    expect((await admin.call(contract.endUserSessions, { id: own })).sessions).toHaveLength(1)
  })
})
