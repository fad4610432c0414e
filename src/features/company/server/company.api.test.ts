import { describe, expect, it } from 'vitest'
import { listInvoices } from '#features/payments/contract.ts'
import { findInvoice } from '#features/payments/server/public.ts'
import { cancelSubscription } from '#features/subscriptions/contract.ts'
import { seedCatalogue, seedDemo } from '../../../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../../../tools/testing/app.ts'
import { refusalOf } from '../../../../tools/testing/situations/applicants.ts'
import { liveUntil, newCustomer, signInAdmin } from '../../../../tools/testing/situations/orders.ts'
import { changeCompany, getCompany } from '../admin-contract.ts'
import { getContact } from '../contract.ts'
import { warnOfSeller } from '../../../main/process/warn-of-seller.ts'
import { missingOf, type Company } from '../rules.ts'
import { findSavedCompany, isCompanyConfirmed, readCompany } from './company-store.ts'

const test = useTestApp(async ({ db }) => {
  await seedCatalogue(db)
  await seedDemo(db, TEST_NOW)
})

const COMPANY: Company = {
  legalNameEn: 'Sufra Catering Services LLC',
  legalNameAr: 'سفرة لخدمات الضيافة ذ.م.م',
  trn: '100234567800003',
  address: 'Office 12, Al Quoz 3\nDubai',
  phone: '+97148001234',
  email: 'care@sufra.example',
  whatsApp: '+971505550199',
  bankName: 'Emirates Bank',
  iban: 'AE070331234567890123456',
  instagram: 'https://www.instagram.com/sufra.ae',
  facebook: '',
  tiktok: '',
}

const PAGE_INVALID = 'Enter the full address of your page, with https://'

const paidCustomer = async (startDate: string) => {
  const customer = await newCustomer(test)
  const cardSetupId = await customer.saveCard()
  const { id } = await customer.order({ cardSetupId, paymentMethod: 'credit_card', startDate })
  await liveUntil(test, `${startDate}T03:00:00Z`)
  return { customer, id }
}

it('PUT /api/admin/settings/company holds at once, for what is issued from then on', async () => {
  const before = await paidCustomer('2026-11-25')
  const [first] = await before.customer.call(listInvoices)
  expect(first).toMatchObject({ sellerName: 'Sufra', sellerTrn: null })

  const admin = await signInAdmin(test)
  expect(await admin.call(getCompany)).toMatchObject({ legalNameEn: 'Sufra', address: '' })
  const typed = {
    ...COMPANY,
    trn: '100 2345 6780 0003',
    phone: '00971 4 800 1234',
    whatsApp: '0505550199',
    iban: 'ae07 0331 2345 6789 0123 456',
  }
  expect(await admin.call(changeCompany, typed)).toEqual({
    ...COMPANY,
    missing: [],
    version: expect.any(String),
  })
  expect(await test.browser().call(getContact)).toEqual({
    phone: COMPANY.phone,
    email: COMPANY.email,
    whatsApp: COMPANY.whatsApp,
    pages: [{ network: 'instagram', url: COMPANY.instagram }],
  })

  const after = await paidCustomer('2026-12-01')
  const [second] = await after.customer.call(listInvoices)
  expect(second).toMatchObject({ sellerName: COMPANY.legalNameEn, sellerTrn: COMPANY.trn })
  const { customer_id: userId } = await test.app.db
    .selectFrom('invoices')
    .select('customer_id')
    .where('id', '=', second?.id ?? 0)
    .executeTakeFirstOrThrow()
  expect(await findInvoice(test.app.db, userId, second?.id ?? 0)).toMatchObject({
    sellerNames: { en: COMPANY.legalNameEn, ar: COMPANY.legalNameAr },
    sellerAddress: COMPANY.address,
  })

  await before.customer.call(
    cancelSubscription,
    { id: before.id },
    { idempotencyKey: crypto.randomUUID() },
  )
  await test.drain()
  const [note, issued] = await before.customer.call(listInvoices)
  expect(note).toMatchObject({
    kind: 'credit_note',
    sellerName: 'Sufra',
    sellerTrn: null,
  })
  expect(issued).toEqual(first)
})

