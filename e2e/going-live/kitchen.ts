import { expect } from '@playwright/test'
import { adminTexts as applicationTexts } from '#features/chef-applications/web/admin/texts.ts'
import { applyTexts } from '#features/chef-applications/web/apply/texts.ts'
import { documentTexts } from '#features/chef-applications/web/documents/texts.ts'
import { messages as applicationMessages } from '#features/chef-applications/messages.ts'
import { DOCUMENTS_OF } from '#features/chef-applications/rules.ts'
import { menuTexts } from '#features/kitchen-menu/web/menu/menu-texts.ts'
import { planTexts } from '#features/kitchen-menu/web/plan/plan-texts.ts'
import { setupTexts } from '#features/kitchen-setup/web/texts.ts'
import { reviewTexts } from '#features/restaurants-admin/web/review/review-texts.ts'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { toastIn } from '../support/pages.ts'
import { giveDocument, givePaper, newEmiratesId, newIban } from '../support/steps/applications.ts'
import type { Walker } from './walk.ts'

export const KITCHEN = { en: 'Corniche Kitchen', ar: 'مطبخ الكورنيش' }
export const AREA = { en: 'Dubai Marina', ar: 'دبي مارينا' }
const BUSINESS = 'Corniche Kitchen LLC'
const LEAST_DISHES = 7

/** The owner applies with a licence and two photos; ends on their dashboard. */
export async function applyAsBusiness(owner: Walker): Promise<void> {
  const { page } = owner
  const words = owner.say(applyTexts)
  const { documents } = owner.say(applicationMessages)
  await owner.open('/join-as-chef/business')
  await page.getByLabel(words.fields.businessName).fill(BUSINESS)
  await page.getByLabel(words.fields.tradeLicense).fill('CN-1029384')
  await page.getByLabel(words.fields.emiratesIdOf).fill(newEmiratesId())
  await page.getByLabel(words.fields.bankDetails).fill(`${newIban()}, Mashreq`)
  await owner.picture('apply-about')
  await owner.button(words.next).click()
  await page.getByText(CUISINE_NAMES.emirati.ar, { exact: true }).click()
  await owner.button(words.next).click()
  await givePaper(page, 'tradeLicenseDoc')
  await giveDocument(page, 'businessRepEmiratesId')
  await giveDocument(page, 'businessBankDoc', '#8a5a3c')
  for (const kind of DOCUMENTS_OF.business) {
    const card = page.getByRole('region', { name: documents[kind], exact: true })
    await expect(card.getByText(owner.say(documentTexts).uploaded, { exact: true })).toBeVisible()
  }
  await owner.picture('apply-documents')
  await owner.button(words.next).click()
  await page.getByLabel(words.review.consent).check()
  await owner.picture('apply-review')
  await owner.button(words.send).click()
  await owner.expectPath('/dashboard')
  await owner.picture('applied')
}

