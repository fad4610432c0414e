import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import {
  admin,
  applicant,
  countOf,
  emiratesIdOf,
  individualForm,
  refusalOf,
} from '../../../../../tools/testing/situations/applicants.ts'
import { jpegUrl, paperUrl } from '../../../../../tools/testing/documents.ts'
import { askForChanges, viewDocument } from '../../admin-contract.ts'
import * as contract from '../../contract.ts'
import { getApplicationStatus } from '../../status-contract.ts'

const test = useTestApp()

describe('what changes are asked for', () => {
  it('can be corrected, and nothing else, then goes back to the team', async () => {
    const [{ browser }, team] = [await applicant(test), await admin(test)]
    const { id } = await browser.call(contract.submitApplication, await individualForm(20))
    const replaced = { id, kind: 'selfieWithId', document: await jpegUrl() } as const
    expect(await refusalOf(browser.call(contract.replaceDocument, replaced))).toMatchObject({
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
    expect(await refusalOf(browser.call(contract.resubmitApplication, { id }))).toMatchObject({
      status: 409,
      code: 'documents_to_replace',
      fields: { selfieWithId: expect.any(String) },
    })
    expect(
      await refusalOf(
        browser.call(contract.replaceDocument, { ...replaced, kind: 'bankDetailsDoc' }),
      ),
    ).toMatchObject({ status: 409, code: 'document_accepted' })
    const before = await countOf(test, 'private_files')
    await browser.call(contract.replaceDocument, replaced)
    expect(await countOf(test, 'private_files')).toBe(before)
    const changed = await browser.call(contract.changeApplication, {
      id,
      emiratesId: emiratesIdOf(21),
      deliveryAvailable: false,
    })
    expect(changed).toMatchObject({ deliveryAvailable: false, city: 'Sharjah' })
    const stranger = await applicant(test)
    expect(
      await refusalOf(stranger.browser.call(contract.changeApplication, { id, city: 'Ajman' })),
    ).toMatchObject({ status: 404 })
    expect(
      await refusalOf(stranger.browser.call(contract.replaceDocument, replaced)),
    ).toMatchObject({
      status: 404,
    })
    expect(
      await refusalOf(stranger.browser.call(contract.resubmitApplication, { id })),
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
    const { id } = await browser.call(
      contract.submitApplication,
      await individualForm(23, { bankDetailsDoc: paperUrl() }),
    )
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
      views: [{ kind: 'emiratesIdPhoto', by: 'فريق سُفرة للطهاة', reason: 'First check' }],
    })
    const path = `/api/chef-applications/${id}/documents/bankDetailsDoc`
    const own = await browser.request(path)
    expect(own.headers.get('content-disposition')).toContain('attachment')
    expect(Buffer.from(await own.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.7/)
    expect((await other.browser.request(path)).status).toBe(404)
  })
})
