import { beforeEach, describe, expect, it } from 'vitest'
import { useTestApp, type TestBrowser } from '../../../../../tools/testing/app.ts'
import { updateProfile } from '#features/account/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { requestOtp, verifyOtp } from '../../contract.ts'
import {
  confirmEmail,
  emailOtp,
  getOwnEmail,
  removeEmail,
  requestEmail,
} from '../../email-contract.ts'
import { emailLateCodeJob } from './email-otp.ts'

const test = useTestApp()

let people = 0
let phone: string
let email: string
let owner: TestBrowser
beforeEach(async () => {
  phone = `+97152${String(3_000_000 + ++people)}`
  email = `person-${people}@example.com`
  await test.app.db.deleteFrom('rate_limits').execute()
  owner = await signIn(phone)
})

const sentTo = async (to: string) => {
  await test.drain()
  return test.browser().call(listDevMessages, { to })
}
const codeSentTo = async (to: string) => /\d{6}/.exec((await sentTo(to))[0]?.text ?? '')?.[0] ?? ''
const another = (code: string) => (code === '000000' ? '111111' : '000000')

async function signIn(number: string): Promise<TestBrowser> {
  const browser = test.browser()
  await browser.call(requestOtp, { phone: number })
  await browser.call(verifyOtp, { phone: number, otp: await codeSentTo(number) })
  return browser
}

async function confirm(browser: TestBrowser, address: string): Promise<void> {
  await browser.call(requestEmail, { email: address })
  await browser.call(confirmEmail, { code: await codeSentTo(address) })
}

describe('an e-mail address', () => {
  it('is confirmed with the code that was sent to it, and the person is notified on WhatsApp', async () => {
    expect(await owner.call(getOwnEmail)).toEqual({
      email: '',
      isConfirmed: false,
      isOffered: true,
    })
    await confirm(owner, email)
    expect(await owner.call(getOwnEmail)).toMatchObject({ email, isConfirmed: true })
    const [sent] = await sentTo(phone)
    expect(sent).toMatchObject({ channel: 'whatsapp', template: 'email-confirmed' })
    expect(sent?.text).toContain('Wasn’t it you?')
    expect((await sentTo(email))[0]).toMatchObject({ channel: 'email', template: 'email-code' })
  })

  it('is not confirmed by five wrong codes and the right one', async () => {
    await owner.call(requestEmail, { email })
    const code = await codeSentTo(email)
    for (const guess of [...Array.from({ length: 5 }, () => another(code)), code]) {
      await expect(owner.call(confirmEmail, { code: guess })).rejects.toMatchObject({
        status: 422,
        code: 'otp_wrong',
      })
    }
  })

  it('belongs to one account, in any letter case, also when two confirm at once', async () => {
    const other = await signIn(`+97153${String(3_000_000 + people)}`)
    await owner.call(requestEmail, { email })
    const first = await codeSentTo(email)
    await other.call(requestEmail, { email: email.toUpperCase() })
    const second = await codeSentTo(email.toUpperCase())
    const answers = await Promise.allSettled([
      owner.call(confirmEmail, { code: first }),
      other.call(confirmEmail, { code: second }),
    ])
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { status: 409, code: 'email_taken' },
    })
  })

  it('that is replaced or removed is notified of it, and codes no longer go there', async () => {
    await confirm(owner, email)
    await confirm(owner, `new-${email}`)
    expect((await sentTo(email))[0]).toMatchObject({
      channel: 'email',
      template: 'email-confirmed',
    })
    await owner.call(removeEmail)
    expect(await owner.call(getOwnEmail)).toMatchObject({ email: '', isConfirmed: false })
    expect((await sentTo(`new-${email}`))[0]).toMatchObject({ template: 'email-removed' })
    expect((await sentTo(phone))[0]).toMatchObject({ template: 'email-removed' })
  })

  it('that is changed in the profile is not confirmed', async () => {
    await confirm(owner, email)
    await owner.call(updateProfile, { name: 'Mariam', email })
    expect(await owner.call(getOwnEmail)).toMatchObject({ isConfirmed: true })
    await owner.call(updateProfile, { name: 'Mariam', email: `other-${email}` })
    expect(await owner.call(getOwnEmail)).toMatchObject({ isConfirmed: false })
    expect((await sentTo(email))[0]).toMatchObject({ template: 'email-removed' })
  })
})

describe('POST /api/auth/email-otp', () => {
  it('sends the code of WhatsApp to the confirmed address, once', async () => {
    await confirm(owner, email)
    const browser = test.browser()
    await browser.call(requestOtp, { phone })
    const before = (await sentTo(email)).length
    expect(await browser.call(emailOtp, { phone })).toEqual({ ok: true })
    await browser.call(emailOtp, { phone })
    const emails = await sentTo(email)
    expect(emails.length - before).toBeLessThanOrEqual(1)
    const otp = await codeSentTo(email)
    expect(otp).toBe(await codeSentTo(phone))
    expect((await browser.call(verifyOtp, { phone, otp })).user.phone).toBe(phone)
  })

  it('answers alike for numbers without an address, with an unconfirmed one and without an account', async () => {
    await owner.call(updateProfile, { name: 'Mariam', email })
    for (const number of [phone, `+97154${String(3_000_000 + people)}`]) {
      const browser = test.browser()
      await browser.call(requestOtp, { phone: number })
      expect(await browser.call(emailOtp, { phone: number })).toEqual({ ok: true })
    }
    expect(await sentTo(email)).toEqual([])
  })

  it('refuses a browser that has asked for no code of this number', async () => {
    await confirm(owner, email)
    await expect(test.browser().call(emailOtp, { phone })).rejects.toMatchObject({
      status: 422,
      code: 'code_over',
    })
  })
})

const lookAfter = (browser: TestBrowser) =>
  emailLateCodeJob({ demo: true }).run(
    { ...test.app.context, clock: test.clock },
    { challenge: browser.cookies.get('otp') ?? '' },
  )
const lateEmails = async () =>
  test.app.db
    .selectFrom('messages')
    .select('id')
    .where('recipient', '=', email)
    .where('template', '=', 'login-code')
    .execute()

describe('a code whose message did not arrive', () => {
  it('goes to the confirmed address after a while', async () => {
    await confirm(owner, email)
    const browser = test.browser()
    await browser.call(requestOtp, { phone })
    await lookAfter(browser)
    expect(await lateEmails()).toHaveLength(1)
    await lookAfter(browser)
    expect(await lateEmails()).toHaveLength(1)
  })

  it('is not e-mailed where WhatsApp says that it was delivered', async () => {
    await confirm(owner, email)
    const browser = test.browser()
    await browser.call(requestOtp, { phone })
    await test.app.db
      .updateTable('messages')
      .set({ delivered_at: test.clock.now() })
      .where('dedupe_key', '=', `login-code:${browser.cookies.get('otp')}`)
      .execute()
    await lookAfter(browser)
    expect(await lateEmails()).toEqual([])
  })
})
