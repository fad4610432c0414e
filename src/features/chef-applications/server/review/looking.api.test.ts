import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  admin,
  applied,
  auditOf,
  businessForm,
  countOf,
  emiratesIdOf,
  refusalOf,
} from '../../../../../tools/testing/situations/applicants.ts'
import { paperUrl } from '../../../../../tools/testing/documents.ts'
import * as admins from '../../admin-contract.ts'
import { submitApplication } from '../../contract.ts'
import { uploadDraftDocument } from '../../draft-contract.ts'
import { getApplicationStatus } from '../../status-contract.ts'

const test = useTestApp()
let number = 100
const apply = (kind?: 'individual' | 'business') => applied(test, (number += 1), kind)

describe('the team’s list', () => {
  it('lists who waits, the oldest first', async () => {
    const [one, two] = [await apply(), await apply('business')]
    const { browser } = await admin(test)
    const rows = await browser.call(admins.listPendingChefs)
    expect(rows.map(({ id }) => id)).toEqual([one.id, two.id])
    expect(rows[0]).toMatchObject({
      id: one.id,
      user: { name: one.name, phone: one.phone },
      cuisineSpecialty: ['lebanese', 'mediterranean'],
    })
  })

  it('finds by status, type, name in folded form, phone and whole Emirates ID', async () => {
    const [one, two] = [await apply(), await apply('business')]
    const { browser } = await admin(test)
    const idsOf = async (input: object) =>
      (await browser.call(admins.listApplications, input)).applications.map(({ id }) => id)
    expect(await idsOf({ search: one.phone.slice(-7), status: 'waiting' })).toEqual([one.id])
    expect(await idsOf({ search: 'al-REEM kitchen', sort: 'newest' })).toEqual(
      expect.arrayContaining([two.id]),
    )
    expect(await idsOf({ search: emiratesIdOf(one.number).replaceAll('-', '') })).toEqual([one.id])
    expect(await idsOf({ search: emiratesIdOf(9999) })).toEqual([])
    for (const search of ['%', '_', '\\', '؟']) expect(await idsOf({ search })).toEqual([])
    expect(await idsOf({ type: 'business', sort: 'newest' })).toContain(two.id)
    expect(await idsOf({ type: 'business' })).not.toContain(one.id)
    expect(await idsOf({ status: 'approved' })).toEqual([])
  })

  it('pages by the last one seen', async () => {
    const { browser } = await admin(test)
    const { next, applications, counts } = await browser.call(admins.listApplications, {})
    expect(next).toBeNull()
    expect(counts.submitted).toBe(applications.length)
    const after = applications[1]?.id ?? 0
    const rest = await browser.call(admins.listApplications, { after })
    expect(rest.applications.map(({ id }) => id)).toEqual(applications.slice(2).map(({ id }) => id))
  })

  it('is for admins alone', async () => {
    const { browser, id } = await apply()
    const calls = [
      () => browser.call(admins.listPendingChefs),
      () => browser.call(admins.listApplications, {}),
      () => browser.call(admins.getApplication, { id }),
      () => browser.call(admins.approveApplication, { id }),
      () => browser.call(admins.rejectApplication, { id, reason: 'none of it' }),
      () => browser.call(admins.revealNumbers, { id, reason: 'none of it' }),
    ]
    for (const call of calls) expect(await refusalOf(call())).toMatchObject({ status: 403 })
    const path = `/api/admin/chef-applications/${id}/documents/selfieWithId?reason=looking`
    expect((await browser.request(path)).status).toBe(403)
    expect((await test.browser().request(path)).status).toBe(401)
  })
})

describe('a look at a document', () => {
  it('is written down before the first byte, asks for a reason and begins the review', async () => {
    const { id, browser } = await apply()
    const team = await admin(test)
    const path = `/api/admin/chef-applications/${id}/documents/selfieWithId`
    expect((await team.browser.request(path)).status).toBe(400)
    expect((await team.browser.request(`${path}?reason=%20`)).status).toBe(400)
    expect(await countOf(test, 'chef_application_views')).toBe(0)
    const seen = await team.browser.request(`${path}?reason=Compare%20with%20the%20card`)
    expect(seen.status).toBe(200)
    expect(seen.headers.get('cache-control')).toBe('private, no-store')
    expect(seen.headers.get('content-type')).toBe('image/jpeg')
    expect(await auditOf(test, id)).toEqual([
      {
        action: 'view-document',
        before: null,
        after: { kind: 'selfieWithId', reason: 'Compare with the card' },
      },
    ])
    const { individualProfile } = await browser.call(getApplicationStatus)
    expect(individualProfile).toMatchObject({
      status: 'pending',
      views: [{ kind: 'selfieWithId', by: 'Sufra chef team', reason: 'Compare with the card' }],
    })
    const found = await team.browser.call(admins.getApplication, { id })
    expect(found.views[0]).toMatchObject({ by: 'Noura Al Ketbi' })
    expect(found.documents.map(({ seenAt }) => seenAt !== null)).toEqual([false, true, false])
  })

  it('shows the numbers whole only when asked, and notifies the applicant', async () => {
    const { id, browser, number: own } = await apply()
    const team = await admin(test)
    const found = await team.browser.call(admins.getApplication, { id })
    expect(JSON.stringify(found)).not.toContain(emiratesIdOf(own))
    const shown = await team.browser.call(admins.revealNumbers, { id, reason: 'Compare' })
    expect(shown.emiratesId).toBe(emiratesIdOf(own))
    expect(shown.bankDetails).toContain('Mashreq')
    const { individualProfile } = await browser.call(getApplicationStatus)
    expect(individualProfile?.views).toMatchObject([{ kind: null, reason: 'Compare' }])
  })

  it('saves a PDF and never opens it in the page', async () => {
    const { browser: own, id } = await apply()
    await own.call(uploadDraftDocument, {
      type: 'business',
      kind: 'tradeLicenseDoc',
      document: paperUrl(),
    })
    const form = await businessForm(number, { tradeLicenseDoc: null })
    const { id: business } = await own.call(submitApplication, form)
    const { browser } = await admin(test)
    const path = `/api/admin/chef-applications/${business}/documents`
    const seen = await browser.request(`${path}/tradeLicenseDoc?reason=Check%20the%20name`)
    expect(seen.headers.get('content-disposition')).toBe(
      'attachment; filename="tradeLicenseDoc.pdf"',
    )
    expect((await browser.request(`${path}/selfieWithId?reason=looking`)).status).toBe(404)
    expect(id).toBeLessThan(business)
    expect((await browser.request(`${path}/passport?reason=looking`)).status).toBe(400)
  })

  it('can be neither changed nor deleted afterwards', async () => {
    await expect(test.app.db.deleteFrom('chef_application_views').execute()).rejects.toThrow(
      'permission denied for table chef_application_views',
    )
  })
})

it('GET /api/admin/chef-applications/:id says in which language the applicant reads', async () => {
  const { id, phone } = await apply()
  const { browser } = await admin(test)
  expect(await browser.call(admins.getApplication, { id })).toMatchObject({ language: 'en' })
  await test.app.db
    .updateTable('users')
    .set({ language: 'ar' })
    .where('phone', '=', phone)
    .execute()
  expect(await browser.call(admins.getApplication, { id })).toMatchObject({ language: 'ar' })
})
