import { describe, expect, it, vi } from 'vitest'
import { useTestApp, type TestBrowser } from '../../../../tools/testing/app.ts'
import * as contract from '../contract.ts'
import { RESEND_SECONDS } from '../rules.ts'
import { getSession, logout } from '../session-contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'

const test = useTestApp()

async function readCode(browser: TestBrowser, phone: string): Promise<string> {
  await test.drain()
  const [newest] = await browser.call(listDevMessages, { to: phone })
  return /\d{6}/.exec(newest?.text ?? '')?.[0] ?? ''
}

/** Codes that a browser asks for, each once it may ask again. */
async function askedCodes(browser: TestBrowser, phone: string, count: number): Promise<string[]> {
  const codes: string[] = []
  for (let number = 0; number < count; number++) {
    test.clock.moveTo(new Date(test.clock.now().getTime() + RESEND_SECONDS * 1000))
    await browser.call(contract.requestOtp, { phone })
    codes.push(await readCode(browser, phone))
  }
  return codes
}

const sent = (calls: unknown[][]) =>
  calls.filter(([, text]) => text === 'security').map(([facts]) => facts)

describe('the security log', () => {
  it('says whose code was asked for, given and refused, and when a session ends', async () => {
    const lines = vi.spyOn(test.app.context.log, 'info')
    const warnings = vi.spyOn(test.app.context.log, 'warn')
    const browser = test.browser()
    const phone = '+971500000001'
    await browser.call(contract.verifyOtp, { phone, otp: '246810' })
    await browser.call(logout)
    await expect(browser.call(contract.verifyOtp, { phone, otp: '000000' })).rejects.toMatchObject({
      code: 'otp_wrong',
    })
    const { id } = await test.app.db
      .selectFrom('users')
      .select('id')
      .where('phone', '=', phone)
      .executeTakeFirstOrThrow()
    expect(sent(lines.mock.calls)).toMatchObject([
      { security: 'sign-in', person: id, status: 200 },
      { security: 'session-ended', person: id, status: 200 },
    ])
    expect(sent(warnings.mock.calls)).toMatchObject([
      { security: 'sign-in', person: id, reason: 'otp_wrong', status: 422 },
    ])
    expect(JSON.stringify([lines.mock.calls, warnings.mock.calls])).not.toContain(phone)
  })
})

describe('signing in', () => {
  it('POST /api/auth/verify-otp opens a session with the code from the inbox', async () => {
    const browser = test.browser()
    await browser.call(contract.requestOtp, { phone: '050 123 4567' })
    const otp = await readCode(browser, '+971501234567')
    const { user } = await browser.call(contract.verifyOtp, { phone: '0501234567', otp })
    expect(user).toMatchObject({ phone: '+971501234567', role: 'customer', isAdmin: false })
    expect(await browser.call(getSession)).toEqual(user)
  })

  it('POST /api/auth/verify-otp refuses a code a second time', async () => {
    const browser = test.browser()
    await browser.call(contract.requestOtp, { phone: '+971501234568' })
    const otp = await readCode(browser, '+971501234568')
    const challenge = browser.cookies.get('otp') ?? ''
    await browser.call(contract.verifyOtp, { phone: '+971501234568', otp })
    browser.cookies.set('otp', challenge)
    await expect(
      browser.call(contract.verifyOtp, { phone: '+971501234568', otp }),
    ).rejects.toMatchObject({ status: 422, code: 'otp_wrong' })
  })

  it('POST /api/auth/verify-otp takes no sixth guess', async () => {
    const browser = test.browser()
    await browser.call(contract.requestOtp, { phone: '+971501234569' })
    const otp = await readCode(browser, '+971501234569')
    const wrong = otp === '000000' ? '111111' : '000000'
    for (let guess = 0; guess < 5; guess++) {
      await expect(
        browser.call(contract.verifyOtp, { phone: '+971501234569', otp: wrong }),
      ).rejects.toMatchObject({ code: 'otp_wrong' })
    }
    await expect(
      browser.call(contract.verifyOtp, { phone: '+971501234569', otp }),
    ).rejects.toMatchObject({ code: 'otp_wrong' })
  })

  it('POST /api/auth/verify-otp distinguishes a code of before from a wrong one and counts no guess', async () => {
    const phone = '+971501234570'
    const browser = test.browser()
    const [first = '', second = '', last = ''] = await askedCodes(browser, phone, 3)
    for (const otp of [first, second, first, second, first]) {
      await expect(browser.call(contract.verifyOtp, { phone, otp })).rejects.toMatchObject({
        status: 422,
        code: 'otp_replaced',
        text: 'We sent a newer code. Enter the one from the last message.',
      })
    }
    expect((await browser.call(contract.verifyOtp, { phone, otp: last })).user.phone).toBe(phone)
  })

  it('POST /api/auth/verify-otp says nothing of the codes of another browser or number', async () => {
    const phone = '+971501234571'
    const [theirs = ''] = await askedCodes(test.browser(), phone, 1)
    const browser = test.browser()
    await askedCodes(browser, phone, 1)
    const [before = ''] = await askedCodes(browser, '+971501234572', 1)
    await askedCodes(browser, phone, 1)
    for (const otp of [theirs, before]) {
      await expect(browser.call(contract.verifyOtp, { phone, otp })).rejects.toMatchObject({
        code: 'otp_wrong',
      })
    }
  })

  it('POST /api/auth/request-otp answers a short phone in Arabic', async () => {
    const response = await test.browser('ar').request('/api/auth/request-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '12' }),
    })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      code: 'invalid_input',
      fields: { phone: 'يجب ألا يقل رقم الهاتف عن 8 أرقام' },
    })
  })

  it('POST /api/auth/verify-otp takes the fixed code of demo phones only', async () => {
    const browser = test.browser()
    const { user } = await browser.call(contract.verifyOtp, {
      phone: '+971500000003',
      otp: '246810',
    })
    expect(user.phone).toBe('+971500000003')
    await expect(
      test.browser().call(contract.verifyOtp, { phone: '+971500000009', otp: '246810' }),
    ).rejects.toMatchObject({ code: 'otp_wrong' })
  })

  it('POST /api/auth/logout ends the session on the server and clears the device', async () => {
    const browser = test.browser()
    await browser.call(contract.verifyOtp, { phone: '+971500000001', otp: '246810' })
    const token = browser.cookies.get('session') ?? ''
    const answer = await browser.request('/api/auth/logout', { method: 'POST' })
    expect(answer.headers.get('clear-site-data')).toBe('"cache", "storage"')
    browser.cookies.set('session', token)
    await expect(browser.call(getSession)).rejects.toMatchObject({ status: 401 })
  })
})
