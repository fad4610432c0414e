import sharp from 'sharp'
import { expect, it } from 'vitest'
import { getOverview, listAudit } from '#features/admin/contract.ts'
import { listApplications } from '#features/chef-applications/admin-contract.ts'
import { getDraft } from '#features/chef-applications/draft-contract.ts'
import { inTransaction } from '#server/database/database.ts'
import { openVault } from '#server/encryption/vault.ts'
import { applicationParts } from '../../src/main/applications.ts'
import { TEST_NOW, TEST_SECRET, useTestApp } from '../../tools/testing/app.ts'
import { signInAs } from '../../tools/testing/situations/chefs.ts'
import { signIn } from '../../tools/testing/situations/kitchens.ts'
import { seedDemoApplications } from '../../seeds/demo-applications.ts'
import { seedDemoPeople } from '../../seeds/demo-people.ts'

const ADMIN = '+971500000003'
const HIND = '+971504000001'
const PRIYA = '+971504000003'
const CAMILLE = '+971504000005'

const test = useTestApp(async ({ db }) => {
  await inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW)))
  const parts = applicationParts(openVault(TEST_SECRET))
  await seedDemoApplications(db, parts, TEST_NOW)
  await seedDemoApplications(db, parts, TEST_NOW)
})

it('gives the admin an application in each state, once, and the overview those that wait', async () => {
  const admin = await signIn(test, ADMIN)
  const { applications: rows } = await admin.call(listApplications, { sort: 'oldest' })
  expect(rows.map(({ type, status }) => [type, status])).toEqual([
    ['individual', 'submitted'],
    ['business', 'submitted'],
    ['individual', 'needs_changes'],
    ['business', 'rejected'],
  ])
  const { applications, news } = await admin.call(getOverview)
  expect(applications).toEqual({ waiting: 2, oldestAt: '2026-11-20T05:00:00.000Z' })
  expect(news.filter(({ kind }) => kind === 'act').map(({ what }) => what)).toEqual([
    'application-rejected',
    'application-needs_changes',
  ])
})

it('lets no application be decided whose documents no one has opened', async () => {
  const admin = await signIn(test, ADMIN)
  const { entries } = await admin.call(listAudit, { action: 'view-document' })
  expect(entries).toHaveLength(6)
})

it('seals drawn documents that their owner, and no one else, sees again', async () => {
  const { browser: hind, userId } = await signInAs(test, { phone: HIND })
  const { id } = await test.app.db
    .selectFrom('chef_applications')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const path = `/api/chef-applications/${id}/documents/selfieWithId`
  const answer = await hind.request(path)
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'jpeg', width: 480, height: 640 })
  const priya = (await signInAs(test, { phone: PRIYA })).browser
  expect((await priya.request(path)).status).toBe(404)
  const files = await test.app.db.selectFrom('private_files').select('sealed').execute()
  expect(files).toHaveLength(13)
  for (const { sealed } of files) expect(sealed.subarray(0, 2).toString('hex')).not.toBe('ffd8')
})

it('keeps what someone has begun', async () => {
  const camille = (await signInAs(test, { phone: CAMILLE })).browser
  expect(await camille.call(getDraft, { type: 'individual' })).toMatchObject({
    fields: { city: 'Dubai', step: 1 },
    problems: {},
    missing: ['selfieWithId', 'bankDetailsDoc'],
  })
})