it('keeps in the trail what has changed, before and after, and nothing where nothing has', async () => {
  const admin = await signInAdmin(test)
  await admin.call(changeCompany, COMPANY)
  await admin.call(changeCompany, { ...COMPANY, phone: '+97148009999', whatsApp: '' })
  await admin.call(changeCompany, { ...COMPANY, phone: '+97148009999', whatsApp: '' })
  const auditLog = await test.app.db
    .selectFrom('audit_log')
    .select(['object_id', 'before', 'after'])
    .where('action', '=', 'change-company')
    .orderBy('id', 'desc')
    .execute()
  expect(auditLog.at(0)).toEqual({
    object_id: 'company',
    before: { supportLine: COMPANY.phone, whatsApp: COMPANY.whatsApp },
    after: { supportLine: '+97148009999', whatsApp: '' },
  })
  const changes = auditLog.filter(
    ({ after }) => (after as Partial<Company> | null)?.whatsApp === '',
  )
  expect(changes).toHaveLength(1)
  expect(await test.browser().call(getContact)).toMatchObject({ whatsApp: null })
})

it('refuses what could not stand on an invoice, and everybody but admins', async () => {
  const admin = await signInAdmin(test)
  const faulty = {
    legalNameEn: ' ',
    legalNameAr: '',
    trn: '12345',
    address: '',
    phone: 'call us',
    email: 'nowhere',
    whatsApp: '7',
    bankName: '',
    iban: 'AE07 0331 2345 6789 0123 457',
    instagram: 'http://www.instagram.com/sufra.ae',
    facebook: 'https://facebook.com.example.org/sufra',
    tiktok: 'https://www.tiktok.com/',
  }
  expect(await refusalOf(admin.call(changeCompany, faulty))).toMatchObject({
    status: 400,
    fields: {
      legalNameEn: 'Please enter the legal name',
      legalNameAr: 'Please enter the legal name',
      trn: 'A tax registration number has 15 digits and begins with 1',
      phone: 'Please enter a phone number with its country code',
      email: 'Please enter a valid email address',
      whatsApp: 'Please enter a WhatsApp number with its country code',
      iban: 'Enter a UAE IBAN: AE and 21 digits',
      instagram: PAGE_INVALID,
      facebook: PAGE_INVALID,
      tiktok: PAGE_INVALID,
    },
  })
  const customer = await newCustomer(test)
  await expect(customer.call(getCompany)).rejects.toMatchObject({ status: 403 })
  await expect(customer.call(changeCompany, COMPANY)).rejects.toMatchObject({ status: 403 })
})

const save = (value: object) =>
  test.app.db
    .insertInto('settings')
    .values({ key: 'company', value: JSON.stringify(value), changed_at: test.clock.now() })
    .onConflict((one) => one.column('key').doUpdateSet({ value: JSON.stringify(value) }))
    .execute()
const without = (...fields: (keyof Company)[]) =>
  Object.fromEntries(Object.entries(COMPANY).filter(([name]) => !fields.includes(name as never)))

describe('a tax number that only the environment knows (R-PAY-15)', () => {
  it('is named as not confirmed', async () => {
    await save(without('trn', 'address'))
    const { db } = test.app
    const atStart = { trn: '100000000000003', address: 'Bay Square 7' }
    expect(await readCompany(db, atStart)).toMatchObject(atStart)
    expect(missingOf(await findSavedCompany(db))).toEqual(['trn', 'address'])
    await save(COMPANY)
    expect(await readCompany(db, atStart)).toMatchObject({ trn: COMPANY.trn })
  })

  it('as all that a shop starts with, is confirmed by saving the form as it is', async () => {
    await save(without('legalNameEn', 'legalNameAr'))
    const admin = await signInAdmin(test)
    const { missing, version: _, ...form } = await admin.call(getCompany)
    expect(missing).toEqual(['legalNameEn', 'legalNameAr'])
    expect(await isCompanyConfirmed(test.app.db)).toBe(false)
    expect(await admin.call(changeCompany, form)).toMatchObject({ missing: [] })
    expect(await isCompanyConfirmed(test.app.db)).toBe(true)
  })

  it('is said to anyone who starts a live shop, and only there', async () => {
    const warnedOf = async (demo: boolean, sellerTrn = COMPANY.trn) => {
      const lines: unknown[] = []
      const log = { warn: (...line: unknown[]) => lines.push(line.at(-1)) }
      await warnOfSeller({ demo, sellerTrn }, test.app.db, log as never)
      return lines.join('')
    }
    await save(without('trn'))
    expect(await warnedOf(false)).toContain('takes no orders')
    expect(await warnedOf(true)).toBe('')
    await save(COMPANY)
    expect(await warnedOf(false)).toBe('')
    expect(await warnedOf(false, '199999999999999')).toContain(
      'invoices carry the saved tax number',
    )
  })
})
