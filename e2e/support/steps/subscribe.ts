import { expect, type FrameLocator, type Page } from '@playwright/test'
import { messages as payments } from '#features/payments/messages.ts'
import { messages as restaurants } from '#features/restaurants/messages.ts'
import { texts } from '#features/subscriptions/web/ordering/texts.ts'
import { messages as simulator } from '#server/gateways/simulator/messages.ts'
import { marinaHome } from './addresses.ts'
import { textsIn, type Language } from '#shared/language.ts'

export const WORKING_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'
export const CHALLENGE_CARD = '4000 0025 0000 3155'

/** The words and parts of the page where a plan is ordered. */
export function orderPage(page: Page, language: Language) {
  const words = textsIn(texts, language)
  const cards = textsIn(payments, language)
  const cardWords = textsIn(simulator, language)
  const kitchens = textsIn(restaurants, language)
  const frame = page.frameLocator('iframe')
  const { confirm, confirmShort } = words.bill
  return {
    words,
    cards,
    cardWords,
    kitchens,
    frame,
    next: page.getByRole('button', { name: words.flow.next, exact: true }),
    confirm: page.getByRole('button', { name: new RegExp(`^(${confirm}|${confirmShort})$`) }),
    /** By key: the card form above it still grows while it loads. */
    choosePayPal: async () => {
      const payPal = page.getByRole('radio', { name: cards.methods.paypal })
      await payPal.press('Space')
      await expect(payPal).toBeChecked()
    },
    kitchen: (name: string) => page.getByRole('radio', { name: new RegExp(name) }),
  }
}

export type OrderPage = ReturnType<typeof orderPage>

export const KITCHEN_ONE: Record<Language, string> = { en: 'Bait Al Machboos', ar: 'بيت المجبوس' }

export async function enterCard(frame: FrameLocator, order: OrderPage, number: string) {
  const { card } = order.cardWords
  await frame.getByLabel(card.number).fill(number)
  await frame.getByLabel(card.expiry).fill('12/34')
  await frame.getByLabel(card.cvc).fill('123')
  await frame.getByRole('button', { name: card.save }).click()
}

/** From the start date over the known address to the kitchen; ends where the payment is open. */
export async function chooseKitchen(
  page: Page,
  language: Language,
  order: OrderPage,
): Promise<void> {
  await order.next.click()
  await expect(page.getByRole('radio', { name: marinaHome.name })).toBeChecked()
  await order.next.click()
  await order.kitchen(KITCHEN_ONE[language]).check()
  await order.next.click()
  await expect(page.getByRole('radio', { name: order.cards.methods.credit_card })).toBeVisible()
}
