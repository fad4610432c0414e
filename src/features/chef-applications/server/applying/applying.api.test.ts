import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  admin,
  applicant,
  businessForm,
  emiratesIdOf,
  individualForm,
  refusalOf,
} from '../../../../../tools/testing/situations/applicants.ts'
import { signInAs } from '../../../../../tools/testing/situations/chefs.ts'
import { jpegUrl, paperUrl } from '../../../../../tools/testing/documents.ts'
import { rejectApplication } from '../../admin-contract.ts'
import * as contract from '../../contract.ts'
import { getApplicationStatus } from '../../status-contract.ts'

const test = useTestApp()

describe('POST /api/chef-applications', () => {
  it('takes an individual with three documents, and shows no number whole', async () => {
    const { browser } = await applicant(test)
    const sent = await browser.call(
      contract.submitApplication,
      await individualForm(1, { bankDetailsDoc: paperUrl() }),
    )
    expect(sent).toMatchObject({
      type: 'individual',
      status: 'submitted',
      applicationDate: '2026-11-21',
      businessName: null,
      cuisineSpecialty: ['lebanese', 'mediterranean'],
      city: 'Sharjah',
      warns: [],
      canChange: false,
      timeline: [{ status: 'submitted' }],
      views: [],
    })
    expect(
      sent.documents.map(({ kind, verdict, mediaType }) => [kind, verdict, mediaType]),
    ).toEqual([
      ['emiratesIdPhoto', 'waiting', 'image/jpeg'],
      ['selfieWithId', 'waiting', 'image/jpeg'],
      ['bankDetailsDoc', 'waiting', 'application/pdf'],
    ])
    expect(JSON.stringify(sent)).not.toContain(emiratesIdOf(1))
    expect(sent.iban).toMatch(/^AE\d\d •••• 0001$/)
    expect(sent.emiratesId).toMatch(/^784-••••-••••\d{3}-\d$/)
  })

  it('stores nothing that can be read', async () => {
    const { db } = test.app
    const rows = await db.selectFrom('chef_applications').selectAll().execute()
    const files = await db.selectFrom('private_files').selectAll().execute()
    const stored = [
      ...rows.flatMap((row) => [row.emirates_id, row.bank_details, row.iban_mark]),
      ...files.flatMap((row) => [row.sealed, row.sealed_key]),
    ]
    expect(stored.length).toBeGreaterThan(6)
    for (const bytes of stored) {
      const text = bytes.toString('latin1')
      expect(text).not.toMatch(/784-?\d{4}-?\d{7}-?\d|AE\d{21}|%PDF|JFIF|Mashreq/)
    }
  })

  it('takes a business with its own documents; a userId changes nothing', async () => {
    const { browser, userId } = await applicant(test)
    const other = await applicant(test)
    const form = {
      ...(await businessForm(2, { tradeLicenseDoc: paperUrl(2) })),
      userId: other.userId,
      status: 'approved',
      role: 'admin',
    }
    const sent = await browser.call(contract.submitApplication, form)
    expect(sent).toMatchObject({
      type: 'business',
      status: 'submitted',
      businessName: 'Al Reem Kitchen',
      tradeLicense: 'CN-1029384',
      city: 'Dubai',
    })
    const row = await test.app.db
      .selectFrom('chef_applications')
      .select('user_id')
      .where('id', '=', sent.id)
      .executeTakeFirstOrThrow()
    expect(row.user_id).toBe(userId)
    expect(await other.browser.call(getApplicationStatus)).toMatchObject({
      hasBusinessProfile: false,
    })
  })

  it('takes digits of Arabic, no dashes, and a number whose check digit only warns', async () => {
    const { browser } = await applicant(test)
    const form = await individualForm(3, { emiratesId: '٧٨٤١٩٩١٥٢٠٧٣١٨٦' })
    const sent = await browser.call(contract.submitApplication, form)
    expect(sent.warns).toEqual(['emirates_id_check_digit'])
    expect(sent.emiratesId).toBe('784-••••-••••318-6')
  })

  it.each([
    ['emiratesId', '784-1990', 'Emirates ID must be at least 15 characters'],
    ['emiratesId', '784-199-01000001-4', 'Please enter a valid Emirates ID'],
    ['emiratesId', '123-1990-1000001-4', 'Please enter a valid Emirates ID'],
    ['bankDetails', 'AE07', 'Bank account details required'],
    ['bankDetails', 'Emirates NBD, Yousef', 'Please enter valid bank details'],
    ['bankDetails', 'AE080331234567890123456', 'Please enter valid bank details'],
    ['bankDetails', 'GB82 WEST 1234 5698 7654 32', 'Please enter valid bank details'],
    ['cuisineSpecialty', [], 'Please select at least one cuisine specialty'],
    ['cuisineSpecialty', ['martian'], 'Please select at least one cuisine specialty'],
  ])('refuses %s %j', async (field, value, text) => {
    const { browser } = await applicant(test)
    const form = await individualForm(4, { [field]: value })
    const { fields, ...said } = (await refusalOf(
      browser.call(contract.submitApplication, form),
    )) as {
      fields: Record<string, string>
      status: number
    }
    expect(said.status).toBe(400)
    expect(Object.values(fields)).toContain(text)
  })

  it.each([
    ['businessName', 'A', 'Please enter a valid business name'],
    ['businessName', undefined, 'Please enter a valid business name'],
    ['tradeLicense', ' 1 ', 'Please enter a valid trade license number'],
  ])('refuses a business with %s %j', async (field, value, text) => {
    const { browser } = await applicant(test)
    const form = await businessForm(4, { [field]: value })
    const said = await refusalOf(browser.call(contract.submitApplication, form))
    expect(said).toMatchObject({ status: 400, fields: { [field]: text } })
  })

  it('refuses missing documents by type, placeholders and the other type’s too', async () => {
    const { browser } = await applicant(test)
    const one = await individualForm(5, { selfieWithId: null, tradeLicenseDoc: await jpegUrl() })
    expect(await refusalOf(browser.call(contract.submitApplication, one))).toMatchObject({
      status: 422,
      code: 'individual_documents_required',
      text: 'Please upload your Emirates ID photo, selfie with ID, and bank account document',
      fields: { selfieWithId: expect.any(String) },
    })
    const two = await businessForm(5, { tradeLicenseDoc: '' })
    expect(await refusalOf(browser.call(contract.submitApplication, two))).toMatchObject({
      code: 'business_documents_required',
      text: 'Please upload all required business documents (Emirates ID, trade license, bank account details)',
    })
    const three = await individualForm(5, { emiratesIdPhoto: 'placeholder' })
    expect(await refusalOf(browser.call(contract.submitApplication, three))).toMatchObject({
      status: 422,
      code: 'document_unreadable',
    })
    expect(await browser.call(getApplicationStatus)).toMatchObject({ individualProfile: null })
  })

  it('refuses a visitor', async () => {
    const form = await individualForm(6)
    expect(await refusalOf(test.browser().call(contract.submitApplication, form))).toMatchObject({
      status: 401,
    })
  })

  it('takes cuisines by their names in both languages', async () => {
    const { browser } = await applicant(test)
    const form = await individualForm(17, { cuisineSpecialty: ['Lebanese', 'إماراتي'] as never })
    const { cuisineSpecialty } = await browser.call(contract.submitApplication, form)
    expect(cuisineSpecialty).toEqual(['lebanese', 'emirati'])
  })

  it('answers the same again, refuses another while one is open', async () => {
    const { browser } = await applicant(test)
    const form = await individualForm(7)
    const [one, two] = await Promise.all([
      browser.call(contract.submitApplication, form),
      browser.call(contract.submitApplication, form),
    ])
    expect(two.id).toBe(one.id)
    for (const change of [{ emiratesId: emiratesIdOf(8) }, { description: 'Grills, and bread.' }]) {
      const other = await individualForm(7, change)
      expect(await refusalOf(browser.call(contract.submitApplication, other))).toMatchObject({
        status: 409,
        code: 'application_open',
      })
    }
    await browser.call(contract.submitApplication, await businessForm(7))
    expect(await browser.call(getApplicationStatus)).toMatchObject({
      hasIndividualProfile: true,
      hasBusinessProfile: true,
    })
  })

  it('refuses an Emirates ID of someone else, and takes it once that one is rejected', async () => {
    const [one, two, team] = [await applicant(test), await applicant(test), await admin(test)]
    const { id } = await one.browser.call(contract.submitApplication, await individualForm(9))
    const form = await individualForm(10, { emiratesId: emiratesIdOf(9).replaceAll('-', '') })
    expect(await refusalOf(two.browser.call(contract.submitApplication, form))).toMatchObject({
      status: 409,
      code: 'emirates_id_taken',
      fields: { emiratesId: expect.any(String) },
    })
    await team.browser.call(rejectApplication, { id, reason: 'The card has expired.' })
    await two.browser.call(contract.submitApplication, form)
  })

  it('refuses a chef who applies to be one', async () => {
    const chef = await signInAs(test, { phone: '+971557999999', role: 'chef' })
    const form = await individualForm(11)
    expect(await refusalOf(chef.browser.call(contract.submitApplication, form))).toMatchObject({
      status: 409,
      code: 'application_approved',
    })
  })
})
