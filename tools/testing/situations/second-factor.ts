import { Secret } from 'otpauth'
import { beforeEach } from 'vitest'
import { verifyOtp } from '../../../src/features/auth/contract.ts'
import * as factor from '../../../src/features/auth/second-factor-contract.ts'
import { codeAt } from '../../../src/features/auth/server/second-factor/authenticator.ts'
import { inTransaction } from '../../../src/server/database/database.ts'
import { seedDemoPeople } from '../../../seeds/demo-people.ts'
import { TEST_NOW, useTestApp, type TestBrowser } from '../app.ts'

export const ADMIN = '+971500000003'
export const CUSTOMER = '+971500000001'

/** The app with the demo's people, where staff need a second factor; no one is signed in before a test. */
export function useSecondFactor() {
  const test = useTestApp(
    ({ db }) => inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW))),
    { secondFactor: true },
  )
  const minutes = (count: number) =>
    test.clock.moveTo(new Date(test.clock.now().getTime() + count * 60_000))
  const codeOf = (key: string) =>
    codeAt(Secret.fromBase32(key.replaceAll(' ', '')).bytes, test.clock.now())

  async function signIn(phone = ADMIN): Promise<{ browser: TestBrowser; secondFactor: string }> {
    const browser = test.browser()
    const { secondFactor } = await browser.call(verifyOtp, { phone, otp: '246810' })
    return { browser, secondFactor }
  }

  /** A whole session with a new authenticator; its code was used a minute ago. */
  async function enrol() {
    const { browser } = await signIn()
    const { key, uri } = await browser.call(factor.beginEnrolment, {})
    const { recoveryCodes } = await browser.call(factor.confirmEnrolment, { code: codeOf(key) })
    minutes(1)
    return { browser, key, uri, recoveryCodes }
  }

  beforeEach(async () => {
    test.clock.moveTo(TEST_NOW)
    for (const table of ['sessions', 'second_factors', 'recovery_codes', 'rate_limits'] as const) {
      await test.app.db.deleteFrom(table).execute()
    }
  })
  return { test, minutes, signIn, codeOf, enrol }
}
