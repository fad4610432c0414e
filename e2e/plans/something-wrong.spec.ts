import { messages } from '#features/claims/messages.ts'
import { adminClaimTexts } from '#features/claims/web/admin/admin-texts.ts'
import { claimTexts } from '#features/claims/web/customer/texts.ts'
import { messages as account } from '#features/account/messages.ts'
import { missedMessages } from '#features/deliveries/missed-messages.ts'
import { blockedTexts } from '#features/household/web/blocked/texts.ts'
import { MEAL_TIME_NAMES } from '#shared/food/food.ts'
import { words as uiWords } from '#ui/words.ts'
import { expectAccessible } from '../support/axe.ts'
import { query } from '../support/database.ts'
import { newMark } from '../support/mark.ts'
import { open } from '../support/pages.ts'
import { signInAgain, signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { guestOfToday, openKitchen } from '../support/today.ts'

test.use({ home: 'arabic-phone' })

/** A guest whose lunch was handed over, and the customer's own page. */
async function deliveredLunch(api: Parameters<typeof openKitchen>[0]) {
  const { phone, tickets } = await guestOfToday()
  const [lunch] = tickets
  if (!lunch) throw new Error('A meal is needed.')
  const kitchen = await openKitchen(api)
  const way = ['due', 'preparing', 'ready', 'out', 'delivered']
  for (const [index, to] of way.slice(1).entries()) {
    await kitchen.bump(lunch.id, way[index] ?? '', to)
  }
  return { phone, lunch }
}

test('a customer reports a meal, an admin refunds it, and the customer sees it', async ({
  page,
  request,
  say,
  language,
}) => {
  test.slow()
  const { phone, lunch } = await deliveredLunch(request)
  const words = say(claimTexts)
  const meal = MEAL_TIME_NAMES[lunch.mealTime][language]
  const said = `Cold ${newMark()}`
  await signInAgain(page.request, phone)
  await open(page, '/dashboard')
  await page.getByRole('button', { name: words.askNamed(meal), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: words.kinds.quality.label }).check()
  await sheet.getByRole('textbox').fill(said)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: words.send }).click()
  await expect(sheet).toBeHidden()
  await expect(page.getByText(words.states.open)).toBeVisible()

  const admin = say(adminClaimTexts)
  await signInAsDemo(page.request, 'admin')
  await open(page, '/admin/food-problems')
  await page.locator('a[href^="/admin/food-problems/"]').first().click()
  await expect(page.getByText(said)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: admin.grant, exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: admin.grant, exact: true })
    .click()
  await expect(page.getByText(say(messages).states.granted, { exact: true }).first()).toBeVisible()

  await signInAgain(page.request, phone)
  await open(page, '/dashboard')
  await expect(page.getByText(words.states.granted)).toBeVisible()
})

test('a kitchen that has its reports open sees a new one come', async ({ page, request }) => {
  const { phone, lunch } = await deliveredLunch(request)
  const said = `Cold ${newMark()}`
  await signInAsDemo(page.request, 'restaurant')
  await open(page, '/kitchen/reported')
  await signInAgain(request, phone)
  const data = { kind: 'quality', position: 1, words: said }
  await expect(await request.post(`/api/drops/${lunch.id}/claims`, { data })).toBeOK()
  await expect(page.getByText(said)).toBeVisible()
})

test('a dashboard that can’t ask for missed deliveries says so, and asks again', async ({
  page,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/ERR_FAILED/)
  const { missed } = say(missedMessages)
  await signInAgain(page.request, (await guestOfToday()).phone)
  await open(page, '/dashboard/profile')
  // The first answer of the stream makes the page read its deliveries again, without a press.
  await page.route('**/api/events', () => undefined)
  await page.route('**/api/deliveries/missed', (route) => route.abort())
  await page
    .getByRole('link', { name: say(account).nav.overview })
    .filter({ visible: true })
    .first()
    .click()
  const notice = page.getByRole('alert').filter({ hasText: missed.notLoaded })
  await expect(notice).toBeVisible()
  await page.unroute('**/api/deliveries/missed')
  await notice.getByRole('button', { name: say(uiWords).tryAgain }).click()
  await expect(notice).toBeHidden()
})

test('a reaction says what to do now, and stops the dish until the customer allows it', async ({
  page,
  request,
  say,
  language,
}) => {
  const { phone, lunch } = await deliveredLunch(request)
  const words = say(claimTexts)
  const meal = MEAL_TIME_NAMES[lunch.mealTime][language]
  await signInAgain(page.request, phone)
  await open(page, '/dashboard')
  await page.getByRole('button', { name: words.askNamed(meal), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: words.kinds.allergen.label }).check()
  const ambulance = sheet.getByRole('link', { name: words.now.ambulance })
  await expect(ambulance).toHaveAttribute('href', 'tel:998')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: words.send }).click()
  await expect(sheet.getByRole('button', { name: words.send })).toBeHidden()
  await expect(ambulance).toBeVisible()

  const blocked = say(blockedTexts)
  await open(page, '/dashboard/household')
  await expect(page.getByRole('heading', { name: blocked.title })).toBeVisible()
  await page.getByRole('button', { name: new RegExp(blocked.allow) }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: blocked.allow }).click()
  await expect(page.getByRole('heading', { name: blocked.title })).toBeHidden()
})

/** A line that the demo has no place for; it goes with its test. */
const ADDED = 9
test.afterEach(() => query('delete from kitchen_ticket_lines where position = $1', [ADDED]))

/** Both meals of the guest in one. */
const addDish = (from: number, to: number) =>
  query(
    `insert into kitchen_ticket_lines (ticket_id, position, menu_item_id, dish_id, name_en, name_ar,
       quantity, portion, chosen_by)
     select $2, $3, menu_item_id, dish_id, name_en, name_ar, quantity, portion, chosen_by
       from kitchen_ticket_lines where ticket_id = $1 order by position limit 1`,
    [from, to, ADDED],
  )

test('a reaction to one of two dishes that no one knows stops both', async ({
  page,
  request,
  say,
  language,
}) => {
  const { phone, tickets } = await guestOfToday()
  const [lunch, dinner] = tickets
  if (!lunch || !dinner) throw new Error('Two meals are needed.')
  await addDish(dinner.id, lunch.id)
  const kitchen = await openKitchen(request)
  for (const [from, to] of [
    ['due', 'preparing'],
    ['preparing', 'ready'],
    ['ready', 'out'],
  ] as const) {
    await kitchen.bump(lunch.id, from, to)
  }
  const words = say(claimTexts)
  await signInAgain(page.request, phone)
  await open(page, '/dashboard')
  const meal = MEAL_TIME_NAMES[lunch.mealTime][language]
  await page.getByRole('button', { name: words.askNamed(meal), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('radio', { name: words.kinds.allergen.label }).check()
  await expect(sheet.getByRole('button', { name: words.send })).toBeDisabled()
  await sheet.getByRole('radio', { name: words.dishUnknown.label }).check()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: words.send }).click()
  await sheet.getByRole('button', { name: words.close, exact: true }).last().click()
  await expect(page.getByText(words.blockedAll)).toBeVisible()

  await open(page, '/dashboard/household')
  const allow = page.getByRole('button', { name: new RegExp(say(blockedTexts).allow) })
  await expect(allow).toHaveCount(2)
})
