import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { seedDemoPeople } from '../../../../../seeds/demo-people.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import { verifyOtp } from '#features/auth/contract.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import { exportAudit, getOverview, listAudit, listAuditNames } from '../../contract.ts'
import { findBrokenDay, sealAudit, sealAuditJob } from './seal-audit.ts'

const DAY_MS = 86_400_000
const at = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS)

const test = useTestApp(async ({ db }) => {
  await inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW)))
  const actor = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', '+971500000003')
    .executeTakeFirstOrThrow()
  const entries = [-3, -3, -1, 0].map((days, index) => ({
    at: at(days),
    actor_id: actor.id,
    actor_role: 'admin',
    action: index === 3 ? 'suspend-user' : 'close-days',
    object: index === 3 ? 'user' : 'restaurant',
    object_id: String(index),
    before: null,
    after: JSON.stringify({ reason: `Number ${index}` }),
  }))
  // Their numbers fall while their dates rise, as in what a demo is given of its past.
  await db.insertInto('audit_log').values(entries.toReversed()).execute()
})

let admin: TestBrowser

beforeAll(async () => {
  admin = test.browser('en')
  await admin.call(verifyOtp, { phone: '+971500000003', otp: '246810' })
})

/** Ways of taking back what was done. */
const attacksOn = (db: Database): (() => Promise<unknown>)[] => [
  () => db.updateTable('audit_log').set({ action: 'nothing' }).execute(),
  () => db.deleteFrom('audit_log').execute(),
  () => sql`truncate audit_log`.execute(db),
  () =>
    db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await tx.deleteFrom('audit_log').execute()
    }),
  () => sql`update audit_seals set entries = 0`.execute(db),
  () => db.deleteFrom('audit_seals').execute(),
  () => sql`truncate audit_seals`.execute(db),
]

it("lets the app's connection neither change, delete nor empty the trail or its seals", async () => {
  for (const attack of attacksOn(test.app.db)) {
    await expect(attack()).rejects.toThrow('permission denied')
  }
})

it("stops the owner's connection by a trigger that a replica's session obeys as well", async () => {
  await test.asOwner(async (db) => {
    for (const attack of attacksOn(db)) await expect(attack()).rejects.toThrow('append-only')
  })
})

it('lists entries newest first, filtered by action, object, person and day', async () => {
  const numbers = async (filters: Parameters<typeof admin.call<typeof listAudit>>[1]) =>
    (await admin.call(listAudit, filters)).entries.map(({ objectId }) => objectId)
  expect(await numbers({})).toEqual(['3', '2', '0', '1'])
  expect(await numbers({ action: 'suspend-user' })).toEqual(['3'])
  expect(await numbers({ object: 'restaurant', to: '2026-11-18' })).toEqual(['0', '1'])
  expect(await numbers({ search: '#2' })).toEqual(['2'])
  expect(await numbers({ search: 'nobody of this name' })).toEqual([])
  expect(await admin.call(listAuditNames)).toEqual({
    actions: ['close-days', 'suspend-user'],
    objects: ['restaurant', 'user'],
  })
  await expect(admin.call(listAudit, { from: 'yesterday' })).rejects.toMatchObject({ status: 400 })
})

it('exports the entries and notes who took them', async () => {
  const answer = await admin.request(`${exportAudit.path}?action=suspend-user`)
  expect(answer.headers.get('content-type')).toContain('text/csv')
  const lines = (await answer.text()).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('suspend-user,user,3')
  const { entries } = await admin.call(listAudit, { action: 'export-audit' })
  expect(entries).toMatchObject([{ after: { action: 'suspend-user', rows: 1 } }])
  expect(entries[0]?.address).not.toBeNull()
})

it('seals each day that is over once, and names a day whose entries were changed', async () => {
  const { db, context } = test.app
  test.clock.moveTo(at(1))
  await sealAudit(db, at(1))
  await sealAudit(db, at(1))
  const seals = await db
    .selectFrom('audit_seals')
    .select(['day', 'entries'])
    .orderBy('day')
    .execute()
  expect(seals).toEqual([
    { day: '2026-11-18', entries: 2 },
    { day: '2026-11-19', entries: 0 },
    { day: '2026-11-20', entries: 1 },
    { day: '2026-11-21', entries: 2 },
  ])
  expect(await findBrokenDay(db)).toBeUndefined()
  // Only someone who may take the trigger away gets this far.
  await test.asOwner(async (owner) => {
    await sql`alter table audit_log disable trigger audit_log_append_only`.execute(owner)
    await owner.updateTable('audit_log').set({ action: 'x' }).where('object_id', '=', '2').execute()
    await sql`alter table audit_log enable always trigger audit_log_append_only`.execute(owner)
  })
  expect(await findBrokenDay(db)).toBe('2026-11-20')
  await sealAuditJob.run({ ...context, clock: test.clock }, {})
  await admin.call(verifyOtp, { phone: '+971500000003', otp: '246810' })
  const { health } = await admin.call(getOverview)
  expect(health.audit).toMatchObject({ brokenDay: '2026-11-20' })
})

it('refuses everybody but admins', async () => {
  const customer = test.browser('en')
  await expect(customer.call(listAudit)).rejects.toMatchObject({ status: 401 })
  await customer.call(verifyOtp, { phone: '+971500000001', otp: '246810' })
  await expect(customer.call(listAudit)).rejects.toMatchObject({ status: 403 })
  await expect(customer.call(getOverview)).rejects.toMatchObject({ status: 403 })
})
