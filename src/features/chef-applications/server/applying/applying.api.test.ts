import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { signInAs } from '../../../../../tools/testing/chefs.ts'
import { jpegUrl } from '../../../../../tools/testing/documents.ts'
import * as contract from '../../contract.ts'
import { getApplicationStatus } from '../../status-contract.ts'
import {
  admin,
  applicant,
  businessForm,
  emiratesIdOf,
  individualForm,
} from '../testing/applicants.ts'
import { askForChanges, rejectApplication, viewDocument } from '../../admin-contract.ts'

const test = useTestApp()

const countOf = async (
  table: 'private_files' | 'chef_applications' | 'chef_application_drafts',
) => {
  const { count } = await test.app.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const refusal = async (call: Promise<unknown>) => {
  try {
    await call
  } catch (error) {
    const { status, code, text, fields } = error as {
      status: number
      code: string
      text: string
      fields?: Record<string, string>
    }
    return { status, code, text, fields }
  }
  return 'taken'
}

describe('POST /api/chef-applications', () => {
  it('takes an individual with three documents, and shows no number whole', async () => {
    const { browser } = await applicant(test)
    const sent = await browser.call(contract.submitApplication, await individualForm(1))
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
      expect(text).not.toMatch(/784|AE\d\d|%PDF|JFIF|Mashreq/)
    }
  })

  it('takes a business with its own documents; a userId changes nothing', async () => {
    const { browser, userId } = await applicant(test)
    const other = await applicant(test)
    const form = {
      ...(await businessForm(2)),
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
    const { fields, ...said } = (await refusal(browser.call(contract.submitApplication, form))) as {
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
    const said = await refusal(browser.call(contract.submitApplication, form))
    expect(said).toMatchObject({ status: 400, fields: { [field]: text } })
  })

  it('refuses missing documents by type, placeholders and the other type’s too', async () => {
    const { browser } = await applicant(test)
    const one = await individualForm(5, { selfieWithId: null, tradeLicenseDoc: await jpegUrl() })
    expect(await refusal(browser.call(contract.submitApplication, one))).toMatchObject({
      status: 422,
      code: 'individual_documents_required',
      text: 'Please upload your Emirates ID photo, selfie with ID, and bank account document',
      fields: { selfieWithId: expect.any(String) },
    })
    const two = await businessForm(5, { tradeLicenseDoc: '' })
    expect(await refusal(browser.call(contract.submitApplication, two))).toMatchObject({
      code: 'business_documents_required',
      text: 'Please upload all required business documents (Emirates ID, trade license, bank account details)',
    })
    const three = await individualForm(5, { emiratesIdPhoto: 'placeholder' })
    expect(await refusal(browser.call(contract.submitApplication, three))).toMatchObject({
      status: 422,
      code: 'document_unreadable',
    })
    expect(await browser.call(getApplicationStatus)).toMatchObject({ individualProfile: null })
  })

  it('refuses a visitor', async () => {
    const form = await individualForm(6)
    expect(await refusal(test.browser().call(contract.submitApplication, form))).toMatchObject({
      status: 401,
    })
  })

  it('answers the same again, refuses another while one is open', async () => {
    const { browser } = await applicant(test)
    const form = await individualForm(7)
    const [one, two] = await Promise.all([
      browser.call(contract.submitApplication, form),
      browser.call(contract.submitApplication, form),
    ])
    expect(two.id).toBe(one.id)
    const other = await individualForm(7, { emiratesId: emiratesIdOf(8) })
    expect(await refusal(browser.call(contract.submitApplication, other))).toMatchObject({
      status: 409,
      code: 'application_open',
    })
    await browser.call(contract.submitApplication, await businessForm(7))
    expect(await browser.call(getApplicationStatus)).toMatchObject({
      hasIndividualProfile: true,
      hasBusinessProfile: true,
    })
  })

  it('refuses an Emirates ID of somebody else, and takes it once that one is rejected', async () => {
    const [one, two, team] = [await applicant(test), await applicant(test), await admin(test)]
    const { id } = await one.browser.call(contract.submitApplication, await individualForm(9))
    const form = await individualForm(10, { emiratesId: emiratesIdOf(9).replaceAll('-', '') })
    expect(await refusal(two.browser.call(contract.submitApplication, form))).toMatchObject({
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
    expect(await refusal(chef.browser.call(contract.submitApplication, form))).toMatchObject({
      status: 409,
      code: 'application_approved',
    })
  })
})

describe('the draft', () => {
  it('keeps what was typed and uploaded, says what is wrong, and becomes the application', async () => {
    const { browser } = await applicant(test)
    expect(await browser.call(contract.getDraft, { type: 'individual' })).toMatchObject({
      savedAt: null,
      fields: {},
      missing: ['emiratesIdPhoto', 'selfieWithId', 'bankDetailsDoc'],
    })
    const saved = await browser.call(contract.saveDraft, {
      type: 'individual',
      emiratesId: '784-1991-5207318-6',
      bankDetails: 'AE12',
      cuisineSpecialty: ['thai'],
      step: 2,
    })
    expect(saved).toMatchObject({
      fields: { emiratesId: '784-1991-5207318-6', bankDetails: 'AE12', step: 2 },
      problems: { bankDetails: 'Bank account details required' },
      warns: ['emirates_id_check_digit'],
    })
    const form = await individualForm(12)
    for (const kind of ['emiratesIdPhoto', 'selfieWithId'] as const) {
      const document = form[kind] ?? ''
      const stored = await browser.call(contract.uploadDraftDocument, {
        type: 'individual',
        kind,
        document,
      })
      expect(stored).toMatchObject({ kind, mediaType: 'image/jpeg' })
    }
    expect(await browser.call(contract.getDraft, { type: 'individual' })).toMatchObject({
      missing: ['bankDetailsDoc'],
      fields: { step: 2 },
    })
    expect((await browser.call(getApplicationStatus)).drafts).toEqual([
      { type: 'individual', savedAt: test.clock.now().toISOString() },
    ])
    const preview = await browser.request(
      '/api/chef-applications/draft/individual/documents/emiratesIdPhoto',
    )
    expect(preview.headers.get('cache-control')).toBe('private, no-store')
    expect(await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).toMatchObject({
      width: 1200,
      format: 'jpeg',
    })
    const bare = { ...form, emiratesIdPhoto: null, selfieWithId: null }
    const before = await countOf('private_files')
    const sent = await browser.call(contract.submitApplication, bare)
    expect(sent.documents).toHaveLength(3)
    expect(await countOf('private_files')).toBe(before + 1)
    expect(await browser.call(contract.getDraft, { type: 'individual' })).toMatchObject({
      savedAt: null,
      documents: [],
    })
    expect(
      await refusal(browser.call(contract.saveDraft, { type: 'individual', step: 1 })),
    ).toMatchObject({ code: 'application_open' })
  })

  it('is shown to nobody else, and replaced or removed files leave nothing behind', async () => {
    const [one, other] = [await applicant(test), await applicant(test)]
    const before = await countOf('private_files')
    const upload = { type: 'business', kind: 'tradeLicenseDoc' } as const
    const path = '/api/chef-applications/draft/business/documents/tradeLicenseDoc'
    for (const colour of ['#111111', '#eeeeee']) {
      const document = await jpegUrl(100, 100, colour)
      await one.browser.call(contract.uploadDraftDocument, { ...upload, document })
    }
    expect(await countOf('private_files')).toBe(before + 1)
    expect((await one.browser.request(path)).status).toBe(200)
    expect((await other.browser.request(path)).status).toBe(404)
    expect((await test.browser().request(path)).status).toBe(401)
    await one.browser.call(contract.deleteDraftDocument, upload)
    expect((await one.browser.request(path)).status).toBe(404)
    await one.browser.call(contract.uploadDraftDocument, {
      ...upload,
      document: await jpegUrl(),
    })
    await one.browser.call(contract.deleteDraft, { type: 'business' })
    expect(await countOf('private_files')).toBe(before)
    expect(
      await refusal(
        one.browser.call(contract.uploadDraftDocument, {
          type: 'business',
          kind: 'selfieWithId',
          document: await jpegUrl(),
        }),
      ),
    ).toMatchObject({ status: 404 })
  })

  it('says its problems in Arabic', async () => {
    const { browser } = await applicant(test, 'ar')
    const { problems } = await browser.call(contract.saveDraft, {
      type: 'business',
      emiratesId: '123456789012345',
      tradeLicense: 'x',
    })
    expect(problems).toEqual({
      emiratesId: 'يُرجى إدخال رقم هوية إماراتية صحيح',
      tradeLicense: 'يُرجى إدخال رقم رخصة تجارية صحيح',
    })
  })
})

describe('what changes are asked for', () => {
  it('can be corrected, and nothing else, then goes back to the team', async () => {
    const [{ browser }, team] = [await applicant(test), await admin(test)]
    const { id } = await browser.call(contract.submitApplication, await individualForm(20))
    const replaced = { id, kind: 'selfieWithId', document: await jpegUrl() } as const
    expect(await refusal(browser.call(contract.replaceDocument, replaced))).toMatchObject({
      status: 409,
      code: 'application_not_changeable',
    })
    const note = 'The card is cut off on the right.'
    await team.browser.call(askForChanges, {
      id,
      documents: [{ kind: 'selfieWithId', note }],
      note: 'Two things to put right.',
    })
    const { individualProfile } = await browser.call(getApplicationStatus)
    expect(individualProfile).toMatchObject({
      status: 'needs_changes',
      note: 'Two things to put right.',
      canChange: true,
      documents: [
        { kind: 'emiratesIdPhoto', verdict: 'accepted', note: null },
        { kind: 'selfieWithId', verdict: 'replace', note },
        { kind: 'bankDetailsDoc', verdict: 'accepted', note: null },
      ],
    })
    expect(await refusal(browser.call(contract.resubmitApplication, { id }))).toMatchObject({
      status: 409,
      code: 'documents_to_replace',
      fields: { selfieWithId: expect.any(String) },
    })
    expect(
      await refusal(
        browser.call(contract.replaceDocument, { ...replaced, kind: 'bankDetailsDoc' }),
      ),
    ).toMatchObject({ status: 409, code: 'document_accepted' })
    const before = await countOf('private_files')
    await browser.call(contract.replaceDocument, replaced)
    expect(await countOf('private_files')).toBe(before)
    const changed = await browser.call(contract.changeApplication, {
      id,
      emiratesId: emiratesIdOf(21),
      deliveryAvailable: false,
    })
    expect(changed).toMatchObject({ deliveryAvailable: false, city: 'Sharjah' })
    const stranger = await applicant(test)
    expect(
      await refusal(stranger.browser.call(contract.changeApplication, { id, city: 'Ajman' })),
    ).toMatchObject({ status: 404 })
    expect(await refusal(stranger.browser.call(contract.replaceDocument, replaced))).toMatchObject({
      status: 404,
    })
    expect(
      await refusal(stranger.browser.call(contract.resubmitApplication, { id })),
    ).toMatchObject({ status: 404 })
    const again = await browser.call(contract.resubmitApplication, { id })
    expect(again).toMatchObject({ status: 'submitted', note: null, canChange: false })
    expect(again.timeline.map(({ status }) => status)).toEqual([
      'submitted',
      'needs_changes',
      'submitted',
    ])
    await stranger.browser.call(
      contract.submitApplication,
      await individualForm(22, { emiratesId: emiratesIdOf(20) }),
    )
  })

  it('shows the applicant who looked, and their own documents to them alone', async () => {
    const [{ browser }, team, other] = [
      await applicant(test, 'ar'),
      await admin(test),
      await applicant(test),
    ]
    const { id } = await browser.call(contract.submitApplication, await individualForm(23))
    await team.browser
      .call(viewDocument, {
        id,
        kind: 'emiratesIdPhoto',
        reason: 'First check',
      })
      .catch(() => undefined)
    const { individualProfile } = await browser.call(getApplicationStatus)
    expect(individualProfile).toMatchObject({
      status: 'pending',
      views: [{ kind: 'emiratesIdPhoto', by: 'فريق سفرة للطهاة', reason: 'First check' }],
    })
    const path = `/api/chef-applications/${id}/documents/bankDetailsDoc`
    const own = await browser.request(path)
    expect(own.headers.get('content-disposition')).toContain('attachment')
    expect(Buffer.from(await own.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.7/)
    expect((await other.browser.request(path)).status).toBe(404)
  })
})
