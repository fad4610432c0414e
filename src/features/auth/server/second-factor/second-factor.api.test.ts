import { Secret } from 'otpauth'
import { describe, expect, it } from 'vitest'
import {
  ADMIN,
  CUSTOMER,
  useSecondFactor,
} from '../../../../../tools/testing/situations/second-factor.ts'
import { listRamadanTables } from '#features/ramadan/contract.ts'
import { listDevMessages } from '#features/messages/contract.ts'
import { getLoginOptions } from '../../contract.ts'
import * as factor from '../../second-factor-contract.ts'
import { getSession, logout } from '../../session-contract.ts'

const { test, minutes, signIn, codeOf, enrol } = useSecondFactor()

describe('half a session', () => {
  it('POST /api/auth/verify-otp asks staff to set up a second factor, and customers for none', async () => {
    expect((await signIn()).secondFactor).toBe('enrol')
    expect((await signIn('+971500000002')).secondFactor).toBe('enrol')
    const { browser, secondFactor } = await signIn(CUSTOMER)
    expect(secondFactor).toBe('none')
    expect(await browser.call(getSession)).toMatchObject({ role: 'customer' })
  })

  it('is no one to public endpoints, ends by itself, and can be left', async () => {
    const { browser } = await signIn()
    await expect(browser.call(getLoginOptions)).resolves.toBeTruthy()
    minutes(15)
    await expect(browser.call(getSession)).rejects.toMatchObject({ code: 'unauthenticated' })
    const { browser: other } = await signIn()
    const token = other.cookies.get('session') ?? ''
    await other.call(logout)
    other.cookies.set('session', token)
    await expect(other.call(factor.getSecondFactor)).rejects.toMatchObject({
      code: 'unauthenticated',
    })
  })
})

describe('an authenticator', () => {
  it('set up with its first code makes the session whole, with a token of its own', async () => {
    const { browser } = await signIn()
    const half = browser.cookies.get('session')
    const { key, uri } = await browser.call(factor.beginEnrolment, {})
    expect(uri).toContain('secret=')
    const { user, recoveryCodes } = await browser.call(factor.confirmEnrolment, {
      code: codeOf(key),
    })
    expect(user.isAdmin).toBe(true)
    expect(new Set(recoveryCodes).size).toBe(10)
    expect(browser.cookies.get('session')).not.toBe(half)
    expect(await browser.call(getSession)).toEqual(user)
    await expect(browser.call(listRamadanTables)).resolves.toBeTruthy()
    browser.cookies.set('session', half ?? '')
    await expect(browser.call(getSession)).rejects.toMatchObject({ code: 'unauthenticated' })
    await test.drain()
    const [sent] = await browser.call(listDevMessages, { to: ADMIN })
    expect(sent?.text).toContain('authenticator app')
  })

  it('is sealed in the database, and its recovery codes not at all', async () => {
    const { key, recoveryCodes } = await enrol()
    const row = await test.app.db.selectFrom('second_factors').selectAll().executeTakeFirstOrThrow()
    const secret = Buffer.from(Secret.fromBase32(key.replaceAll(' ', '')).bytes)
    expect(row.secret?.includes(secret)).toBe(false)
    const marks = await test.app.db.selectFrom('recovery_codes').selectAll().execute()
    expect(marks).toHaveLength(10)
    for (const { mark } of marks) {
      expect(recoveryCodes.some((code) => mark.includes(code))).toBe(false)
    }
  })

  it('is asked for at the next login, and takes each code once', async () => {
    const { key } = await enrol()
    const { browser, secondFactor } = await signIn()
    expect(secondFactor).toBe('ask')
    const code = codeOf(key)
    await browser.call(factor.verifySecondFactor, { code: `${code.slice(0, 3)} ${code.slice(3)}` })
    expect(await browser.call(getSession)).toMatchObject({ isAdmin: true })
    const { browser: other } = await signIn()
    await expect(other.call(factor.verifySecondFactor, { code })).rejects.toMatchObject({
      status: 422,
      code: 'factor_code_wrong',
    })
    minutes(1)
    await other.call(factor.verifySecondFactor, { code: codeOf(key) })
  })

  it('takes one of any number of parallel uses of a code', async () => {
    const { key } = await enrol()
    const browsers = await Promise.all(Array.from({ length: 4 }, () => signIn()))
    const code = codeOf(key)
    const answers = await Promise.all(
      browsers.map(({ browser }) =>
        browser.request('/api/auth/second-factor/verify', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ code }),
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 422, 422, 422])
  })

  it('takes no sixth guess within five minutes, not even a right one', async () => {
    const { key } = await enrol()
    await test.app.db.deleteFrom('rate_limits').execute()
    const { browser } = await signIn()
    for (let guess = 0; guess < 5; guess++) {
      await expect(
        browser.call(factor.verifySecondFactor, { code: '000000' }),
      ).rejects.toMatchObject({ code: 'factor_code_wrong' })
    }
    const verify = () => browser.call(factor.verifySecondFactor, { code: codeOf(key) })
    await expect(verify()).rejects.toMatchObject({ status: 429 })
    minutes(5)
    await expect(verify()).resolves.toBeTruthy()
  })

  it('cannot be set up next to one that is there, and is replaced with a code of it alone', async () => {
    const { browser, key, recoveryCodes } = await enrol()
    const { browser: thief } = await signIn()
    await expect(thief.call(factor.beginEnrolment, {})).rejects.toMatchObject({
      code: 'second_factor_required',
    })
    for (const code of [undefined, recoveryCodes[0]]) {
      await expect(
        browser.call(factor.beginEnrolment, code === undefined ? {} : { code }),
      ).rejects.toMatchObject({ status: 422, code: 'factor_app_code_required' })
    }
    await expect(browser.call(factor.beginEnrolment, { code: '000000' })).rejects.toMatchObject({
      code: 'factor_code_wrong',
    })
    await expect(
      browser.call(factor.confirmEnrolment, { code: codeOf(key) }),
    ).rejects.toMatchObject({ code: 'enrolment_not_begun' })
    const { key: next } = await browser.call(factor.beginEnrolment, { code: codeOf(key) })
    await browser.call(factor.confirmEnrolment, { code: codeOf(next) })
    await expect(thief.call(getSession)).rejects.toMatchObject({ code: 'unauthenticated' })
    minutes(1)
    const { browser: later } = await signIn()
    await expect(
      later.call(factor.verifySecondFactor, { code: codeOf(key) }),
    ).rejects.toMatchObject({ code: 'factor_code_wrong' })
    await later.call(factor.verifySecondFactor, { code: codeOf(next) })
  })

  it('waits fifteen minutes for its first code', async () => {
    const { browser } = await enrol()
    const { key } = await browser
      .call(factor.beginEnrolment, { code: 'x'.repeat(6) })
      .catch(() => ({ key: '' }))
    expect(key).toBe('')
    await expect(browser.call(factor.confirmEnrolment, { code: '123456' })).rejects.toMatchObject({
      status: 409,
      code: 'enrolment_not_begun',
    })
  })
})

