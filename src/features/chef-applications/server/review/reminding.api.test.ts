import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../../tools/testing/app.ts'
import { admin, applied, auditOf } from '../../../../../tools/testing/situations/applicants.ts'
import { messagesTo } from '../../../../../tools/testing/situations/kitchens.ts'
import { askForChanges, remindApplicants } from '../../admin-contract.ts'

const test = useTestApp()
const DAY_MS = 86_400_000
const UNKNOWN_ID = 987_654_321

const nextDay = () => test.clock.moveTo(new Date(test.clock.now().getTime() + DAY_MS))

describe('POST /api/admin/chef-applications/remind', () => {
  it('reminds who must fix something once a day, and says of the others why not', async () => {
    const asked = await applied(test, 601)
    const waiting = await applied(test, 602)
    const team = await admin(test)
    const documents = [{ kind: 'selfieWithId' as const, note: 'The face is not in the picture.' }]
    await team.browser.call(askForChanges, { id: asked.id, documents })
    const ids = [asked.id, waiting.id, UNKNOWN_ID]
    const remind = () => team.browser.call(remindApplicants, { ids })
    const codes = async () => (await remind()).refused.map(({ code }) => code)
    expect(await codes()).toEqual(['applicant_told_today', 'application_not_waiting', 'not_found'])

    nextDay()
    const { done, refused } = await (await admin(test)).browser.call(remindApplicants, { ids })
    expect(done).toEqual([asked.id])
    expect(refused.map(({ id }) => id)).toEqual([waiting.id, UNKNOWN_ID])
    const again = await (await admin(test)).browser.call(remindApplicants, { ids: [asked.id] })
    expect(again.refused).toMatchObject([{ id: asked.id, code: 'applicant_told_today' }])
    const sent = await messagesTo(test, asked.phone)
    expect(sent.map(({ template }) => template)).toEqual([
      'application-received',
      'application-needs-documents',
      'application-reminder',
    ])
    expect((await auditOf(test, asked.id)).at(-1)).toMatchObject({
      action: 'remind-applicant',
      before: { status: 'needs_changes' },
      after: { remindedOn: '2026-11-22' },
    })
    expect(await messagesTo(test, waiting.phone)).toHaveLength(1)
  })
})
