import { randomInt, randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { messages } from '#features/kitchen-menu/messages.ts'
import { menuTexts } from '#features/kitchen-menu/web/menu/menu-texts.ts'
import { planTexts } from '#features/kitchen-menu/web/plan/plan-texts.ts'
import { recipeTexts } from '#features/kitchen-menu/web/recipe/recipe-texts.ts'
import { addDays, formatDay } from '#shared/dates.ts'
import { ALLERGEN_NAMES, CUISINE_NAMES, MEAL_CATEGORY_NAMES } from '#shared/food/food.ts'
import { pressOption } from '../support/forms.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { newMark } from '../support/mark.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { productToday } from '../support/now.ts'

/** The tablet in the kitchen. */
test.use({ viewport: { width: 1180, height: 820 }, isMobile: false, hasTouch: true })

async function openMenu(page: Page): Promise<void> {
  await signInAsDemo(page.request, 'restaurant')
  await open(page, '/kitchen/menu')
}

async function addIngredient(
  form: Locator,
  { search, name, grams }: { search: string; name: string; grams: string },
  label: { search: string; grams: (name: string) => string },
): Promise<void> {
  await form.getByRole('combobox', { name: label.search }).fill(search)
  await pressOption(form.page().getByRole('option', { name, exact: true }))
  await form.getByLabel(label.grams(name), { exact: true }).fill(grams)
}

test('the page behind does not move when an option at the foot of the window is pressed', async ({
  page,
  say,
  inLanguage,
}) => {
  const { page: menu } = say(menuTexts)
  const { form: texts, lines } = say(recipeTexts)
  await openMenu(page)
  await page.getByRole('button', { name: menu.newDish }).click()
  const creating = page.getByRole('dialog', { name: texts.newTitle })
  const lentils = inLanguage('Red lentils', 'عدس أحمر')
  await creating.getByRole('combobox', { name: lines.search }).fill(lentils)
  await pressOption(page.getByRole('option', { name: lentils, exact: true }))
  await expect(creating.getByLabel(lines.grams(lentils), { exact: true })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a kitchen writes a dish, sells it out and takes it off its menu', async ({
  page,
  say,
  language,
  inLanguage,
}) => {
  test.slow()
  const { page: menu, dish: card, availability, affected } = say(menuTexts)
  const { form: texts, lines, facts } = say(recipeTexts)
  const { refusals } = say(messages)
  const mark = `${language} ${randomInt(100_000, 1_000_000)}`
  const names = { en: `Lentil soup ${mark}`, ar: `شوربة عدس ${mark}` }
  const name = names[language]
  // The page isn't notified of changes, so what it shows is what it looked up itself.
  await page.route('**/api/kitchen/events', () => undefined)
  await openMenu(page)
  await expectAccessible(page)

  await page.getByRole('button', { name: menu.newDish }).click()
  const creating = page.getByRole('dialog', { name: texts.newTitle })
  await creating.getByRole('button', { name: texts.save }).click()
  const summary = creating.getByRole('alert').first()
  await expect(summary).toContainText(refusals.dish_lines_required)
  await creating.getByLabel(texts.nameEn).fill(names.en)
  await creating.getByLabel(texts.nameAr).fill(names.ar)
  await creating.getByLabel(texts.descriptionEn).fill('Red lentils, slowly cooked.')
  await creating.getByLabel(texts.descriptionAr).fill('عدس أحمر على نار هادئة.')
  await creating.getByRole('button', { name: texts.category }).click()
  await pressOption(page.getByRole('option', { name: MEAL_CATEGORY_NAMES.soups[language] }))
  await creating.getByRole('button', { name: texts.cuisine }).click()
  await pressOption(page.getByRole('option', { name: CUISINE_NAMES.emirati[language] }))
  await creating.getByLabel(texts.minutes).fill('30')
  await creating.getByLabel(texts.price).fill(inLanguage('24.50', '٢٤٫٥٠'))
  const lentils = inLanguage('Red lentils', 'عدس أحمر')
  await addIngredient(creating, { search: lentils, name: lentils, grams: '100' }, lines)
  await expect(creating.getByText(facts.noAllergens)).toBeVisible()
  await expect(creating.locator('dl')).toContainText(/3\d\d/)
  await expectAccessible(page)
  await creating.getByRole('button', { name: texts.save }).click()
  await expect(toastIn(page, texts.created)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(toastIn(page, texts.created)).toBeHidden()

  await page.getByRole('searchbox', { name: menu.search }).fill(mark)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText(card.own)
  await row.getByRole('button', { name: card.edit(name) }).click()
  const editing = page.getByRole('dialog', { name: texts.editTitle(name) })
  const peanuts = inLanguage('Peanuts', 'فول سوداني')
  await addIngredient(editing, { search: peanuts, name: peanuts, grams: '5' }, lines)
  await expect(
    editing.getByText(ALLERGEN_NAMES.peanuts[language], { exact: true }).last(),
  ).toBeVisible()
  await editing.getByRole('button', { name: texts.save }).click()
  await expect(toastIn(page, texts.saved)).toBeVisible()
  await expect(editing).toBeHidden()

  await row.getByRole('button', { name: card.availabilityOf(name) }).click()
  const selling = page.getByRole('dialog', { name: availability.title(name) })
  await selling.getByLabel(availability.soldOut).check()
  await expect(selling.getByText(affected.nobody)).toBeVisible()
  await selling.getByLabel(availability.limit).fill('0')
  await selling.getByRole('button', { name: availability.save }).click()
  await expect(selling.getByText(refusals.dish_limit_invalid)).toBeVisible()
  await selling.getByLabel(availability.limit).fill('12')
  await expectAccessible(page)
  await selling.getByRole('button', { name: availability.save }).click()
  await expect(selling).toBeHidden()
  await expect(row.getByText(card.soldOut, { exact: true })).toBeVisible()
  await expect(row.getByText(card.limit(12))).toBeVisible()

  await row.getByRole('button', { name: card.availabilityOf(name) }).click()
  await selling.getByRole('button', { name: availability.withdraw }).click()
  const asking = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog', { name: availability.withdrawTitle(name) }))
  await expect(asking.getByText(affected.nobody)).toBeVisible()
  await asking.getByRole('button', { name: availability.withdraw }).click()
  await expect(page.getByText(menu.noneFound)).toBeVisible()
})

test('a dish whose name mentions an allergen counts as containing it until the kitchen answers', async ({
  page,
  say,
  language,
}) => {
  const { page: menu, dish: card } = say(menuTexts)
  const { form: texts, facts, mentions } = say(recipeTexts)
  const mark = newMark()
  const names = { en: `Tahini carrots ${mark}`, ar: `جزر بالطحينة ${mark}` }
  const name = names[language]
  const sesame = ALLERGEN_NAMES.sesame[language]
  const inText = language === 'en' ? sesame.toLowerCase() : sesame
  await openMenu(page)
  const made = await page.request.post('/api/kitchen/dishes', {
    data: {
      nameEn: names.en,
      nameAr: names.ar,
      descriptionEn: 'Roasted carrots.',
      descriptionAr: 'جزر محمّر.',
      category: 'salads',
      cuisine: 'emirati',
      mealTimes: ['lunch'],
      minutes: 20,
      price: 20,
      lines: [{ ingredientId: 'carrot', grams: 150 }],
    },
  })
  expect(made.status()).toBe(201)
  await open(page, '/kitchen/menu')
  await page.getByRole('searchbox', { name: menu.search }).fill(mark)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name })
  await expect(row).toContainText(card.asked(inText))
  await expect(row).toContainText(card.contains(inText))
  await row.getByRole('button', { name: card.edit(name) }).click()
  const editing = page.getByRole('dialog', { name: texts.editTitle(name) })
  await expect(editing.getByText(mentions.open(inText))).toBeVisible()
  await expect(editing.getByText(facts.askedLead)).toBeVisible()
  await expect(editing.getByText(facts.noAllergens)).toBeHidden()
  await expectAccessible(page)
  await editing.getByRole('radio', { name: mentions.holdsNot(inText) }).check()
  await expect(editing.getByText(mentions.open(inText))).toBeHidden()
  await expect(editing.getByText(facts.askedLead)).toBeHidden()
  await editing.getByRole('button', { name: texts.save }).click()
  await expect(toastIn(page, texts.saved)).toBeVisible()
  await expect(row).toContainText(card.noAllergens)
  await expect(row).not.toContainText(card.asked(inText))
})

