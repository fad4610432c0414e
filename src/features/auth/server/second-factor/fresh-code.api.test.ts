import { Secret } from 'otpauth'
import { expect, it } from 'vitest'
import { seedDemoPeople } from '../../../../../seeds/demo-people.ts'
import { TEST_NOW, useTestApp } from '../../../../../tools/testing/app.ts'
import { exportAudit } from '#features/admin/contract.ts'
import * as applications from '#features/chef-applications/admin-contract.ts'
import { markPayoutPaid } from '#features/chef-events/admin-contract.ts'
import * as eventTables from '#features/chef-events/admin-tables-contract.ts'
import { exportPayments } from '#features/payments/admin-contract.ts'
import { exportCustomQuotes } from '#features/quotes/admin-contract.ts'
import { exportRestaurants } from '#features/restaurants-admin/contract.ts'
import { exportSubscriptions } from '#features/subscriptions/admin-contract.ts'
import * as users from '#features/users-admin/contract.ts'
import { inTransaction } from '#server/database/database.ts'
import { verifyOtp } from '../../contract.ts'
import {
  beginEnrolment,
  confirmEnrolment,
  verifySecondFactor,
} from '../../second-factor-contract.ts'
import { codeAt } from './authenticator.ts'

const test = useTestApp(
  ({ db }) => inTransaction(db, async (tx) => void (await seedDemoPeople(tx, TEST_NOW))),
  { secondFactor: true },
)

const NOBODY = 987_654_321
const reason = 'To compare it with the card'

it('sensitive acts of an admin want a code of the last five minutes, whatever they are about', async () => {
  const browser = test.browser()
  await browser.call(verifyOtp, { phone: '+971500000003', otp: '246810' })
  const { key } = await browser.call(beginEnrolment, {})
  const code = () => codeAt(Secret.fromBase32(key.replaceAll(' ', '')).bytes, test.clock.now())
  await browser.call(confirmEnrolment, { code: code() })

  const acts: Record<string, () => Promise<unknown>> = {
    payout: () => browser.call(markPayoutPaid, { id: NOBODY, reference: 'FT26340' }),
    payouts: () =>
      browser.call(eventTables.markPayoutsPaid, { ids: [NOBODY], reference: 'FT26340' }),
    document: () =>
      browser.call(applications.viewDocument, { id: NOBODY, kind: 'selfieWithId', reason }),
    numbers: () => browser.call(applications.revealNumbers, { id: NOBODY, reason }),
    role: () => browser.call(users.changeRole, { id: NOBODY, role: 'admin', reason }),
    factor: () => browser.call(users.resetSecondFactor, { id: NOBODY, reason }),
    'applications.csv': () => browser.call(applications.exportApplications, {}),
    'audit.csv': () => browser.call(exportAudit, {}),
    'events.csv': () => browser.call(eventTables.exportEventsAsAdmin, {}),
    'payments.csv': () => browser.call(exportPayments, {}),
    'payouts.csv': () => browser.call(eventTables.exportPayouts, {}),
    'quotes.csv': () => browser.call(exportCustomQuotes, {}),
    'restaurants.csv': () => browser.call(exportRestaurants, {}),
    'subscriptions.csv': () => browser.call(exportSubscriptions, {}),
    'users.csv': () => browser.call(users.exportUsers, {}),
  }
  const refusals = async () => {
    const codes: Record<string, string> = {}
    for (const [name, act] of Object.entries(acts)) {
      codes[name] = await act().then(
        () => 'done',
        (error: { code?: string }) => error.code ?? 'another fault',
      )
    }
    return codes
  }
  const names = Object.keys(acts)
  test.clock.moveTo(new Date(test.clock.now().getTime() + 5 * 60_000 + 1000))
  expect(await refusals()).toEqual(
    Object.fromEntries(names.map((name) => [name, 'fresh_code_required'])),
  )
  await browser.call(verifySecondFactor, { code: code() })
  expect(Object.values(await refusals())).not.toContain('fresh_code_required')
})
