import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  applicant,
  countOf,
  individualForm,
  refusalOf,
} from '../../../../../tools/testing/situations/applicants.ts'
import { jpegUrl } from '../../../../../tools/testing/documents.ts'
import * as contract from '../../contract.ts'
import * as draft from '../../draft-contract.ts'
import { getApplicationStatus } from '../../status-contract.ts'

const test = useTestApp()

describe('the draft', () => {
  it('keeps what was typed and uploaded, says what is wrong, and becomes the application', async () => {
    const { browser } = await applicant(test)
    expect(await browser.call(draft.getDraft, { type: 'individual' })).toMatchObject({
      savedAt: null,
      fields: {},
      missing: ['emiratesIdPhoto', 'selfieWithId', 'bankDetailsDoc'],
    })
    const saved = await browser.call(draft.saveDraft, {
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
    const form = await individualForm(12, { emiratesIdPhoto: await jpegUrl(1600, 1000) })
    for (const kind of ['emiratesIdPhoto', 'selfieWithId'] as const) {
      const document = form[kind] ?? ''
      const stored = await browser.call(draft.uploadDraftDocument, {
        type: 'individual',
        kind,
        document,
      })
      expect(stored).toMatchObject({ kind, mediaType: 'image/jpeg' })
    }
    expect(await browser.call(draft.getDraft, { type: 'individual' })).toMatchObject({
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
    const before = await countOf(test, 'private_files')
    const sent = await browser.call(contract.submitApplication, bare)
    expect(sent.documents).toHaveLength(3)
    expect(await countOf(test, 'private_files')).toBe(before + 1)
    expect(await browser.call(draft.getDraft, { type: 'individual' })).toMatchObject({
      savedAt: null,
      documents: [],
    })
    expect(
      await refusalOf(browser.call(draft.saveDraft, { type: 'individual', step: 1 })),
    ).toMatchObject({ code: 'application_open' })
  })

  it('is shown to no one else, and replaced or removed files leave nothing behind', async () => {
    const [one, other] = [await applicant(test), await applicant(test)]
    const before = await countOf(test, 'private_files')
    const upload = { type: 'business', kind: 'tradeLicenseDoc' } as const
    const path = '/api/chef-applications/draft/business/documents/tradeLicenseDoc'
    for (const colour of ['#111111', '#eeeeee']) {
      const document = await jpegUrl(100, 100, colour)
      await one.browser.call(draft.uploadDraftDocument, { ...upload, document })
    }
    expect(await countOf(test, 'private_files')).toBe(before + 1)
    expect((await one.browser.request(path)).status).toBe(200)
    expect((await other.browser.request(path)).status).toBe(404)
    expect((await test.browser().request(path)).status).toBe(401)
    await one.browser.call(draft.deleteDraftDocument, upload)
    expect((await one.browser.request(path)).status).toBe(404)
    await one.browser.call(draft.uploadDraftDocument, {
      ...upload,
      document: await jpegUrl(),
    })
    await one.browser.call(draft.deleteDraft, { type: 'business' })
    expect(await countOf(test, 'private_files')).toBe(before)
    expect(
      await refusalOf(
        one.browser.call(draft.uploadDraftDocument, {
          type: 'business',
          kind: 'selfieWithId',
          document: await jpegUrl(),
        }),
      ),
    ).toMatchObject({ status: 404 })
  })

  it('says its problems in Arabic', async () => {
    const { browser } = await applicant(test, 'ar')
    const { problems } = await browser.call(draft.saveDraft, {
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
