import { expect } from '@playwright/test'
import { setupTexts as checklistTexts } from '#features/admin/web/overview/setup-texts.ts'
import { companyTexts } from '#features/company/web/texts.ts'
import { setupTexts } from '#features/kitchen-setup/web/texts.ts'
import { priceTexts } from '#features/plans/web/admin/price-texts.ts'
import type { Language } from '#shared/language.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { serveStripe } from '../support/live/stripe-routes.ts'
import { toastIn } from '../support/pages.ts'
import {
  applyAsBusiness,
  approveBusiness,
  describeKitchen,
  fillMenu,
  openKitchen,
  sayReady,
  setCapacity,
} from './kitchen.ts'
import { expectMeals, expectPaid, orderAiPlan, orderPlan } from './order.ts'
import { test } from './shop.ts'
import { makeAdmin } from './staff.ts'
import { Walker } from './walk.ts'

const ADMIN = '+971501234567'
const OWNER = '+971521234567'
const CUSTOMER = '+971551234567'
const SECOND = '+971561234567'

test('a live shop from an empty folder to its first paid order', async ({ shop, browser }) => {
  test.setTimeout(1_200_000)
  const { standIns } = shop
  const newWalker = async (phone: string, language: Language) => {
    const context = await browser.newContext({
      baseURL: shop.address,
      viewport: { width: 390, height: 844 },
      locale: `${language}-AE`,
    })
    await context.addCookies([{ name: 'language', value: language, url: shop.address }])
    return new Walker(shop, await context.newPage(), phone, language)
  }

  await test.step('settings', async () => {
    const given = Object.entries(standIns.settings).map(([name, value]) => `${name}=${value}`)
    const port = new URL(shop.address).port
    const seller = ['SELLER_TRN=100000000000003', 'SELLER_ADDRESS=Office 4, Al Quoz, Dubai']
    await shop.npm('run', 'setup', '--', '--yes', `PORT=${port}`, ...given, ...seller)
  })
  await test.step('start', shop.start)
  await test.step('templates', () => shop.npm('run', 'templates', '--', '--submit'))
  await test.step('first admin', () => shop.npm('run', 'make-admin', '--', ADMIN))

  const admin = await newWalker(ADMIN, 'en')
  const isTicked = async (step: keyof typeof checklistTexts.en.steps) => {
    await admin.open('/admin')
    const { title } = checklistTexts.en.steps[step]
    const item = admin.page.getByRole('listitem').filter({ hasText: title })
    await expect(item.getByText(checklistTexts.en.isDone, { exact: true })).toBeVisible()
  }
  await test.step('the admin logs in', async () => {
    await admin.logIn('/admin')
    await admin.setUpApp()
    await admin.expectPath('/admin')
    await isTicked('templates')
    await admin.picture('checklist')
  })
  await test.step('company data', async () => {
    const words = companyTexts.en
    await admin.page
      .getByRole('link', {
        name: `${checklistTexts.en.open}: ${checklistTexts.en.steps.company.title}`,
      })
      .click()
    await admin.expectPath('/admin/settings')
    await admin.picture('company-empty')
    const fill = (label: string, text: string) =>
      admin.page.getByRole('textbox', { name: label, exact: true }).fill(text)
    await fill(words.legalNameEn, 'Corniche Table LLC')
    await fill(words.legalNameAr, 'سفرة الكورنيش ذ.م.م')
    await fill(words.phone, '+971 4 555 0177')
    await fill(words.email, 'hello@corniche.example')
    await admin.button(words.save).click()
    await admin.expectDone(toastIn(admin.page, words.saved))
    await isTicked('company')
  })
  await test.step('prices', async () => {
    const words = priceTexts.en
    await admin.open('/admin/plans')
    await admin.picture('prices')
    await admin.page
      .getByRole('button', { name: /^Set price/ })
      .first()
      .click()
    const dialog = admin.page.getByRole('dialog')
    await dialog.getByLabel(recordTexts.en.reason).fill('The prices we open with')
    await admin.picture('price')
    await dialog.getByRole('button', { name: words.change }).click()
    await admin.expectDone(toastIn(admin.page, words.set))
    await isTicked('prices')
  })

  const owner = await newWalker(OWNER, 'ar')
  await test.step('the owner applies', async () => {
    await owner.logIn('/dashboard')
    await owner.expectPath('/dashboard')
    await applyAsBusiness(owner)
  })
  await test.step('an admin approves', () => approveBusiness(admin))
  await test.step('the kitchen is set up', async () => {
    await owner.logIn('/kitchen')
    await owner.setUpApp()
    await owner.expectPath('/kitchen/setup')
    await describeKitchen(owner)
    await setCapacity(owner)
    await fillMenu(owner)
  })
  await test.step('the kitchen opens', async () => {
    await sayReady(owner)
    await openKitchen(admin)
    await owner.open('/kitchen/setup')
    await expect(owner.page.getByText(setupTexts.ar.isOpen)).toBeVisible()
    await owner.picture('kitchen-open')
    await isTicked('kitchen')
  })

  const customer = await newWalker(CUSTOMER, 'en')
  await serveStripe(customer.page.context(), standIns.stripe)
  await test.step('the first order', async () => {
    await customer.logIn('/meal-plans?plan=1')
    await customer.expectPath(/^\/meal-plans/)
    await orderPlan(customer)
  })
  await test.step('a charge of today', async () => {
    await orderAiPlan(customer)
    await expectPaid(admin, CUSTOMER)
    await isTicked('cards')
  })
  await test.step('the kitchen sees the meals', () => expectMeals(owner))
  await test.step('a second admin', async () => {
    const second = await newWalker(SECOND, 'en')
    await second.logIn('/dashboard')
    await second.expectPath('/dashboard')
    await makeAdmin(admin, SECOND)
    await admin.open('/admin')
    await expect(admin.page.getByRole('heading', { name: checklistTexts.en.title })).toBeHidden()
    await admin.picture('all-done')
  })
})
