import type { APIRequestContext } from '@playwright/test'
import { messages as account } from '#features/account/messages.ts'
import { messages as auth } from '#features/auth/messages.ts'
import { pickTexts } from '#features/meals/web/pick/pick-texts.ts'
import { pageTexts } from '#features/meals/web/texts/page-texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open, toastIn, whenAlive } from '../support/pages.ts'
import { readCodes } from '../support/people.ts'
import { enterPhone, typeCode } from '../support/steps/login.ts'
import { mondayAhead, subscribeTo } from '../support/steps/paid-plan.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

interface Week {
  days: { day: string; picked: number; meals: { name: string; chosenBy: string }[] }[]
  week: { picked: number; paid: number }
}

const readWeek = async (api: APIRequestContext, subscriptionId: number, from: string) => {
  const answer = await api.get('/api/meal-selection', { params: { subscriptionId, from } })
  return (await answer.json()) as Week
}

const findSubscription = async (api: APIRequestContext): Promise<number> => {
  const answer = await api.get('/api/meal-selection/subscription')
  return ((await answer.json()) as { subscriptionId: number }).subscriptionId
}

test('from the link of a reminder, over the login, to a day and a week that are filled in one tap @both-looks', async ({
  page,
  context,
  customer,
  say,
  language,
  baseURL,
}) => {
  test.slow()
  const texts = say(pickTexts)
  const words = say(pageTexts)
  const { login } = say(auth)
  const { api, phone } = customer
  const monday = mondayAhead()
  await subscribeTo(api, 2, monday)
  const subscriptionId = await findSubscription(api)

  const earlier = (await readCodes(api, phone)).length
  await context.clearCookies()
  await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
  await open(page, `/meal-selection?open=${subscriptionId}.${monday}`)
  await expectPath(page, /^\/login/)
  await enterPhone(page, login, phone)
  await expect.poll(async () => (await readCodes(page.request, phone)).length).toBe(earlier + 1)
  const [code = ''] = await readCodes(page.request, phone)
  await typeCode(page, login, code)
  await expectPath(page, /^\/meal-selection/)
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await whenAlive(page)

  const card = page.getByRole('region', { name: texts.day })
  await expect(card).toContainText(texts.open(2))
  await expectAccessible(page)
  await card.getByRole('button', { name: texts.day }).click()
  const picked = page.getByRole('status').filter({ hasText: texts.picked })
  await expect(picked).toBeVisible()
  await expect(card).toBeHidden()
  const filled = (await readWeek(page.request, subscriptionId, monday)).days[0]
  expect(filled).toMatchObject({ day: monday, picked: 2 })
  for (const { name } of filled?.meals ?? []) await expect(picked).toContainText(name)
  await expectAccessible(page)

  await picked.getByRole('button', { name: texts.undo }).click()
  await expect(toastIn(page, texts.undone)).toBeVisible()
  await expect(picked).toBeHidden()
  await expect(card).toContainText(texts.open(2))

  await card.getByRole('button', { name: texts.week }).click()
  await expect(picked).toBeVisible()
  await expect(card).toBeHidden()
  expect((await readWeek(page.request, subscriptionId, monday)).week).toEqual({
    picked: 10,
    paid: 10,
  })
  await expect(page.getByText(words.days.picked(10, 10)).first()).toBeVisible()
})

test('says which meal stays open because no dish is safe, and reminders can be switched off', async ({
  page,
  customer,
  say,
}) => {
  const texts = say(pickTexts)
  const { settings } = say(account)
  const { api } = customer
  const monday = mondayAhead()
  await subscribeTo(api, 2, monday)
  const subscriptionId = await findSubscription(api)
  const answer = await api.get('/api/meal-items', { params: { subscriptionId } })
  const menu = (await answer.json()) as { allergens: string[]; mayContain: string[] }[]
  const allergens = [...new Set(menu.flatMap((dish) => [...dish.allergens, ...dish.mayContain]))]
  const diets = ['vegan', 'gluten-free', 'dairy-free']
  const member = { name: 'Sara', portion: 'regular', dislikes: [], fastsInRamadan: false }
  const data = { ...member, diets, allergens, avoidsTraces: true }
  await expect(await api.post('/api/household/members', { data })).toBeOK()

  await open(page, `/meal-selection?open=${subscriptionId}.${monday}`)
  await page.getByRole('button', { name: texts.day }).click()
  const left = page.getByRole('status').filter({ hasText: texts.left })
  await expect(left).toBeVisible()
  await expect(left).toContainText(texts.reasons.allergy)
  await expectAccessible(page)

  await open(page, '/dashboard/settings')
  const toggle = page.getByRole('switch', { name: settings.choosing })
  await expect(toggle).toBeChecked()
  await toggle.press('Space')
  await expect(toggle).not.toBeChecked()
  await expect
    .poll(async () => {
      const kept = await api.get('/api/users/settings')
      return ((await kept.json()) as { notifications: { choosing: boolean } }).notifications
    })
    .toMatchObject({ choosing: false, whatsapp: true })
  await expectAccessible(page)
})
