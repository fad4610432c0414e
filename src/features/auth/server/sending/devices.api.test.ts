import { expect, it } from 'vitest'
import { seedDemoPeople } from '../../../../../seeds/demo-people.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { inTransaction } from '#server/database/database.ts'
import { requestOtp, verifyOtp } from '../../contract.ts'
import { confirmEmail, requestEmail } from '../../email-contract.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const test = useTestApp(({ db }) =>
  inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW))),
)

let people = 0
const newPhone = () => `+97152${String(4_000_000 + ++people)}`

async function sentTo(to: string) {
  await test.drain()
  return test.browser().call(listDevMessages, { to })
}
const codeSentTo = async (to: string) =>
  (await sentTo(to)).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]).find((code) => code) ?? ''
const noticesTo = async (to: string) =>
  (await sentTo(to)).filter(({ template }) => template === 'new-device')

async function signIn(browser: TestBrowser, phone: string, userAgent = ''): Promise<TestBrowser> {
  await test.app.db.deleteFrom('rate_limits').execute()
  await browser.call(requestOtp, { phone })
  const { status } = await browser.request('/api/auth/verify-otp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ phone, otp: await codeSentTo(phone) }),
  })
  expect(status).toBe(200)
  return browser
}

it('a code used on a second device is reported to its owner, one on the first or a known device is not (R-SIGN-8)', async () => {
  const phone = newPhone()
  const first = await signIn(test.browser(), phone)
  await signIn(first, phone)
  expect(await noticesTo(phone)).toEqual([])
  const second = await signIn(test.browser(), phone, ANDROID)
  const sent = await noticesTo(phone)
  expect(sent.map(({ channel, text }) => [channel, text])).toEqual([
    [
      'whatsapp',
      expect.stringMatching(
        /^A new device used your Sufra login code: Chrome · Android at noon on Sat 21 Nov\. Wasn’t it you\? Call us now on .+ and we’ll lock your account\.$/,
      ),
    ],
  ])
  await signIn(second, phone)
  await signIn(first, phone)
  expect(await noticesTo(phone)).toHaveLength(1)
})

it('the notice goes to a confirmed address, too, in the language of the account', async () => {
  const phone = newPhone()
  const email = `owner-${people}@example.com`
  const owner = await signIn(test.browser('ar'), phone)
  await owner.call(requestEmail, { email })
  await owner.call(confirmEmail, { code: await codeSentTo(email) })
  await signIn(test.browser('en'), phone)
  const [mail] = await noticesTo(email)
  expect(mail).toMatchObject({ channel: 'email' })
  expect(mail?.text).toContain('متصفح غير معروف')
  expect(await noticesTo(phone)).toMatchObject([{ channel: 'whatsapp' }])
})

it('the demo’s people, whom everybody shares, hear of no device', async () => {
  const phone = '+971500000001'
  for (let times = 0; times < 2; times++) {
    await test.browser().call(verifyOtp, { phone, otp: '246810' })
  }
  expect(await noticesTo(phone)).toEqual([])
})
