import { inviteTexts } from '#features/kitchen-invites/web/texts.ts'
import { setupTexts } from '#features/kitchen-setup/web/texts.ts'
import { reviewTexts } from '#features/restaurants-admin/web/review/review-texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAsAdmin } from '../support/beside.ts'
import { newMark } from '../support/mark.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { localPart, signInAgain } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

const AREA = { en: 'Dubai Marina', ar: 'دبي مارينا' }

test('an admin adds a restaurant and invites a number, whose person takes it over', async ({
  page,
  browser,
  customer,
  language,
  say,
}) => {
  const words = say(inviteTexts)
  const mark = newMark()
  const name = { en: `Corniche ${mark}`, ar: `الكورنيش ${mark}` }
  await open(page, '/dashboard/kitchen-invite')
  await expect(page.getByRole('heading', { name: words.own.none })).toBeVisible()

  const office = await openAsAdmin(browser, page, '/admin/restaurants/new')
  await expectAccessible(office)
  await office.getByLabel(words.nameEn).fill(name.en)
  await office.getByLabel(words.nameAr).fill(name.ar)
  // The list opens where the field was: a page that still moves leaves it behind.
  await expect(async () => {
    await office.getByRole('combobox', { name: words.area }).fill('')
    await office.getByRole('combobox', { name: words.area }).fill(AREA[language])
    await office.getByRole('option', { name: AREA[language] }).click({ timeout: 1000 })
  }).toPass()
  await office.getByLabel(words.phone).fill(localPart(customer.phone))
  await office.getByRole('button', { name: words.create }).click()
  await expect(toastIn(office, words.created)).toBeVisible()
  await expectPath(office, /^\/admin\/restaurants\/\d+$/)
  await expect(office.getByRole('heading', { name: name[language] })).toBeVisible()
  await expect(office.getByRole('button', { name: words.withdraw })).toBeVisible()
  await expect(office.getByText(say(reviewTexts).noOwner)).toBeVisible()
  await expectAccessible(office)
  await office.context().close()

  await open(page, '/dashboard/kitchen-invite')
  await expect(page.getByRole('heading', { name: name[language] })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.own.accept }).click()
  await expectPath(page, /^\/login\?redirect=/)
  await signInAgain(page.request, customer.phone)
  await open(page, '/kitchen/setup')
  await expect(page.getByLabel(say(setupTexts).fields.nameEn)).toHaveValue(name.en)
})
