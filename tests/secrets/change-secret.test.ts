import { sql } from 'kysely'
import { Secret } from 'otpauth'
import { beforeAll, describe, expect, it } from 'vitest'
import { requestOtp, verifyOtp } from '#features/auth/contract.ts'
import * as factor from '#features/auth/second-factor-contract.ts'
import { codeAt } from '#features/auth/server/second-factor/authenticator.ts'
import { getCalendarFeed, renewCalendarFeed } from '#features/calendar/contract.ts'
import * as applications from '#features/chef-applications/admin-contract.ts'
import { submitApplication } from '#features/chef-applications/contract.ts'
import { getDraft, saveDraft } from '#features/chef-applications/draft-contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { nameRefundAccount, revealRefundAccount } from '#features/payments/refund-contract.ts'
import { openPayment } from '#features/payments/server/public.ts'
import * as quotes from '#features/quotes/admin-contract.ts'
import { createCustomQuote } from '#features/quotes/contract.ts'
import { getOffer } from '#features/quotes/offer-contract.ts'
import { inTransaction } from '#server/database/database.ts'
import { nameOf } from '#server/encryption/sealed-column.ts'
import { createLog } from '#server/log.ts'
import { openApp } from '../../src/main/process/open-app.ts'
import { sealedColumns } from '../../src/main/sealed-columns.ts'
import { seedCatalogue, seedDemo } from '../../seeds/run.ts'
import { reseal } from '../../tools/secrets/reseal.ts'
import { TEST_NOW, TEST_SECRET, testConfig, useTestApp } from '../../tools/testing/app.ts'
import type { TestBrowser } from '../../tools/testing/app.ts'
import { applied, applicant, individualForm } from '../../tools/testing/situations/applicants.ts'
import { newCustomer } from '../../tools/testing/situations/orders.ts'
import { NOT_SEALED } from './not-sealed.ts'

const NEXT = 'the-next-secret-of-the-same-shop-2027'
const ADMIN = '+971500000003'
const CODE_PHONE = '+971551234567'
const IBAN = 'AE070331234567890123456'
const QUOTE_PHONE = '+971505550143'

const test = useTestApp(
  async ({ db }) => {
    await seedCatalogue(db)
    await seedDemo(db, TEST_NOW)
  },
  { secondFactor: true },
)
const url = () => test.app.handle.pool.options.connectionString ?? ''
const config = (secret: string, secretPrevious?: string) => ({
  ...testConfig(url()),
  secondFactor: true,
  secret,
  secretPrevious,
})

/** The same shop, its server started again. */
async function restart(secret: string, secretPrevious?: string): Promise<void> {
  const started = await openApp(config(secret, secretPrevious), createLog('silent'), test.clock)
  await test.app.close()
  test.app = started
}

/** The same browser, which reaches the server of now. */
function returning({ cookies }: TestBrowser): TestBrowser {
  const browser = test.browser()
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return browser
}

/** What people did before the change. */
interface Before {
  key: string
  recoveryCodes: string[]
  applicationId: number
  emiratesId: string
  drafting: TestBrowser
  offerLink: string
  codeAsked: TestBrowser
  code: string
  customer: TestBrowser
  feed: string | null
  refundId: number
}
let before: Before

const appCode = (key: string) => {
  test.clock.moveTo(new Date(test.clock.now().getTime() + 60_000))
  return codeAt(Secret.fromBase32(key.replaceAll(' ', '')).bytes, test.clock.now())
}

async function signIn(): Promise<TestBrowser> {
  const browser = test.browser()
  await browser.call(verifyOtp, { phone: ADMIN, otp: '246810' })
  return browser
}

/** A link to an offer, whose message waits in the outbox. */
async function sendOffer(admin: TestBrowser): Promise<string> {
  await test.browser().call(createCustomQuote, {
    name: 'Mariam Haddad',
    phone: QUOTE_PHONE,
    email: 'mariam@example.com',
    peopleCount: 24,
    requirements: 'Lunch for an office.',
  })
  const [quote] = (await admin.call(quotes.listCustomQuotes, { search: 'Mariam Haddad' })).quotes
  const { offers } = await admin.call(quotes.sendOffer, {
    id: quote?.id ?? 0,
    lines: [{ text: 'Lunch for 24, five days', amount: 3600 }],
    validUntil: '2026-11-28',
    note: '',
    restaurantId: 1,
    people: 24,
    mealTimes: ['lunch'],
    daysPerWeek: 5,
    startsOn: '2026-12-01',
  })
  return offers[0]?.link ?? ''
}

