import { afterAll, beforeEach, expect, it } from 'vitest'
import { useTestApp, type TestBrowser } from '../../../tools/testing/app.ts'
import { requestOtp, verifyOtp } from '#features/auth/contract.ts'
import { confirmEmail, emailOtp, requestEmail } from '#features/auth/email-contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { startFakeSmtp } from './fake-smtp.ts'

const server = await startFakeSmtp()
const from = 'Sufra <codes@sufra.example>'
const test = useTestApp(undefined, { smtp: { url: server.url, from } })
afterAll(() => server.close())
beforeEach(() => {
  server.emails.length = 0
  server.error = undefined
})

const codeIn = (text: string | undefined) => /(?<!\d)\d{6}(?!\d)/.exec(text ?? '')?.[0] ?? ''

async function askForCode(phone: string): Promise<TestBrowser> {
  const browser = test.browser()
  await browser.call(requestOtp, { phone })
  await test.drain()
  return browser
}

async function signIn(phone: string): Promise<TestBrowser> {
  const browser = await askForCode(phone)
  const [message] = await browser.call(listDevMessages, { to: phone })
  await browser.call(verifyOtp, { phone, otp: codeIn(message?.text) })
  return browser
}

it('signs a person in with codes that went through a mail server', async () => {
  const phone = '+971501112233'
  const owner = await signIn(phone)
  await owner.call(requestEmail, { email: 'mariam@example.com' })
  await test.drain()
  expect(server.emails[0]).toMatchObject({
    from: 'codes@sufra.example',
    to: ['mariam@example.com'],
  })
  await owner.call(confirmEmail, { code: codeIn(textOf(server.emails[0]?.source)) })

  const elsewhere = await askForCode(phone)
  await elsewhere.call(emailOtp, { phone })
  await test.drain()
  const { user } = await elsewhere.call(verifyOtp, {
    phone,
    otp: codeIn(textOf(server.emails.at(-1)?.source)),
  })
  expect(user.phone).toBe(phone)
})

it('drops an e-mail whose address the mail server refuses, and says why', async () => {
  const owner = await signIn('+971501112244')
  server.error = 'refused-recipient'
  await owner.call(requestEmail, { email: 'nobody@example.com' })
  await test.drain()
  const row = await test.app.db
    .selectFrom('messages')
    .select(['channel', 'drop_reason', 'failure_kind', 'text'])
    .where('recipient', '=', 'nobody@example.com')
    .executeTakeFirstOrThrow()
  expect(row).toEqual({
    channel: 'email',
    drop_reason: 'bad_recipient',
    failure_kind: 'bad_recipient',
    text: null,
  })
})

/** The plain part, past the headers. */
const textOf = (source = ''): string =>
  source.slice(source.indexOf('Content-Type: text/plain')).split('\r\n\r\n')[1] ?? ''
