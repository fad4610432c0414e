import path from 'node:path'
import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { listAudit } from '#features/admin/contract.ts'
import { root } from '../../tools/places.ts'
import { useTestApp } from '../../tools/testing/app.ts'
import { signIn } from '../../tools/testing/situations/kitchens.ts'

const PHONE = '+971500000003'
const test = useTestApp()

function makeAdmin(phone: string) {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/commands/make-admin.ts'), phone],
    {
      encoding: 'utf8',
      env: { ...process.env, DATABASE_URL: test.app.handle.pool.options.connectionString },
    },
  )
  return { said: stdout.split('\n').find((line) => line.startsWith('admin')), stderr, status }
}

it('npm run make-admin creates the first admin, once and with an audit entry', async () => {
  expect(makeAdmin('050 000 0003').said).toBe(
    `admin      ${PHONE} has an account now, as an admin: sign in with this number`,
  )
  expect(makeAdmin(PHONE).said).toBe(`admin      ${PHONE} is an admin already`)
  const admin = await signIn(test, PHONE)
  const { entries } = await admin.call(listAudit, { action: 'make-admin' })
  expect(entries).toMatchObject([
    { actor: '', role: 'admin', object: 'user', after: { roles: ['admin'], state: 'active' } },
  ])
})

it('npm run make-admin promotes a customer who is on hold', async () => {
  const phone = '+971500000001'
  await test.app.db
    .insertInto('users')
    .values({ phone, suspended_at: new Date(), suspension_reason: 'Asked for' })
    .execute()
  expect(makeAdmin(phone).said).toContain('is an admin now')
  const admin = await signIn(test, phone)
  const { entries } = await admin.call(listAudit, { action: 'make-admin' })
  expect(entries[0]?.before).toEqual({ roles: ['customer'], state: 'suspended' })
})

it('npm run make-admin refuses a number that is no UAE mobile', () => {
  const { status, stderr } = makeAdmin('+441632960000')
  expect([status, stderr.trim().split('\n').at(-1)]).toEqual([
    1,
    'Give a UAE mobile number: npm run make-admin -- +971501234567',
  ])
})