/** A refund that a person sends, with the account that the customer named. */
async function nameAccount(customer: TestBrowser, phone: string): Promise<number> {
  const now = test.clock.now()
  const id = await inTransaction(test.app.db, async (tx) => {
    const { id: customerId } = await tx
      .selectFrom('users')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    const payment = await openPayment(
      tx,
      { now, today: '2026-11-21' },
      {
        customerId,
        purpose: 'cycle',
        subjectId: 1,
        subscriptionId: 1,
        cycle: 1,
        amountFils: 232_900,
        method: 'usdt',
        chargeOn: '2026-11-25',
        description: { en: 'Full day, 28 days', ar: 'يوم كامل، 28 يومًا' },
      },
    )
    const refund = await tx
      .insertInto('refunds')
      .values({
        payment_id: payment.id,
        amount_fils: 5000,
        vat_fils: 238,
        reason: 'cancelled',
        state: 'requested',
        by_hand: true,
        created_at: now,
        key_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return refund.id
  })
  await customer.call(nameRefundAccount, { id, way: 'bank', holder: 'Layla Haddad', account: IBAN })
  return id
}

const KEYED = { idempotencyKey: 'the-key-of-a-renewal' }

beforeAll(async () => {
  const admin = await signIn()
  const { key } = await admin.call(factor.beginEnrolment, {})
  const { recoveryCodes } = await admin.call(factor.confirmEnrolment, { code: appCode(key) })
  const { id: applicationId, number } = await applied(test, 7)
  const { emiratesId } = await individualForm(number)
  const { browser: drafting } = await applicant(test)
  await drafting.call(saveDraft, { type: 'business', tradeLicense: 'CN-1' })
  const customer = await newCustomer(test)
  const { address: feed } = await customer.call(renewCalendarFeed, undefined, KEYED)
  const codeAsked = test.browser()
  await codeAsked.call(requestOtp, { phone: CODE_PHONE })
  await test.drain()
  const [sent] = await codeAsked.call(listDevMessages, { to: CODE_PHONE })
  const code = /\d{6}/.exec(sent?.text ?? '')?.[0] ?? ''
  const offerLink = await sendOffer(admin)
  const refundId = await nameAccount(customer, customer.phone)
  before = {
    key,
    recoveryCodes,
    applicationId,
    emiratesId,
    drafting,
    offerLink,
    codeAsked,
    code,
    customer,
    feed,
    refundId,
  }
})

/** Everything sealed, marked or linked before still holds. */
async function expectAllWorks(): Promise<void> {
  const customer = returning(before.customer)
  const admin = await signIn()
  await admin.call(factor.verifySecondFactor, { code: appCode(before.key) })
  const { applicationId: id, emiratesId } = before
  const reason = 'Compare with the card'
  expect(await admin.call(applications.revealNumbers, { id, reason })).toMatchObject({
    emiratesId,
  })
  const kind = 'emiratesIdPhoto'
  const document = await admin.request(
    `/api/admin/chef-applications/${id}/documents/${kind}?reason=Compare`,
  )
  expect([document.status, document.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  const found = await admin.call(applications.listApplications, { search: emiratesId })
  expect(found.applications.map((one) => one.id)).toEqual([id])
  const other = await applicant(test)
  const again = await individualForm(7)
  await expect(other.browser.call(submitApplication, again)).rejects.toMatchObject({
    code: 'emirates_id_taken',
  })
  expect(await returning(before.drafting).call(getDraft, { type: 'business' })).toMatchObject({
    fields: { tradeLicense: 'CN-1' },
  })
  const token = before.offerLink.split('/').at(-1) ?? ''
  expect(await test.browser().call(getOffer, { token })).toMatchObject({ standing: 'open' })
  const [quote] = (await admin.call(quotes.listCustomQuotes, { search: 'Mariam' })).quotes
  const { offers } = await admin.call(quotes.getCustomQuote, { id: quote?.id ?? 0 })
  expect(offers[0]?.link).toBe(before.offerLink)
  expect(await customer.call(getCalendarFeed)).toEqual({ address: before.feed })
  const replayed = await customer.call(renewCalendarFeed, undefined, KEYED)
  expect(replayed.address).toBe(before.feed)
  expect(await admin.call(revealRefundAccount, { id: before.refundId })).toEqual({
    holder: 'Layla Haddad',
    account: IBAN,
  })
  const recovering = await signIn()
  const code = before.recoveryCodes.pop() ?? ''
  await recovering.call(factor.verifySecondFactor, { code })
}

/** How many values of each column each key sealed. */
async function countKeys(): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const column of sealedColumns) {
    const { rows } = await sql<{ keys: number }>`
      select count(distinct substring(${sql.ref(column.column)} from 1 for 4))::int as keys
        from ${sql.table(column.table)} where length(${sql.ref(column.column)}) > 0`.execute(
      test.app.db,
    )
    found[nameOf(column)] = rows[0]?.keys ?? 0
  }
  return found
}

describe('a change of SECRET', () => {
  it('without the previous one is refused at the start and by npm run reseal', async () => {
    await expect(restart(NEXT)).rejects.toThrow(
      /^SECRET is not the one that this database was used with: .* SECRET_PREVIOUS to change it\.$/,
    )
    await expect(
      reseal(url(), { secret: NEXT, secretPrevious: TEST_SECRET }, () => undefined),
    ).rejects.toThrow('No server was started with this SECRET yet')
  })

  it('with the previous one keeps second factors, papers, numbers, marks, links, accounts and answers', async () => {
    await restart(NEXT, TEST_SECRET)
    await test.drain()
    const sent = await test.browser().call(listDevMessages, { to: QUOTE_PHONE })
    expect(sent.some(({ text }) => text.includes(before.offerLink))).toBe(true)
    await expectAllWorks()
  })

  it('asks for a new sign-in code where one is on its way: no one who saw the old secret makes one (R-SIGN-7)', async () => {
    const browser = returning(before.codeAsked)
    const { code: otp } = before
    await expect(browser.call(verifyOtp, { phone: CODE_PHONE, otp })).rejects.toMatchObject({
      code: 'otp_wrong',
    })
  })

  it('leaves the previous one needed until npm run reseal, which says what it did', async () => {
    await expect(restart(NEXT)).rejects.toThrow(
      /is still sealed with an earlier SECRET: .*reseal\.$/,
    )
    const lines: string[] = []
    await reseal(url(), { secret: NEXT, secretPrevious: TEST_SECRET }, (line) => lines.push(line))
    expect(lines).toContain('second_factors.secret: 1 sealed again, 0 left')
    expect(lines).toContain('refunds.payout_account: 1 sealed again, 0 left')
    expect(lines).toHaveLength(sealedColumns.length)
    lines.length = 0
    await reseal(url(), { secret: NEXT, secretPrevious: TEST_SECRET }, (line) => lines.push(line))
    expect(lines.filter((line) => !line.endsWith(': 0 sealed again, 0 left'))).toEqual([])
  })

  it('ends with the new one alone, under which everything holds', async () => {
    await restart(NEXT)
    await expectAllWorks()
    const keys = await countKeys()
    expect(Object.values(keys).every((count) => count <= 1)).toBe(true)
    expect(Object.entries(keys).filter(([, count]) => count === 0)).toEqual([
      ['second_factors.pending_secret', 0],
    ])
    await expect(restart(TEST_SECRET)).rejects.toThrow('SECRET is not the one')
  })

  it('names a row that no secret opens, and seals the others', async () => {
    await restart(TEST_SECRET, NEXT)
    await sql`update refunds set payout_account = payout_account || '\\x00'::bytea`.execute(
      test.app.db,
    )
    const lines: string[] = []
    await expect(
      reseal(url(), { secret: TEST_SECRET, secretPrevious: NEXT }, (line) => lines.push(line)),
    ).rejects.toThrow(
      `Damaged, so no secret opens them: refunds.payout_account of {"id":"${before.refundId}"}.`,
    )
    expect(lines).toContain('refunds.payout_account: 0 sealed again, 1 left')
    expect(lines).toContain('private_files.sealed_key: 3 sealed again, 0 left')
  })
})

it('every column of bytes is sealed and sealed again, or has its reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select a.attrelid::regclass || '.' || a.attname as name
      from pg_attribute a join pg_class c on c.oid = a.attrelid
     where a.atttypid = 'bytea'::regtype and c.relkind in ('r', 'p') and a.attnum > 0
       and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
  `.execute(test.app.db)
  const names = rows.map(({ name }) => name).toSorted()
  expect(names).toEqual([...sealedColumns.map(nameOf), ...Object.keys(NOT_SEALED)].toSorted())
})
