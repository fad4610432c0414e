import { describe, expect, it } from 'vitest'
import { emailOtp } from '../../src/features/auth/email-contract.ts'
import { getLoginOptions, requestOtp } from '../../src/features/auth/contract.ts'
import {
  createKitchenWithOwner,
  acceptInvite,
} from '../../src/features/kitchen-invites/contract.ts'
import * as setup from '../../src/features/kitchen-setup/contract.ts'
import { listPlans } from '../../src/features/plans/contract.ts'
import * as review from '../../src/features/restaurants-admin/review-contract.ts'
import { refusalOf } from '../../tools/testing/situations/applicants.ts'
import { signInAs } from '../../tools/testing/situations/chefs.ts'
import { marina, stockKitchen, wholeKitchen } from '../../tools/testing/situations/new-kitchens.ts'
import { openLiveProduct } from './live-product.ts'

const product = openLiveProduct()
const { test } = product

let numbers = 0
const nextPhone = () => {
  numbers += 1
  return `+97158${String(5_000_000 + numbers)}`
}

/** Without the marks that set a name apart in an Arabic text. */
const plain = (value: string) => value.replaceAll(/[\u2068\u2069]/g, '')

const closeAll = () => test.app.db.updateTable('restaurants').set({ is_active: false }).execute()

const cookedPlans = async () =>
  (await test.browser().call(listPlans)).filter(({ kind }) => kind !== 'ai')

describe('a live shop without a restaurant on sale', () => {
  it('promises no price of cooked plans, and the one of AI plans, which it sells itself', async () => {
    await closeAll()
    const cooked = await cookedPlans()
    expect(cooked.length).toBeGreaterThan(1)
    expect(cooked.map(({ price, pricePerMeal }) => [price, pricePerMeal])).toEqual(
      cooked.map(() => [null, null]),
    )
    const ai = (await test.browser().call(listPlans)).filter(({ kind }) => kind === 'ai')
    expect(ai.every(({ price }) => price !== null && price > 0)).toBe(true)
  })

  it('offers no code by e-mail, and sends none, where no mail server is set', async () => {
    const browser = test.browser()
    const phone = nextPhone()
    expect(await browser.call(getLoginOptions)).toEqual({ email: false, demo: null })
    await browser.call(requestOtp, { phone })
    expect(await refusalOf(browser.call(emailOtp, { phone }))).toMatchObject({
      status: 422,
      code: 'email_off',
    })
  })
})

describe('a kitchen goes on sale', () => {
  it.each([
    ['en', 'Al Reem Kitchen', 'The soup costs AED 300'],
    ['ar', 'مطبخ الريم', 'سعر الحساء 300 درهم'],
  ] as const)(
    'with a message at each step that Meta takes, in %s',
    async (language, kitchen, reason) => {
      await closeAll()
      const phone = nextPhone()
      const { browser: office } = await signInAs(test, { phone: nextPhone(), role: 'admin' })
      const { id } = await office.call(createKitchenWithOwner, {
        nameEn: 'Al Reem Kitchen',
        nameAr: 'مطبخ الريم',
        areaId: (await marina(test)).id,
        phone,
        language,
      })
      const invited = await signInAs(test, { phone, language })
      await invited.browser.call(acceptInvite)
      const owner = await signInAs(test, { phone, role: 'restaurant', language })
      await owner.browser.call(setup.changeKitchenSetup, await wholeKitchen(test))
      await stockKitchen(owner.browser)
      await owner.browser.call(setup.askForReview)
      await office.call(review.sendKitchenBack, { id, reason })
      expect(await cookedPlans()).toMatchObject([{ price: null }, { price: null }, { price: null }])
      await owner.browser.call(setup.askForReview)
      const { version } = await office.call(review.getKitchenReview, { id })
      await office.call(review.openReviewedKitchen, { id, papersSeen: true }, { version })
      await test.drain()

      const sent = product
        .sentTo({ phone })
        .filter(({ template }) => template.startsWith('kitchen_'))
      expect(sent.map(({ template, language: spoken }) => [template, spoken])).toEqual([
        ['kitchen_invite', language],
        ['kitchen_sent_back', language],
        ['kitchen_opened', language],
      ])
      expect(sent.map(({ values }) => values.map(plain))).toEqual([
        [kitchen],
        [kitchen, reason],
        [kitchen],
      ])
      const [plan] = await cookedPlans()
      expect(plan?.price).toBeGreaterThan(0)
    },
  )
})