/** An admin finds the application, looks at a document and approves it. */
export async function approveBusiness(admin: Walker): Promise<void> {
  const { page } = admin
  const words = admin.say(applicationTexts)
  await admin.open('/admin/chefs')
  await admin.picture('applications')
  await page.getByRole('link', { name: BUSINESS }).first().click()
  await page.getByRole('button', { name: words.look.reasons.first }).first().click()
  await page.getByRole('button', { name: words.look.show }).first().click()
  await admin.picture('application')
  await page.getByRole('button', { name: words.decide.approve, exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByLabel(words.decide.confirmUnseen).check()
  await question.getByRole('button', { name: words.decide.approve, exact: true }).click()
  await expect(toastIn(page, words.decide.approved)).toBeVisible()
}

/** Fills in what customers read of the kitchen, and how it works. */
export async function describeKitchen(owner: Walker): Promise<void> {
  const { page } = owner
  const { fields, save, saved } = owner.say(setupTexts)
  await owner.picture('kitchen-setup')
  const form = page.locator('form')
  const fill = (field: string, text: string) => form.getByLabel(field).fill(text)
  await fill(fields.nameEn, KITCHEN.en)
  await fill(fields.nameAr, KITCHEN.ar)
  await fill(fields.descriptionEn, 'Fish and rice of the coast, every day.')
  await fill(fields.descriptionAr, 'سمك وأرز من الساحل كل يوم.')
  await expect(async () => {
    await page.getByRole('combobox', { name: fields.areaId }).fill('')
    await page.getByRole('combobox', { name: fields.areaId }).fill(owner.in(AREA))
    await page.getByRole('option', { name: owner.in(AREA) }).click({ timeout: 1000 })
  }).toPass()
  await fill(fields.addressLine, 'Corniche Road 1')
  await fill(fields.openingTime, '07:00')
  await fill(fields.closingTime, '22:00')
  await fill(fields.deliveryMinutesMin, '20')
  await fill(fields.deliveryMinutesMax, '40')
  await fill(fields.deliveryRadiusKm, '15')
  await fill(fields.deliveryFee, '10')
  await fill(fields.monthlyPrice, '1500')
  await owner.button(save).click()
  await expect(toastIn(page, saved)).toBeVisible()
}

export async function setCapacity(owner: Walker): Promise<void> {
  const { page } = owner
  const { page: words, settings } = owner.say(planTexts)
  await page
    .getByRole('link', { name: new RegExp(`^${owner.say(setupTexts).points.capacity}`) })
    .click()
  await owner.expectPath('/kitchen/plan')
  await page.getByRole('button', { name: words.settings }).click()
  const dialog = page.getByRole('dialog', { name: settings.title })
  await dialog.getByLabel(settings.capacity).fill('40')
  await dialog.getByRole('button', { name: settings.save }).click()
  await expect(toastIn(page, settings.saved)).toBeVisible()
}

/** Dishes from the catalogue, as many as the page asks for. */
export async function fillMenu(owner: Walker): Promise<void> {
  const { page } = owner
  const { page: menu, catalogue } = owner.say(menuTexts)
  await owner.open('/kitchen/menu')
  await owner.picture('kitchen-menu-empty')
  await page.getByRole('button', { name: menu.fromCatalogue }).click()
  const sheet = page.getByRole('dialog', { name: catalogue.title })
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await owner.picture('catalogue')
  // What was added leaves the list.
  for (let added = 0; added < LEAST_DISHES; added += 1) {
    const item = sheet.getByRole('listitem').first()
    const name = (await item.getByRole('heading').innerText()).trim()
    await item.getByRole('button', { name: catalogue.addNamed(name) }).click()
    await expect(sheet.getByRole('heading', { name, exact: true })).toBeHidden()
  }
  await page.keyboard.press('Escape')
  await owner.picture('kitchen-menu')
}

export async function sayReady(owner: Walker): Promise<void> {
  const { page } = owner
  const { review } = owner.say(setupTexts)
  await owner.open('/kitchen/setup')
  await owner.picture('kitchen-ready')
  await page.getByRole('button', { name: review.action }).click()
  const question = page.getByRole('alertdialog', { name: review.question })
  await question.getByRole('button', { name: review.action }).click()
  await expect(page.getByText(review.asked)).toBeVisible()
  await owner.picture('kitchen-in-review')
}

/** An admin finds it under "Waiting for you", looks at it and opens it. */
export async function openKitchen(admin: Walker): Promise<void> {
  const { page } = admin
  const words = admin.say(reviewTexts)
  await admin.open('/admin/restaurants?inReview=true')
  await admin.picture('kitchens-to-review')
  await page.getByRole('link', { name: KITCHEN.en }).first().click()
  await expect(page.getByText(words.menu(LEAST_DISHES))).toBeVisible()
  await admin.picture('kitchen-review')
  await page.getByRole('button', { name: words.open, exact: true }).click()
  const question = page.getByRole('dialog', { name: words.openTitle })
  await question.getByLabel(words.papersConfirmed).check()
  await question.getByRole('button', { name: words.open, exact: true }).click()
  await admin.expectDone(toastIn(page, words.opened))
  await admin.picture('kitchen-opened')
}