describe('recovery codes', () => {
  it('each open one session, in any case and without the hyphen', async () => {
    const { recoveryCodes } = await enrol()
    const code = (recoveryCodes[3] ?? '').toUpperCase().replace('-', '')
    const { browser } = await signIn()
    const { recoveryCodesLeft } = await browser.call(factor.verifySecondFactor, { code })
    expect(recoveryCodesLeft).toBe(9)
    const { browser: other } = await signIn()
    await expect(other.call(factor.verifySecondFactor, { code })).rejects.toMatchObject({
      code: 'factor_code_wrong',
    })
  })

  it('are renewed with a code of the authenticator alone, and the earlier ones end', async () => {
    const { browser, key, recoveryCodes } = await enrol()
    await expect(browser.call(factor.renewRecoveryCodes, { code: '000000' })).rejects.toMatchObject(
      { code: 'factor_code_wrong' },
    )
    await expect(
      browser.call(factor.renewRecoveryCodes, { code: recoveryCodes[0] ?? '' }),
    ).rejects.toMatchObject({ status: 422, code: 'factor_app_code_required' })
    expect(await browser.call(factor.getSecondFactor)).toMatchObject({ recoveryCodesLeft: 10 })
    const next = await browser.call(factor.renewRecoveryCodes, { code: codeOf(key) })
    expect(
      await test.app.db
        .selectFrom('audit_log')
        .select(['before', 'after'])
        .where('action', '=', 'renew-recovery-codes')
        .executeTakeFirstOrThrow(),
    ).toEqual({ before: { left: 10 }, after: { left: 10 } })
    expect(next.recoveryCodes).toHaveLength(10)
    const { browser: other } = await signIn()
    await expect(
      other.call(factor.verifySecondFactor, { code: recoveryCodes[0] ?? '' }),
    ).rejects.toMatchObject({ code: 'factor_code_wrong' })
    await other.call(factor.verifySecondFactor, { code: next.recoveryCodes[0] ?? '' })
  })
})
