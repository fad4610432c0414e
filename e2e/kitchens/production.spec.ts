import type { Page } from '@playwright/test'
import { texts } from '#features/production/web/texts.ts'
import { dryRunTexts } from '#features/production/web/dry-run-texts.ts'
import { addDays, type Day } from '#shared/dates.ts'
import { ALLERGEN_NAMES } from '#shared/food/food.ts'
import { pressOption } from '../support/forms.ts'
import { expectAccessible } from '../support/axe.ts'
import { guestWithDish } from '../support/steps/guests.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { signInAgain, signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { productToday } from '../support/now.ts'

/** The tablet in the kitchen. */
test.use({ viewport: { width: 1180, height: 820 }, isMobile: false, hasTouch: true })

const dayAhead = (days: number): Day => addDays(productToday(), days)

async function openSheet(page: Page, day: Day): Promise<void> {
  await signInAsDemo(page.request, 'restaurant')
  await open(page, `/kitchen/sheet/${day}`)
}

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('a kitchen reads its frozen day: totals, ingredients, labels and route @both-looks', async ({
  page,
  say,
  language,
}) => {
  test.slow()
  const words = say(texts)
  const tomorrow = dayAhead(1)
  await openSheet(page, tomorrow)
  await expect(page.getByRole('heading', { level: 1, name: words.page.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: words.sheet.totals })).toBeVisible()
  const answer = await page.request.get(`/api/kitchen/days/${tomorrow}/sheet`)
  const sheet = (await answer.json()) as { portions: number; deliveries: number }
  expect(sheet.portions).toBeGreaterThan(10)
  const totals = `${words.count.portions(sheet.portions)} · ${words.count.tickets(sheet.deliveries)}`
  await expect(page.getByText(totals)).toBeVisible()
  expect(await overflowOf(page)).toBe(0)

  await page.getByRole('tab', { name: words.tabs.ingredients }).click()
  await expectPath(page, `/kitchen/sheet/${tomorrow}?tab=ingredients`)
  const kilograms = words.ingredients.kilograms('').trim()
  await expect(page.getByText(new RegExp(`\\d+\\.\\d\\d ${kilograms}`)).first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: words.tabs.labels }).click()
  await expect(page.getByText(words.labels.count(sheet.portions))).toBeVisible()
  const labels = page.getByRole('article')
  await expect(labels).toHaveCount(sheet.portions)
  await expect(labels.first().locator('[lang=ar]').first()).toHaveText(/[ء-ي]/)
  await expect(labels.first().locator('[lang=en]').first()).toHaveText(/[a-z]/)

  await page.getByRole('tab', { name: words.tabs.route }).click()
  await expect(page.getByText('A-001', { exact: true })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
})

test('the papers print alone: a light sheet, labels eight a page or one a page of the roll @both-looks', async ({
  page,
  say,
  baseURL,
}, info) => {
  const words = say(texts)
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }])
  await openSheet(page, dayAhead(1))
  const pagesOf = async () => {
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const sizes = [...pdf.matchAll(/\/MediaBox\s*\[0 0 (\d+)[.\d]* (\d+)[.\d]*\]/g)]
    return {
      count: pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0,
      sizes: [...new Set(sizes.map(([, width, height]) => `${width} x ${height}`))],
    }
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation')).toBeHidden()
  await expect(page.getByRole('tablist')).toBeHidden()
  await expect(page.getByRole('button', { name: words.page.print })).toBeHidden()
  // Where motion is reduced every change still takes one frame.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await page.screenshot({ path: info.outputPath('sheet-print.png'), fullPage: true })
  expect((await pagesOf()).sizes).toEqual(['594 x 841'])

  await page.emulateMedia({ media: null })
  await page.getByRole('tab', { name: words.tabs.labels }).click()
  const labels = page.getByRole('article')
  await expect(labels.first()).toBeVisible()
  const count = await labels.count()
  expect(await pagesOf()).toEqual({ count: Math.ceil(count / 8), sizes: ['594 x 841'] })
  await page.getByText(words.labels.roll).click()
  expect(await pagesOf()).toEqual({ count, sizes: ['282 x 175'] })
})

test('a late allergy reaches the sheet, and another dish goes out', async ({
  page,
  say,
  language,
  playwright,
  baseURL,
}) => {
  test.slow()
  const words = say(texts)
  const tomorrow = dayAhead(1)
  const guest = await guestWithDish(tomorrow)
  await openSheet(page, tomorrow)
  const code = `A-${String(guest.ticket).padStart(3, '0')}`

  const api = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInAgain(api, guest.phone)
  const member = {
    name: 'Sara',
    portion: 'regular',
    diets: [],
    allergens: [guest.allergen],
    dislikes: [],
    fastsInRamadan: false,
  }
  await expect(await api.post('/api/household/members', { data: member })).toBeOK()
  await api.dispose()

  const warning = words.sheet.clash(
    code,
    guest.dish[language],
    ALLERGEN_NAMES[guest.allergen][language],
  )
  await expect(page.getByText(warning)).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: words.sheet.exchangeNamed(code, guest.dish[language]) })
    .click()
  const dialog = page.getByRole('dialog')
  const dishes = dialog.getByRole('combobox', { name: words.substitute.dish })
  await expect(dishes).toBeVisible()
  await expectAccessible(page)
  await dishes.click()
  const option = page.getByRole('option').first()
  const name = (await option.textContent())?.trim() ?? ''
  await pressOption(option)
  await dialog.getByRole('button', { name: words.substitute.confirm }).click()
  await expect(toastIn(page, words.substitute.done(name)).first()).toBeVisible()
  await expect(page.getByText(warning)).toBeHidden()

  await page.getByRole('tab', { name: new RegExp(words.tabs.amendments) }).click()
  await expect(page.getByText(new RegExp(name)).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.amendments.markSeen }).click()
  await expect(toastIn(page, words.amendments.marked).first()).toBeVisible()
})

test('a coming day is a dry run until its cut-off', async ({ page, say }) => {
  const words = say(texts)
  const dry = say(dryRunTexts)
  const coming = dayAhead(5)
  await openSheet(page, coming)
  await expect(page.getByRole('heading', { level: 1, name: words.page.dryTitle })).toBeVisible()
  await expect(page.getByText(/18:00/).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: dry.title })).toBeVisible()
  await expect(page.getByRole('heading', { name: dry.notChosen })).toBeVisible()
  await expectAccessible(page)
  expect(await overflowOf(page)).toBe(0)

  await page.getByRole('link', { name: words.page.next }).click()
  await expectPath(page, `/kitchen/sheet/${addDays(coming, 1)}`)
  await open(page, `/kitchen/sheet/${addDays(coming, 296)}`)
  await expect(page.getByRole('heading', { name: dry.empty })).toBeVisible()
  await expectAccessible(page)
})