test('what is typed into a dish stays when someone else changes the menu', async ({
  page,
  playwright,
  baseURL,
  say,
  language,
}) => {
  const { page: menu, dish: card } = say(menuTexts)
  const { form: texts } = say(recipeTexts)
  const mark = newMark()
  const names = { en: `Lentil soup ${mark}`, ar: `شوربة عدس ${mark}` }
  const kitchen = await playwright.request.newContext({ baseURL: baseURL ?? '' })
  await signInAsDemo(kitchen, 'restaurant')
  const created = await kitchen.post('/api/kitchen/dishes', {
    headers: { 'idempotency-key': randomUUID() },
    data: {
      nameEn: names.en,
      nameAr: names.ar,
      descriptionEn: 'Red lentils, slowly cooked.',
      descriptionAr: 'عدس أحمر على نار هادئة.',
      category: 'soups',
      cuisine: 'emirati',
      mealTimes: ['lunch'],
      minutes: 30,
      price: 24.5,
      lines: [{ ingredientId: 'red-lentil', grams: 100 }],
    },
  })
  await expect(created).toBeOK()
  const { id } = (await created.json()) as { id: number }

  await openMenu(page)
  await page.getByRole('searchbox', { name: menu.search }).fill(mark)
  await page.getByRole('button', { name: card.edit(names[language]) }).click()
  const editing = page.getByRole('dialog', { name: texts.editTitle(names[language]) })
  const description = editing.getByLabel(texts.descriptionEn)
  await description.fill('With cumin and lemon.')
  const data = { state: 'available', dailyLimit: 7 }
  await expect(await kitchen.put(`/api/kitchen/menu/${id}/availability`, { data })).toBeOK()
  await expect(page.getByText(card.limit(7))).toBeVisible()
  await expect(description).toHaveValue('With cumin and lemon.')
  await expect(description).toBeFocused()

  await editing.getByRole('button', { name: texts.cancel }).click()
  await expect(await kitchen.delete(`/api/kitchen/menu/${id}`)).toBeOK()
  await expect(page.getByText(menu.noneFound)).toBeVisible()
  await kitchen.dispose()
})

