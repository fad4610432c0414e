import { expect, it } from 'vitest'
import { useSecondFactor } from '../../../../../tools/testing/situations/second-factor.ts'
import { exportOwnData } from '#features/account/contract.ts'
import { exportAudit } from '#features/admin/contract.ts'
import * as applications from '#features/chef-applications/admin-contract.ts'
import * as events from '#features/chef-events/admin-contract.ts'
import * as eventTables from '#features/chef-events/admin-tables-contract.ts'
import * as claims from '#features/claims/admin-contract.ts'
import { changeCompany } from '#features/company/admin-contract.ts'
import {
  exportPayments,
  refundByAdmin,
  retryPayments,
  switchMethod,
} from '#features/payments/admin-contract.ts'
import { confirmPayment } from '#features/payments/contract.ts'
import { closeFailedPayout } from '#features/payments/payout-contract.ts'
import {
  payRefund,
  revealRefundAccount,
  sendRefundAgain,
} from '#features/payments/refund-contract.ts'
import { decidePayment } from '#features/payments/review-contract.ts'
import { setPrice, takePriceBack } from '#features/plans/admin-contract.ts'
import { exportCustomQuotes, sendOffer } from '#features/quotes/admin-contract.ts'
import * as shopping from '#features/shopping/admin-contract.ts'
import { exportOpenJobs, exportUnsentMessages } from '#features/queue/contract.ts'
import { changeRestaurant, exportRestaurants } from '#features/restaurants-admin/contract.ts'
import * as invites from '#features/kitchen-invites/contract.ts'
import {
  confirmKitchenPapers,
  openReviewedKitchen,
} from '#features/restaurants-admin/review-contract.ts'
import { cancelFor, exportSubscriptions } from '#features/subscriptions/admin-contract.ts'
import { setRestaurantFor } from '#features/subscriptions/on-behalf-contract.ts'
import * as users from '#features/users-admin/contract.ts'
import type { Endpoint } from '#shared/wire/endpoint.ts'
import { confirmEmail, removeEmail, requestEmail } from '../../email-contract.ts'
import { verifySecondFactor } from '../../second-factor-contract.ts'

const { test, codeOf, enrol } = useSecondFactor()

const UNKNOWN_ID = 987_654_321
const reason = 'To compare it with the card'

it('sensitive actions of an admin want a code of the last five minutes, whatever they are about', async () => {
  const { browser, key } = await enrol()

  const about = { id: UNKNOWN_ID, reason }
  const actions = new Map<Endpoint, object>([
    [events.markPayoutPaid, { id: UNKNOWN_ID, reference: 'FT26340' }],
    [eventTables.markPayoutsPaid, { ids: [UNKNOWN_ID], reference: 'FT26340' }],
    [applications.viewDocument, { ...about, kind: 'selfieWithId' }],
    [applications.revealNumbers, about],
    [users.changeRole, { ...about, role: 'admin' }],
    [users.resetSecondFactor, about],
    [applications.exportApplications, {}],
    [refundByAdmin, { ...about, amount: 1 }],
    [confirmPayment, { id: UNKNOWN_ID, evidence: 'The bank statement' }],
    [decidePayment, { id: UNKNOWN_ID, decision: 'confirm', evidence: 'The bank statement' }],
    [payRefund, { id: UNKNOWN_ID, way: 'bank', evidence: 'The bank statement' }],
    [sendRefundAgain, { id: UNKNOWN_ID }],
    [closeFailedPayout, { id: UNKNOWN_ID, evidence: 'The bank statement' }],
    [switchMethod, { method: 'usdt', isOn: true, reason }],
    [cancelFor, about],
    [setRestaurantFor, { ...about, restaurantId: 1 }],
    [events.cancelEventAsAdmin, about],
    [events.resolveComplaint, { id: UNKNOWN_ID, refund: 0, resolution: 'The photos show it' }],
    [setPrice, { subject: 'plan', key: 'x', value: 1, validFrom: '2026-12-01', reason }],
    [takePriceBack, { id: UNKNOWN_ID }],
    [changeCompany, {}],
    [users.suspendUser, about],
    [exportOwnData, {}],
    [users.suspendUsers, { ids: [UNKNOWN_ID], reason }],
    [exportAudit, {}],
    [requestEmail, { email: 'noura@example.com' }],
    [confirmEmail, { code: '000000' }],
    [removeEmail, {}],
    [shopping.exportOrdersToPack, {}],
    [shopping.moveIngredientOrder, { ...about, status: 'cancelled' }],
    [shopping.moveIngredientOrders, { ids: [UNKNOWN_ID], status: 'failed', reason }],
    [retryPayments, { ids: [UNKNOWN_ID] }],
    [changeRestaurant, about],
    [invites.inviteOwner, { id: UNKNOWN_ID, phone: '0501234567', language: 'en' }],
    [
      invites.createKitchenWithOwner,
      { nameEn: 'Bait', nameAr: 'بيت', areaId: 1, phone: '0501234567', language: 'en' },
    ],
    [openReviewedKitchen, { id: UNKNOWN_ID, papersSeen: true }],
    [confirmKitchenPapers, { id: UNKNOWN_ID, papersSeen: true }],
    [sendOffer, about],
    [eventTables.exportEventsAsAdmin, {}],
    [exportPayments, {}],
    [revealRefundAccount, { id: UNKNOWN_ID }],
    [exportUnsentMessages, {}],
    [exportOpenJobs, {}],
    [claims.exportFoodProblems, {}],
    [claims.grantClaim, { id: UNKNOWN_ID }],
    [eventTables.exportPayouts, {}],
    [exportCustomQuotes, {}],
    [exportRestaurants, {}],
    [exportSubscriptions, {}],
    [users.exportUsers, {}],
  ])
  const refusals = async () => {
    const codes: Record<string, string> = {}
    for (const [endpoint, input] of actions) {
      codes[nameOf(endpoint)] = await browser.call(endpoint, input).then(
        () => 'done',
        (error: { code?: string }) => error.code ?? 'another error',
      )
    }
    return codes
  }
  test.clock.moveTo(new Date(test.clock.now().getTime() + 4 * 60_000 + 1000))
  expect(await refusals()).toEqual(
    Object.fromEntries((await listSensitive()).map((name) => [name, 'fresh_code_required'])),
  )
  await browser.call(verifySecondFactor, { code: codeOf(key) })
  expect(Object.values(await refusals())).not.toContain('fresh_code_required')
})

it('an order is packed without a new code, as only what gives money back wants one', async () => {
  const { browser } = await enrol()
  test.clock.moveTo(new Date(test.clock.now().getTime() + 6 * 60_000))
  for (const status of ['packing', 'delivered'] as const) {
    await expect(
      browser.call(shopping.moveIngredientOrder, { id: UNKNOWN_ID, status }),
    ).rejects.toMatchObject({ code: 'not_found' })
  }
})

const nameOf = ({ method, path }: Endpoint): string =>
  `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`

/** Every operation that says of itself that it may want a fresh code. */
async function listSensitive(): Promise<string[]> {
  const answer = await test.browser().request('/api/openapi.json')
  const { paths } = (await answer.json()) as {
    paths: Record<string, Record<string, { 'x-refusals': { code: string }[] }>>
  }
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) =>
        operation['x-refusals'].some(({ code }) => code === 'fresh_code_required'),
      )
      .map(([method]) => `${method.toUpperCase()} ${path}`),
  )
}
