import { messages } from '#features/suggestions/messages.ts'
import { preferenceTexts } from '#features/suggestions/web/preferences/texts.ts'
import { CUISINE_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { pressOption } from '../support/forms.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { expectAccessible } from '../support/axe.ts'
import { toArabicDigits } from '../support/steps/login.ts'
import { expectPath, open, toastIn, whenAlive } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

const PATH = '/dashboard/meal-preferences'

test('targets ask for the age, keep to the floor and have to fit together', async ({
  page,
  customer,
  say,
}) => {
  const { targets, form } = say(preferenceTexts)
  const { refusals } = say(messages)
  await open(page, PATH)
  const section = page.getByRole('region', { name: targets.title })
  await expectAccessible(page)
  await expect(section.getByLabel(targets.energy)).toHaveCount(0)
  await section.getByLabel(targets.isAdult).check()
  await expect(section.getByText(targets.floor)).toBeVisible()
  await section.getByLabel(targets.energy).fill('900')
  const save = section.getByRole('button', { name: form.saveNamed(targets.title) })
  await save.click()
  await expect(section.getByText(refusals.kcal_out_of_range)).toBeVisible()
  await section.getByLabel(targets.energy).fill('1500')
  await section.getByLabel(targets.protein).fill('300')
  await section.getByLabel(targets.carbs).fill('300')
  await save.click()
  await expect(section.getByText(refusals.macros_exceed_energy)).toBeVisible()
  await expectAccessible(page)
  await section.getByLabel(targets.protein).fill('110')
  await section.getByLabel(targets.carbs).fill('')
  await save.click()
  await expect(toastIn(page, form.saved)).toBeVisible()
  expect(await (await customer.api.get('/api/suggestion-preferences')).json()).toMatchObject({
    isAdult: true,
    kcal: 1500,
    protein: 110,
    carbs: null,
  })

  await section.getByLabel(targets.isAdult).uncheck()
  await save.click()
  await expect
    .poll(async () => (await customer.api.get('/api/suggestion-preferences')).json())
    .toMatchObject({ isAdult: false, kcal: null, protein: null })
})

test('wishes are saved part by part and guarded while they are not', async ({
  page,
  context,
  customer,
  say,
  language,
  ignoreProblems,
}) => {
  const { taste, safety, kitchen, form, leave, page: texts } = say(preferenceTexts)
  ignoreProblems(/ERR_INTERNET_DISCONNECTED/)
  await open(page, PATH)
  const tastes = page.getByRole('region', { name: taste.title })
  const safe = page.getByRole('region', { name: safety.title })
  const kitchens = page.getByRole('region', { name: kitchen.title })
  const stored = async () => (await customer.api.get('/api/suggestion-preferences')).json()

  await expect(safe.getByRole('link', { name: safety.edit })).toHaveAttribute(
    'href',
    '/dashboard/household',
  )
  await safe.getByText(DIET_NAMES.vegetarian[language], { exact: true }).click()
  await tastes.getByText(CUISINE_NAMES.thai[language], { exact: true }).click()
  await tastes.getByText(taste.heats.light, { exact: true }).click()
  await tastes.getByRole('button', { name: form.saveNamed(taste.title) }).click()
  await expect(toastIn(page, form.saved)).toBeVisible()
  expect(await stored()).toMatchObject({ cuisines: ['thai'], maxHeat: 1, diets: [] })

  await page.getByRole('link', { name: texts.toSuggestions }).click()
  const question = page.getByRole('alertdialog', { name: leave.title })
  await expectAccessible(page)
  await question.getByRole('button', { name: leave.stay }).click()
  await expectPath(page, PATH)
  await safe.getByRole('button', { name: form.discard }).click()
  await expect(safe.getByText(form.unsaved)).toBeHidden()

  await kitchens.getByLabel(kitchen.minutes).fill('30')
  await kitchens.getByText(kitchen.equipments.oven, { exact: true }).click()
  await context.setOffline(true)
  const save = kitchens.getByRole('button', { name: form.saveNamed(kitchen.title) })
  await save.click()
  await expect(kitchens.getByRole('alert')).toContainText(form.network)
  await expect(kitchens.getByLabel(kitchen.minutes)).toHaveValue('30')
  await context.setOffline(false)
  await save.click()
  await expect(kitchens.getByText(form.unsaved)).toBeHidden()
  await expect.poll(stored).toMatchObject({
    cuisines: ['thai'],
    maxMinutes: 30,
    equipment: ['stove', 'grill', 'blender'],
  })
  await page.getByRole('link', { name: texts.toSuggestions }).click()
  await expectPath(page, '/dashboard/ai-meal-suggestions')
})

test('a pantry is filled, weighed and emptied', async ({ page, customer, say, inLanguage }) => {
  const { pantry, form } = say(preferenceTexts)
  const { refusals } = say(messages)
  await open(page, PATH)
  const section = page.getByRole('region', { name: pantry.title })
  const coriander = inLanguage('Coriander leaves', 'كزبرة خضراء')
  const save = section.getByRole('button', { name: form.saveNamed(pantry.title) })
  const stored = async () =>
    ((await (await customer.api.get('/api/suggestion-preferences')).json()) as { pantry: unknown })
      .pantry

  await section.getByRole('combobox', { name: pantry.add }).click()
  await section.getByRole('combobox', { name: pantry.add }).fill(inLanguage('corian', 'كزبره'))
  await pressOption(page.getByRole('option', { name: coriander }))
  const grams = section.getByLabel(pantry.gramsOf(coriander))
  await expect(grams).toBeFocused()
  await save.click()
  await expect(section.getByText(refusals.grams_invalid)).toBeVisible()
  await expectAccessible(page)
  await grams.fill(inLanguage('250', toArabicDigits('250')))
  await save.click()
  await expect(toastIn(page, form.saved)).toBeVisible()
  expect(await stored()).toMatchObject([{ grams: 250 }])

  await page.reload()
  await whenAlive(page)
  await section.getByRole('button', { name: pantry.remove(coriander) }).click()
  await expect(section.getByText(pantry.empty)).toBeVisible()
  await save.click()
  await expect.poll(stored).toEqual([])
})

test('a dish sent away for good may come back, and what was learned can be forgotten', async ({
  page,
  customer,
  say,
}) => {
  const { never, learned } = say(preferenceTexts)
  await subscribeToAi(customer.api, AI_FAMILY)
  const today = await customer.api.post('/api/meal-suggestions/today', { data: {} })
  const { day } = (await today.json()) as { day: { suggestions: { id: number }[] } }
  const id = day.suggestions[0]?.id
  await expect(
    await customer.api.post(`/api/meal-suggestions/${id}/replacement`, {
      data: { isNeverAgain: true },
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  ).toBeOK()
  await open(page, PATH)
  const section = page.getByRole('region', { name: never.title })
  const name = (await section.getByRole('listitem').locator('span').first().innerText()).trim()
  await section.getByRole('button', { name: never.allowNamed(name) }).click()
  await expect(toastIn(page, never.allowed(name))).toBeVisible()
  await expect(section.getByText(never.empty)).toBeVisible()

  await page.getByRole('button', { name: learned.forget }).click()
  const question = page.getByRole('alertdialog', { name: learned.question })
  await expectAccessible(page)
  await question.getByRole('button', { name: learned.confirm }).click()
  await expect(toastIn(page, learned.forgotten)).toBeVisible()
  await expect(question).toBeHidden()
})

test('a page that cannot be loaded says so and tries again', async ({ page, customer, say }) => {
  const { page: texts, safety } = say(preferenceTexts)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/household')
  const path = '**/api/suggestion-preferences'
  await page.route(path, (route) => route.abort())
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/dashboard/meal-preferences'
    link.textContent = 'there'
    document.body.append(link)
    link.click()
    link.remove()
  })
  await expect(page.getByRole('heading', { name: texts.failed })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(path)
  await page.getByRole('alert').getByRole('button').click()
  await expect(page.getByRole('region', { name: safety.title })).toBeVisible()
})
