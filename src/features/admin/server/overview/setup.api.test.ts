import { expect, it } from 'vitest'
import { seedCatalogue } from '../../../../../seeds/run.ts'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { confirmCompany } from '../../../../../tools/testing/situations/company.ts'
import { signInAdmin } from '../../../../../tools/testing/situations/orders.ts'
import { getSetup as contract } from '../../contract.ts'
import { getSetup } from './get-setup.ts'

const test = useTestApp()

const todo = async () => {
  const { steps } = await getSetup(false)(test.app.db)
  return steps.flatMap(({ name, isDone }) => (isDone ? [] : [name]))
}

it('GET /api/admin/setup lists what an empty live shop needs, and follows what is done', async () => {
  const { db } = test.app
  expect(await todo()).toEqual(['company', 'kitchen', 'prices', 'cards', 'templates', 'admins'])
  await seedCatalogue(db)
  expect(await todo()).toEqual(['company', 'prices', 'cards', 'templates', 'admins'])
  const admins = ['+971501110001', '+971501110002'].map((phone) => ({ phone, role: 'admin' }))
  await db.insertInto('users').values(admins).execute()
  await confirmCompany(db, { trn: '' })
  expect(await todo()).toContain('company')
  await confirmCompany(db)
  const template = { name: 'login_code', language: 'en' }
  await db
    .insertInto('whatsapp_templates')
    .values({ ...template, status: 'PAUSED' })
    .execute()
  expect(await todo()).toEqual(['prices', 'cards', 'templates'])
  await db.updateTable('whatsapp_templates').set({ status: 'APPROVED' }).execute()
  expect(await todo()).toEqual(['prices', 'cards'])
})

it('GET /api/admin/setup asks for nothing in the demo', async () => {
  await test.app.db.insertInto('users').values({ phone: '+971500000003', role: 'admin' }).execute()
  const admin = await signInAdmin(test)
  expect(await admin.call(contract)).toEqual({ steps: [] })
})