test('the catalogue offers what is not on the menu', async ({ page, say }) => {
  const { page: menu, catalogue } = say(menuTexts)
  await openMenu(page)
  await page.getByRole('button', { name: menu.fromCatalogue }).click()
  const sheet = page.getByRole('dialog', { name: catalogue.title })
  await expect(sheet.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  const [first] = await sheet.getByRole('heading', { level: 3 }).allTextContents()
  await sheet.getByLabel(catalogue.price(first ?? '')).fill('free')
  await sheet.getByRole('button', { name: catalogue.addNamed(first ?? '') }).click()
  await expect(sheet.getByText(say(messages).refusals.dish_price_invalid)).toBeVisible()
  await sheet.getByRole('searchbox', { name: catalogue.search }).fill('zzzz')
  await expect(sheet.getByText(catalogue.noneFound)).toBeVisible()
})

test('the plan shows four weeks, and what closing a day would do', async ({
  page,
  say,
  language,
}) => {
  const { page: texts, day, closing, settings, states } = say(planTexts)
  const { refusals } = say(messages)
  await signInAsDemo(page.request, 'restaurant')
  await open(page, '/kitchen/plan')
  const list = page.getByRole('navigation', { name: texts.days })
  await expect(list.getByRole('link')).toHaveCount(28)
  await expectAccessible(page)

  const wanted = addDays(productToday(), 8)
  await list.getByRole('link', { name: formatDay(wanted, language, 'short') }).click()
  await expectPath(page, `/kitchen/plan?day=${wanted}`)
  await expect(
    page.getByRole('heading', { level: 2, name: formatDay(wanted, language), exact: true }),
  ).toBeVisible()
  await page.getByLabel(day.capacity).fill('-3')
  await page.getByRole('button', { name: day.save }).click()
  await expect(page.getByText(refusals.capacity_invalid)).toBeVisible()
  await page.getByLabel(day.capacity).fill('0')
  await page.getByRole('button', { name: day.save }).click()
  await expect(page.getByText(refusals.capacity_invalid)).toBeHidden()
  await expect(page.getByLabel(day.capacity)).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').getByText(states.open).first()).toBeVisible()

  await page.getByRole('button', { name: day.closeDay }).click()
  const sheet = page.getByRole('dialog', { name: closing.title })
  await expect(sheet.getByText(closing.told)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: closing.cancel }).click()
  await expect(sheet).toBeHidden()

  await page.getByRole('button', { name: texts.settings }).click()
  const form = page.getByRole('dialog', { name: settings.title })
  await form.getByLabel(settings.capacity).fill('')
  await form.getByRole('button', { name: settings.save }).click()
  await expect(form.getByText(refusals.capacity_invalid).first()).toBeVisible()
  await expectAccessible(page)
})

test('the kitchen is closed to others', async ({ page, customer }) => {
  expect(customer.phone).toBeTruthy()
  await page.goto('/kitchen/menu')
  await expectPath(page, '/dashboard')
  await page.context().clearCookies({ name: 'session' })
  await page.goto('/kitchen/plan')
  await expectPath(page, /^\/login\?redirect=/)
})
