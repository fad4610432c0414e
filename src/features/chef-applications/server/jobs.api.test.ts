import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../../../tools/testing/app.ts'
import { admin, applied, countOf } from '../../../../tools/testing/situations/applicants.ts'
import * as admins from '../admin-contract.ts'
import { saveDraft } from '../draft-contract.ts'
import { applicationJobs } from './jobs.ts'

const test = useTestApp()
let number = 100
const apply = (kind?: 'individual' | 'business') => applied(test, (number += 1), kind)

describe('the messages', () => {
  it('go out', async () => {
    const { phone } = await apply()
    await test.drain()
    const texts = await test.app.db
      .selectFrom('messages')
      .select('text')
      .where('recipient', '=', phone)
      .execute()
    expect(texts[0]?.text).toContain('We’ve got your application to join Sufra.')
  })
})

describe('what is erased', () => {
  it('are the documents of a rejection after 90 days, and drafts no one touched for 30', async () => {
    const { id, browser } = await apply()
    const team = await admin(test)
    await team.browser.call(admins.rejectApplication, { id, reason: 'Not a card.' })
    await browser.call(saveDraft, { type: 'business', tradeLicense: 'CN-1' })
    const before = await countOf(test, 'private_files')
    const draftsLeft = () =>
      test.app.db.selectFrom('chef_application_drafts').select('type').execute()
    const runAfter = async (days: number) => {
      test.clock.moveTo(new Date(Date.parse('2026-11-21T08:00:00Z') + days * 86_400_000))
      for (const { run } of applicationJobs) {
        await run({ ...test.app.context, clock: test.clock }, {})
      }
    }
    await runAfter(29)
    expect(await draftsLeft()).toHaveLength(1)
    await runAfter(89)
    expect(await countOf(test, 'private_files')).toBe(before)
    await runAfter(90)
    const kept = await test.app.db
      .selectFrom('chef_application_documents')
      .select(['file_id', 'erased_at', 'kind'])
      .where('application_id', '=', id)
      .execute()
    expect(kept).toHaveLength(3)
    expect(kept.every(({ file_id: file, erased_at: at }) => file === null && at !== null)).toBe(
      true,
    )
    const files = await test.app.db
      .selectFrom('private_files as f')
      .innerJoin('chef_applications as a', 'a.user_id', 'f.owner_id')
      .select('f.id')
      .where('a.id', '=', id)
      .execute()
    expect(files).toEqual([])
    expect(await draftsLeft()).toEqual([])
  })
})
