import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { messages as companyMessages } from '#features/company/messages.ts'
import { accountTexts } from '#features/payments/web/refunds/account-texts.ts'
import { tableTexts } from '#features/payments/admin-texts.ts'
import { adminTexts } from '#features/payments/web/admin/admin-texts.ts'
import { refundsTexts } from '#features/payments/web/refunds/refunds-texts.ts'
import { reviewTexts } from '#features/payments/web/reviews/review-texts.ts'
import { adminTexts as planTexts } from '#features/subscriptions/web/admin/admin-texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { failRefund, hastenDispute, runJobUntil } from '../support/database.ts'
import { open, toastIn } from '../support/pages.ts'
import { signInAgain, signInAsDemo } from '../support/people.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { subscribeTo } from '../support/steps/paid-plan.ts'
import { expect, test } from '../support/test.ts'
import { productToday } from '../support/now.ts'

const DISPUTED_CARD = '4000 0000 0000 2685'
const IBAN = 'AE07 0331 2345 6789 0123 456'
const EVIDENCE = 'Bank reference 77aa21, sent today.'

interface Listed {
  id: number
  reference: string
  state: string
  reviews: string[]
  refunds: { state: string }[]
}

/** The newest payment of a customer, as the admin's list has it. */
async function findPayment(api: APIRequestContext, phone: string): Promise<Listed | undefined> {
  const answer = await api.get('/api/admin/payments', { params: { search: phone } })
  const { payments } = (await answer.json()) as { payments: Listed[] }
  return payments[0]
}

async function capturedPayment(api: APIRequestContext, phone: string): Promise<Listed> {
  await expect.poll(async () => (await findPayment(api, phone))?.state).toBe('captured')
  return (await findPayment(api, phone)) as Listed
}

test('a customer enters where a failed refund goes, and an admin pays it out', async ({
  page,
  context,
  customer,
  say,
  ignoreProblems,
}) => {
  // The browser reports the answer to the wrong IBAN.
  ignoreProblems(/422/)
  const words = say(accountTexts)
  const { iban_invalid: wrongIban } = say(companyMessages).refusals
  const payouts = say(refundsTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  await signInAsDemo(context.request, 'admin')
  const { id, reference } = await capturedPayment(context.request, customer.phone)
  const refund = await context.request.post(`/api/admin/payments/${id}/refunds`, {
    data: { amount: 50, reason: 'A late delivery' },
    headers: { 'idempotency-key': randomUUID() },
  })
  await expect(refund).toBeOK()
  await expect
    .poll(async () => (await findPayment(context.request, customer.phone))?.refunds[0]?.state)
    .toBe('succeeded')
  await failRefund(id)

  await signInAgain(context.request, customer.phone)
  await open(page, '/dashboard')
  await page.getByRole('button', { name: words.name }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(words.holder).fill('Layla Haddad')
  await form.getByLabel(words.numbers.bank).fill(IBAN.replace('AE07', 'AE08'))
  await form.getByRole('button', { name: words.save }).click()
  await expect(form.getByLabel(words.numbers.bank)).toHaveAccessibleDescription(
    new RegExp(wrongIban),
  )
  await expectAccessible(page)
  await form.getByLabel(words.numbers.bank).fill(IBAN)
  await form.getByRole('button', { name: words.save }).click()
  await expect(page.getByText('AE07 •••• 3456')).toBeVisible()
  await expect(page.getByRole('button', { name: words.change })).toBeVisible()

  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/payments?search=${reference}`)
  await page.getByRole('button', { name: payouts.payOf(reference) }).click()
  const payout = page.getByRole('dialog')
  await payout.getByRole('button', { name: payouts.reveal }).click()
  await expect(payout.getByText(IBAN.replaceAll(' ', ''))).toBeVisible()
  await expectAccessible(page)
  await payout.getByLabel(say(adminTexts).evidence).fill(EVIDENCE)
  await payout.getByRole('button', { name: payouts.pay }).click()
  await expect(toastIn(page, payouts.paid)).toBeVisible()
  await expect(page.getByRole('button', { name: payouts.payOf(reference) })).toBeHidden()
})

test('an admin sees a dispute with its deadline and closes its review', async ({
  page,
  context,
  customer,
  say,
}) => {
  const words = say(reviewTexts)
  await subscribeTo(customer.api, AI_FAMILY, productToday(), DISPUTED_CARD)
  await signInAsDemo(context.request, 'admin')
  const { reference } = await capturedPayment(context.request, customer.phone)
  await hastenDispute()
  await runJobUntil('deliver-simulated-events', async () => {
    const payment = await findPayment(context.request, customer.phone)
    return payment?.reviews.includes('disputed') ?? false
  })
  await open(page, `/admin/payments?search=${reference}`)
  const plan = page.getByRole('listitem').filter({ hasText: reference })
  await expect(plan.getByText(say(tableTexts).reviews.disputed)).toBeVisible()
  await expect(plan.getByText(say(planTexts).disputed.noCutoff)).toBeVisible()
  await plan.getByText(say(planTexts).disputed.cancel).click()
  await expect(page.getByRole('dialog', { name: say(planTexts).cancelTitle })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: words.reviewOf(reference) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(words.dispute.needs_response)).toBeVisible()
  await expect(dialog.getByText(words.blocked)).toBeVisible()
  await expect(dialog.getByRole('link', { name: words.answer })).toHaveAttribute(
    'href',
    /\/simulator\/dispute\//,
  )
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: words.decisions.close }).check()
  await dialog.getByLabel(say(adminTexts).evidence).fill(EVIDENCE)
  await dialog.getByRole('button', { name: words.decide }).click()
  await expect(toastIn(page, words.done)).toBeVisible()
  await expect(page.getByRole('button', { name: words.reviewOf(reference) })).toBeHidden()
})
