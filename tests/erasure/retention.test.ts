import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { requestOtp, verifyOtp } from '../../src/features/auth/contract.ts'
import { rejectApplication } from '../../src/features/chef-applications/admin-contract.ts'
import { saveDraft } from '../../src/features/chef-applications/draft-contract.ts'
import { listDevMessages } from '../../src/features/messages/contract.ts'
import { createCustomQuote } from '../../src/features/quotes/contract.ts'
import { compose } from '../../src/main/compose.ts'
import { openVault } from '../../src/server/encryption/vault.ts'
import { runOnce } from '../../src/server/http/idempotency.ts'
import { RETENTION_DAYS, type Retained } from '../../src/shared/retention.ts'
import { TEST_NOW, testConfig, useTestApp } from '../../tools/testing/app.ts'
import { admin, applied } from '../../tools/testing/situations/applicants.ts'

const test = useTestApp()
const PHONE = '+971551234567'
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const never = {} as never
/** What comes by itself and removes old data. */
const JOBS = compose(
  testConfig('postgres://nowhere'),
  never,
  never,
  never,
  never,
  never,
).jobs.filter(
  ({ name, cron }) =>
    cron !== undefined &&
    [
      'drop-expired-sessions',
      'drop-expired-keys',
      'erase-documents',
      'forget-message-texts',
      'remove-old-data',
    ].includes(name),
)

/** Counts what is left of each kind; a kind without a line here is no valid program. */
const LEFT: Record<Retained, ReturnType<typeof sql>> = {
  loginCodes: sql`from login_challenges where phone = ${PHONE}`,
  sessions: sql`from sessions where user_id = (select id from users where phone = ${PHONE})`,
  knownBrowsers: sql`from login_devices
    where user_id = (select id from users where phone = ${PHONE})`,
  limits: sql`from rate_limits where bucket like ${`%${PHONE}%`}`,
  answers: sql`from idempotency_keys where scope = 'retention'`,
  applicationDrafts: sql`from chef_application_drafts`,
  rejectedPapers: sql`from private_files`,
  messageTexts: sql`from messages where recipient = ${PHONE} and text is not null`,
  messages: sql`from messages where recipient = ${PHONE}`,
  providerReports: sql`from payment_events`,
  quoteRequests: sql`from custom_quotes`,
}

beforeAll(async () => {
  test.clock.moveTo(TEST_NOW)
  const { db } = test.app
  const browser = test.browser()
  await browser.call(requestOtp, { phone: PHONE })
  await test.drain()
  const [code] = await browser.call(listDevMessages, { to: PHONE })
  const otp = /\d{6}/.exec(code?.text ?? '')?.[0] ?? ''
  await browser.call(verifyOtp, { phone: PHONE, otp })
  await browser.call(saveDraft, { type: 'business', tradeLicense: 'CN-1' })
  const request = { scope: 'retention', route: 'POST /pay', key: 'a-key-of-eight', payload: '' }
  const vault = openVault('a-secret-that-only-this-test-knows')
  await runOnce(db, { ...request, isPayment: true, now: TEST_NOW, vault }, async () => ({
    status: 200,
    body: '{}',
  }))
  const { id } = await applied(test, 1)
  const team = await admin(test)
  await team.browser.call(rejectApplication, { id, reason: 'Not a card.' })
  const quote = { name: 'Layla', phone: PHONE, email: 'layla@example.com', peopleCount: 4 }
  await browser.call(createCustomQuote, { ...quote, requirements: 'Lunch for the office' })
  await sql`
    insert into payment_events
      (provider, event_id, type, payload, occurred_at, received_at, applied_at, parked_at, outcome)
    values ('card', 'applied', 'x', '{}', ${TEST_NOW}, ${TEST_NOW}, ${TEST_NOW}, null, 'applied'),
           ('card', 'parked', 'x', '{}', ${TEST_NOW}, ${TEST_NOW}, null, ${TEST_NOW}, null)
  `.execute(db)
  await test.drain()
})

async function runAt(instant: number): Promise<void> {
  test.clock.moveTo(new Date(instant))
  for (const { run } of JOBS) await run({ ...test.app.context, clock: test.clock }, {} as never)
}

async function countLeft(kind: Retained): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count ${LEFT[kind]}`.execute(test.app.db)
  return rows[0]?.count ?? 0
}

it('each line of the table of retention is carried out to the day by a job that comes by itself', async () => {
  expect(JOBS).toHaveLength(5)
  const kinds = Object.keys(RETENTION_DAYS) as Retained[]
  const days = [...new Set(Object.values(RETENTION_DAYS))].toSorted((a, b) => a - b)
  for (const day of days) {
    const due = kinds.filter((kind) => RETENTION_DAYS[kind] === day)
    const end = TEST_NOW.getTime() + day * DAY_MS
    await runAt(end - MINUTE_MS)
    for (const kind of due)
      expect({ kind, left: await countLeft(kind) }).not.toEqual({ kind, left: 0 })
    await runAt(end + MINUTE_MS)
    for (const kind of due) expect({ kind, left: await countLeft(kind) }).toEqual({ kind, left: 0 })
  }
})
