import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  admin,
  applied,
  auditOf,
  businessForm,
  individualForm,
  refusalOf,
} from '../../../../../tools/testing/situations/applicants.ts'
import { signInAs } from '../../../../../tools/testing/situations/chefs.ts'
import { jpegUrl } from '../../../../../tools/testing/documents.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import { getSession } from '#features/auth/session-contract.ts'
import { getKitchenSetup } from '#features/kitchen-setup/contract.ts'
import * as admins from '../../admin-contract.ts'
import { replaceDocument, resubmitApplication, submitApplication } from '../../contract.ts'
import { saveDraft } from '../../draft-contract.ts'
import { getApplicationStatus } from '../../status-contract.ts'

const test = useTestApp()
let number = 100
const apply = (kind?: 'individual' | 'business') => applied(test, (number += 1), kind)

describe('a decision', () => {
  it('approves an individual: role, profile, message, audit; old sessions end', async () => {
    const { id, userId, browser, phone } = await apply()
    const team = await admin(test)
    const done = await team.browser.call(admins.approveApplication, {
      id,
      confirmUnseen: true,
      nameMatches: true,
    })
    expect(done).toMatchObject({ status: 'approved', canApprove: false, canReject: false })
    expect(done.timeline.at(-1)).toMatchObject({ status: 'approved', by: 'Noura Al Ketbi' })
    expect(await refusalOf(browser.call(getSession))).toMatchObject({ status: 401 })
    const user = await test.app.db
      .selectFrom('users')
      .select(['role', 'also_roles'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(user).toEqual({ role: 'chef', also_roles: [] })
    const chef = await test.app.db
      .selectFrom('chefs')
      .select(['name_en', 'city', 'cuisines'])
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    expect(chef).toMatchObject({ city: 'Sharjah', cuisines: ['lebanese', 'mediterranean'] })
    expect((await messagesTo(test, phone)).map(({ template }) => template)).toEqual([
      'application-received',
      'application-approved',
    ])
    expect((await auditOf(test, id)).at(-1)).toEqual({
      action: 'application-approved',
      before: { status: 'submitted', roles: ['customer'] },
      after: {
        status: 'approved',
        roles: ['chef'],
        unseenDocuments: ['emiratesIdPhoto', 'selfieWithId', 'bankDetailsDoc'],
      },
    })
  })

  it('approves what no one has opened only when asked to, and says so in the audit', async () => {
    const { id, browser } = await apply()
    const team = await admin(test)
    const approve = (input: object = {}) =>
      team.browser.call(admins.approveApplication, { id, nameMatches: true, ...input })
    const look = async (kind: string) => {
      const path = `/api/admin/chef-applications/${id}/documents/${kind}?reason=First%20check`
      expect((await team.browser.request(path)).status).toBe(200)
    }
    await look('emiratesIdPhoto')
    await look('selfieWithId')
    expect(await refusalOf(approve())).toMatchObject({
      status: 409,
      code: 'documents_not_seen',
      text: 'Nobody of the team has opened: Bank account document. Please look at it first, or say that you approve without.',
    })
    await look('bankDetailsDoc')
    const documents = [{ kind: 'selfieWithId' as const, note: 'Cut off' }]
    await team.browser.call(admins.askForChanges, { id, documents })
    test.clock.moveTo(new Date(test.clock.now().getTime() + 60_000))
    await browser.call(replaceDocument, { id, kind: 'selfieWithId', document: await jpegUrl() })
    await browser.call(resubmitApplication, { id })
    const found = await team.browser.call(admins.getApplication, { id })
    expect(found.documents.map(({ seenAt }) => seenAt !== null)).toEqual([true, false, true])
    expect(await refusalOf(approve())).toMatchObject({ code: 'documents_not_seen' })
    expect(await refusalOf(approve({ confirmUnseen: false }))).toMatchObject({ status: 409 })
    await look('selfieWithId')
    expect(await approve()).toMatchObject({ status: 'approved' })
    expect((await auditOf(test, id)).at(-1)?.after).toEqual({ status: 'approved', roles: ['chef'] })
  })

  it('approves a business of a chef too: both roles, and a kitchen that no one sees yet', async () => {
    const { id, userId, phone, name } = await apply()
    const team = await admin(test)
    await team.browser.call(admins.approveApplication, {
      id,
      confirmUnseen: true,
      nameMatches: true,
    })
    const again = await signInAs(test, { phone, name, role: 'chef' })
    number += 1
    const form = await businessForm(number, { description: 'Home cooking of the Gulf.' })
    const { id: second } = await again.browser.call(submitApplication, form)
    await team.browser.call(admins.approveApplication, {
      id: second,
      confirmUnseen: true,
      nameMatches: true,
    })
    const { browser } = await signInAs(test, { phone, name, role: 'chef' })
    expect(await browser.call(getSession)).toMatchObject({
      role: 'chef',
      roles: ['chef', 'restaurant'],
    })
    expect(await browser.call(getKitchenSetup)).toMatchObject({
      isOpen: false,
      fields: {
        nameEn: 'Al Reem Kitchen',
        descriptionEn: form.description,
        descriptionAr: '',
        cuisines: ['emirati'],
        areaId: null,
      },
    })
    const kitchens = await test.app.db
      .selectFrom('restaurants')
      .select(['is_active', 'area_id'])
      .where('owner_id', '=', userId)
      .execute()
    expect(kitchens).toEqual([{ is_active: false, area_id: null }])
    expect(await refusalOf(browser.call(saveDraft, { type: 'business', step: 1 }))).toMatchObject({
      code: 'application_approved',
    })
  })

  it('rejects with a reason that the applicant reads, who may apply again', async () => {
    const { id, browser, phone, number: own } = await apply()
    const team = await admin(test)
    expect(
      await refusalOf(team.browser.call(admins.rejectApplication, { id, reason: ' ' })),
    ).toMatchObject({ status: 400, fields: { reason: 'Please tell the applicant why.' } })
    const reason = 'Your Emirates ID expired on 14 March 2026.'
    await team.browser.call(admins.rejectApplication, { id, reason })
    const { individualProfile, hasIndividualProfile } = await browser.call(getApplicationStatus)
    expect(hasIndividualProfile).toBe(true)
    expect(individualProfile).toMatchObject({ status: 'rejected', reason, canApplyAgain: true })
    expect((await messagesTo(test, phone)).at(-1)).toMatchObject({
      template: 'application-rejected',
      parameters: { reason },
    })
    const next = await browser.call(submitApplication, await individualForm(own))
    expect(next.id).toBeGreaterThan(id)
    const found = await team.browser.call(admins.getApplication, { id: next.id })
    expect(found.earlier).toMatchObject([{ id, status: 'rejected' }])
  })

  it('is final: another one is answered with which it was', async () => {
    const { id } = await apply()
    const team = await admin(test)
    await team.browser.call(admins.rejectApplication, { id, reason: 'Not a card.' })
    for (const call of [
      () => team.browser.call(admins.approveApplication, { id }),
      () => team.browser.call(admins.rejectApplication, { id, reason: 'Not a card.' }),
      () => team.browser.call(admins.askForChanges, { id, note: 'A new card' }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({
        status: 409,
        code: 'application_decided',
        text: 'Somebody was faster: this application is already rejected.',
      })
    }
  })

  it('asks for changes of documents of the type, with a note each', async () => {
    const { id, phone } = await apply()
    const team = await admin(test)
    const ask = (input: object) =>
      refusalOf(team.browser.call(admins.askForChanges, { id, ...input }))
    expect(await ask({})).toMatchObject({ status: 400 })
    expect(await ask({ documents: [{ kind: 'selfieWithId', note: '' }] })).toMatchObject({
      status: 400,
    })
    expect(
      await ask({ documents: [{ kind: 'tradeLicenseDoc', note: 'Not readable' }] }),
    ).toMatchObject({ status: 422, code: 'document_not_of_type' })
    expect(await ask({ documents: [{ kind: 'selfieWithId', note: 'Cut off' }] })).toBe('taken')
    expect((await messagesTo(test, phone)).at(-1)).toMatchObject({
      template: 'application-needs-documents',
      parameters: { count: 1 },
    })
    expect(await refusalOf(team.browser.call(admins.approveApplication, { id }))).toMatchObject({
      status: 409,
    })
    await team.browser.call(admins.rejectApplication, { id, reason: 'No answer came.' })
  })

  it('is never one’s own', async () => {
    number += 1
    const team = await admin(test)
    const { id } = await team.browser.call(submitApplication, await individualForm(number))
    expect(await refusalOf(team.browser.call(admins.approveApplication, { id }))).toMatchObject({
      status: 403,
      code: 'own_application',
    })
  })

  it('answers 404 for what is not there', async () => {
    const { browser } = await admin(test)
    for (const call of [
      () => browser.call(admins.getApplication, { id: 999_999 }),
      () => browser.call(admins.approveApplication, { id: 999_999 }),
      () => browser.call(admins.revealNumbers, { id: 999_999, reason: 'looking' }),
    ]) {
      expect(await refusalOf(call())).toMatchObject({ status: 404 })
    }
  })
})
