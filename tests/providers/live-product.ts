import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { updateProfile } from '../../src/features/account/contract.ts'
import { requestOtp, verifyOtp } from '../../src/features/auth/contract.ts'
import {
  createCardSetup,
  getCardSetup,
  listOwnPayments,
} from '../../src/features/payments/contract.ts'
import type { Config } from '../../src/server/config.ts'
import { enqueue } from '../../src/server/jobs/jobs.ts'
import type { Language } from '../../src/shared/language.ts'
import { seedCatalogue } from '../../seeds/run.ts'
import { TEST_NOW, useTestApp } from '../../tools/testing/app.ts'
import { confirmCompany } from '../../tools/testing/situations/company.ts'
import { newCustomer, type Customer, type SignIn } from '../../tools/testing/situations/orders.ts'
import { startApprovedMeta } from './meta/submitted.ts'
import { startFakePayPal, type FakePayPal } from './paypal/fake-paypal.ts'
import type { TestCardName } from './stripe/cards.ts'
import { startFakeStripe, type FakeStripe } from './stripe/fake-stripe.ts'

const DUE = '2026-11-25T00:10:00+04:00'

/** The whole product outside demo mode, with its providers answered by the fakes. */
export function openLiveProduct() {
  const settings: Partial<Config> = { demo: false, demoClock: false }
  let stripe: FakeStripe
  let paypal: FakePayPal
  let meta: Awaited<ReturnType<typeof startApprovedMeta>>
  beforeAll(async () => {
    stripe = await startFakeStripe({ now: () => test.clock.now() })
    paypal = await startFakePayPal({ now: () => test.clock.now() })
    const { url: apiUrl, secretKey, publishableKey, webhookSecret } = stripe
    settings.stripe = { secretKey, publishableKey, webhookSecrets: [webhookSecret], apiUrl }
    settings.paypal = paypal.settings
    meta = await startApprovedMeta({ now: () => test.clock.now() })
    settings.whatsapp = meta.settings
  })
  const test = useTestApp(async ({ db }) => {
    await seedCatalogue(db)
    await confirmCompany(db)
  }, settings)
  afterAll(async () => {
    await stripe.close()
    await paypal.close()
    await meta.close()
  })
  beforeEach(() => test.clock.moveTo(TEST_NOW))

  /** Someone who asks for a code, reads it in WhatsApp and types it. */
  const signInByWhatsApp: SignIn = async (_test, phone, language) => {
    const browser = test.browser(language)
    await browser.call(requestOtp, { phone })
    await test.drain()
    const otp = meta.sent.findLast(({ to }) => `+${to}` === phone)?.buttonValue ?? ''
    await browser.call(verifyOtp, { phone, otp })
    await browser.call(updateProfile, { name: 'Layla' })
    return browser
  }
  const product = {
    test,
    get stripe() {
      return stripe
    },
    get paypal() {
      return paypal
    },
    signInByWhatsApp,
    newPerson: (language: Language = 'en') => newCustomer(test, language, signInByWhatsApp),
    /** What WhatsApp showed a person, newest last. */
    sentTo: ({ phone }: Pick<Customer, 'phone'>) =>
      meta.sent.filter(({ to }) => `+${to}` === phone),
    /** Moves the clock and runs the sweep that takes what is due. */
    goTo: async (instant: string) => {
      test.clock.moveTo(new Date(instant))
      await test.app.db.updateTable('sessions').set({ last_seen_at: test.clock.now() }).execute()
      await enqueue(test.app.db, 'sweep-charges', {})
      await test.drain()
    },
    /** Has Stripe tell all that happened, each event twice and the newest first. */
    sendEvents: async () => {
      const events = stripe.takeEvents().toReversed()
      for (const event of [...events, ...events]) {
        const init = stripe.postOf(event)
        const response = await test.app.app.request('/api/payments/webhooks/card', init)
        expect(response.status).toBe(200)
      }
      await test.drain()
    },
    saveCard: async (customer: Customer, card: TestCardName) => {
      const { id, form } = await customer.call(createCardSetup, {})
      if (form?.presentation !== 'element') throw new Error('Stripe has no page in a frame')
      await stripe.confirmSetup(form.clientSecret, card)
      const open = await customer.call(getCardSetup, { id })
      if (open.status === 'open') stripe.authenticate(form.clientSecret)
      const saved = await customer.call(getCardSetup, { id })
      expect(saved).toMatchObject({ status: 'succeeded', form: null })
      return id
    },
    /** A plan whose first cycle is due, paid by a card. */
    orderWith: async (card: TestCardName = 'pm_card_visa') => {
      const customer = await product.newPerson()
      const cardSetupId = await product.saveCard(customer, card)
      await customer.order({ paymentMethod: 'credit_card', cardSetupId })
      await product.goTo(DUE)
      await product.sendEvents()
      return customer
    },
    paymentOf: async (customer: Customer) => {
      const [payment] = await customer.call(listOwnPayments)
      if (!payment) throw new Error('There is no payment')
      return payment
    },
    intentOf: async (customer: Customer) => {
      const { reference } = await product.paymentOf(customer)
      const intent = [...stripe.books.intents.values()].findLast(
        ({ metadata }) => metadata['reference'] === reference,
      )
      if (!intent) throw new Error('Stripe knows nothing of the payment')
      return intent
    },
  }
  return product
}
