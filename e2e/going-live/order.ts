import { expect } from '@playwright/test'
import { messages as addressTexts } from '#features/addresses/messages.ts'
import { messages as paymentTexts } from '#features/payments/messages.ts'
import { aiOrderTexts } from '#features/subscriptions/web/ai-plans/order/order-texts.ts'
import { aiPlanTexts } from '#features/subscriptions/web/ai-plans/texts.ts'
import { buyerTexts } from '#features/household/buyer-texts.ts'
import { planTexts } from '#features/kitchen-menu/web/plan/plan-texts.ts'
import { stripeWords } from '../support/live/stripe-frames.ts'
import { fillAddress } from '../support/steps/addresses.ts'
import { orderPage, WORKING_CARD } from '../support/steps/subscribe.ts'
import { AREA, KITCHEN } from './kitchen.ts'
import type { Walker } from './walk.ts'

async function enterCard({ page }: Walker): Promise<void> {
  const words = stripeWords.en
  const fields = page.frameLocator('iframe[title="Secure payment input frame"]')
  await fields.getByLabel(words.number).fill(WORKING_CARD)
  await fields.getByLabel(words.expiry).fill('12/34')
  await fields.getByLabel(words.cvc).fill('123')
}

/** The lunch plan: a day, an address, the kitchen, a card in Stripe's fields, a name. */
export async function orderPlan(customer: Walker): Promise<void> {
  const { page } = customer
  const order = orderPage(page, 'en')
  await order.next.click()
  await page.getByRole('button', { name: customer.say(addressTexts).list.add }).click()
  const dialog = page.getByRole('dialog', { name: customer.say(addressTexts).form.addTitle })
  await fillAddress(page, dialog, customer.say(addressTexts), {
    area: AREA.en,
    line: 'Al Marsa Street 12',
  })
  await customer.picture('address')
  await dialog.getByRole('button', { name: customer.say(addressTexts).form.save }).click()
  await expect(dialog).toBeHidden()
  await order.next.click()
  await order.kitchen(KITCHEN.en).check()
  await customer.picture('choose-kitchen')
  await order.next.click()
  await enterCard(customer)
  await customer.picture('card')
  await page.getByRole('button', { name: order.cards.card.save }).click()
  await expect(page.getByText(/4242/).first()).toBeVisible()
  await order.confirm.click()
  const name = page.getByRole('textbox', { name: customer.say(buyerTexts).name })
  await customer.picture('name')
  await name.fill('Layla Haddad')
  await order.confirm.click()
  await customer.expectPath('/dashboard')
  await customer.picture('ordered')
  await customer.open('/meal-selection')
  await customer.picture('choose-meals')
}

/** A plan without deliveries is charged on the day of the order. */
export async function orderAiPlan(customer: Walker): Promise<void> {
  const { page } = customer
  const { preferences, payment } = customer.say(aiOrderTexts)
  const name = 'AI Basic'
  await customer.open('/ai-meal-plans')
  await page.getByRole('button', { name: customer.say(aiPlanTexts).choose(name) }).click()
  const first = page.getByRole('dialog', { name: preferences.title })
  await first.getByRole('button', { name: preferences.next }).click()
  const dialog = page.getByRole('dialog', { name: payment.title(name) })
  await enterCard(customer)
  await customer.picture('ai-plan')
  await dialog.getByRole('button', { name: payment.confirm }).click()
  await customer.expectPath('/dashboard/ai-meal-suggestions')
  await customer.open('/dashboard')
  const { states } = customer.say(paymentTexts).history
  await expect(page.getByText(states.captured, { exact: true }).first()).toBeVisible()
  await customer.picture('paid')
}

export async function expectPaid(admin: Walker, phone: string): Promise<void> {
  await admin.open(`/admin/payments?search=${encodeURIComponent(phone)}`)
  const { states } = admin.say(paymentTexts).history
  const paid = admin.page.getByText(states.captured, { exact: true }).filter({ visible: true })
  await expect(paid.first()).toBeVisible()
  await admin.picture('payments')
}

/** The day that was sold, as the kitchen plans it. */
export async function expectMeals(owner: Walker): Promise<void> {
  const { page } = owner
  const answer = await page.request.get('/api/kitchen/days')
  const days = (await answer.json()) as { day: string; booked: number }[]
  const sold = days.find(({ booked }) => booked > 0)?.day ?? ''
  await owner.open(`/kitchen/plan?day=${sold}`)
  const { day } = owner.say(planTexts)
  await expect(page.getByText(day.booked(1, 40)).filter({ visible: true }).first()).toBeVisible()
  await owner.picture('kitchen-plan')
  await owner.open('/kitchen')
  await owner.picture('kitchen-board')
}
