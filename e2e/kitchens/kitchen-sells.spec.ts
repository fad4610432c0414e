import { randomInt } from 'node:crypto'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { cardTexts } from '#features/chef-applications/web/card/card-texts.ts'
import { menuTexts } from '#features/kitchen-menu/web/menu/menu-texts.ts'
import { planTexts } from '#features/kitchen-menu/web/plan/plan-texts.ts'
import { setupTexts } from '#features/kitchen-setup/web/texts.ts'
import { reviewTexts } from '#features/restaurants-admin/web/review/review-texts.ts'
import { dryRunTexts } from '#features/production/web/dry-run-texts.ts'
import type { Language } from '#shared/language.ts'
import { addAddress } from '../support/steps/addresses.ts'
import { approvedAs, type Newcomer } from '../support/steps/applications.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs, openAsAdmin } from '../support/beside.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { enterCard, orderPage, WORKING_CARD } from '../support/steps/subscribe.ts'
import { expect, test, type Say } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

/** Two long ways, one after the other. */
const JOURNEY_MS = 360_000
const CAPACITY = 40
const DISHES = 7
/** Far from all kitchens that other tests order from. */
const AREA = { en: 'Al Faseel', ar: 'الفصيل' }
const HOME = { name: 'Villa', addressLine1: 'Corniche Road 7', city: 'Fujairah', area: AREA.en }

async function describeKitchen(
  page: Page,
  say: Say,
  name: { en: string; ar: string; area: string },
) {
  const { fields, save, saved } = say(setupTexts)
  const form = page.locator('form')
  const fill = (field: string, text: string) => form.getByLabel(field).fill(text)
  await fill(fields.nameEn, name.en)
  await fill(fields.nameAr, name.ar)
  await fill(fields.descriptionEn, 'Fish and rice of the east coast, every day.')
  await fill(fields.descriptionAr, 'سمك وأرز من الساحل الشرقي كل يوم.')
  // The list opens where the field was: a page that still moves leaves it behind.
  await expect(async () => {
    await page.getByRole('combobox', { name: fields.areaId }).fill('')
    await page.getByRole('combobox', { name: fields.areaId }).fill(name.area)
    await page.getByRole('option', { name: name.area }).click({ timeout: 1000 })
  }).toPass()
  await fill(fields.addressLine, 'Corniche Road 1')
  await fill(fields.openingTime, '07:00')
  await fill(fields.closingTime, '22:00')
  await fill(fields.deliveryMinutesMin, '20')
  await fill(fields.deliveryMinutesMax, '40')
  await fill(fields.deliveryRadiusKm, '15')
  await fill(fields.deliveryFee, '10')
  await fill(fields.monthlyPrice, '1500')
  await page.getByRole('button', { name: save, exact: true }).click()
  await expect(toastIn(page, saved)).toBeVisible()
}

/** The first dish by hand, the others by calls. */
async function fillMenu(page: Page, api: APIRequestContext, say: Say) {
  const { page: menu, catalogue } = say(menuTexts)
  await page.getByRole('button', { name: menu.fromCatalogue }).click()
  const sheet = page.getByRole('dialog', { name: catalogue.title })
  const first = sheet.getByRole('listitem').first()
  const name = (await first.getByRole('heading').innerText()).trim()
  await first.getByRole('button', { name: catalogue.addNamed(name) }).click()
  await expect(toastIn(page, catalogue.added(name))).toBeVisible()
  const dishes = (await (await api.get('/api/kitchen/catalogue')).json()) as {
    dishId: number
    category: string
    price: number
  }[]
  const mains = dishes.filter(({ category }) => category === 'mains')
  for (const { dishId, price } of mains.slice(0, DISHES - 1)) {
    const answer = await api.post('/api/kitchen/menu', { data: { dishId, price } })
    expect(answer.status()).toBe(201)
  }
}

/** Someone near the kitchen takes the lunch plan from it, with the simulated card. */
async function subscribe(page: Page, language: Language, name: string) {
  const order = orderPage(page, language)
  await order.next.click()
  await expect(page.getByRole('radio', { name: HOME.name })).toBeChecked()
  await order.next.click()
  await order.kitchen(name).check()
  await order.next.click()
  await expect(order.frame.getByLabel(order.cardWords.card.number)).toBeVisible()
  await enterCard(order.frame, order, WORKING_CARD)
  await expect(page.getByText(/4242/).first()).toBeVisible()
  await order.confirm.click()
  await expect(toastIn(page, order.words.toasts.created)).toBeVisible()
}

type Kitchen = Newcomer & { name: Record<Language, string> }

interface Journey {
  page: Page
  browser: Browser
  language: Language
  say: Say
}

async function readyKitchen({ page, language, say }: Journey, kitchen: Kitchen): Promise<void> {
  const setup = say(setupTexts)
  const plan = say(planTexts)
  await page.context().addCookies((await kitchen.api.storageState()).cookies)
  await open(page, '/dashboard')
  await page.getByRole('link', { name: say(cardTexts).view }).click()
  // By way of the board, which a kitchen that was never open has no use for.
  await expect(page.getByRole('heading', { name: setup.title })).toBeVisible({ timeout: 30_000 })
  await expectPath(page, '/kitchen/setup')
  await expectAccessible(page)
  await describeKitchen(page, say, { ...kitchen.name, area: AREA[language] })

  await page.getByRole('link', { name: new RegExp(`^${setup.points.capacity}`) }).click()
  await expectPath(page, '/kitchen/plan')
  await page.getByRole('button', { name: plan.page.settings }).click()
  const settings = page.getByRole('dialog', { name: plan.settings.title })
  await settings.getByLabel(plan.settings.capacity).fill(String(CAPACITY))
  await settings.getByRole('button', { name: plan.settings.save }).click()
  await expect(toastIn(page, plan.settings.saved)).toBeVisible()
  await open(page, '/kitchen/menu')
  await fillMenu(page, kitchen.api, say)
  await open(page, '/kitchen/setup')
  await page.getByRole('button', { name: setup.review.action }).click()
  const question = page.getByRole('alertdialog', { name: setup.review.question })
  await question.getByRole('button', { name: setup.review.action }).click()
  await expect(toastIn(page, setup.review.done)).toBeVisible()
  await expect(page.getByText(setup.review.asked)).toBeVisible()
  await expectAccessible(page)
}

/** The owner's page says that it is open without a reload. */
async function openKitchen({ page, browser, say }: Journey, kitchen: Kitchen): Promise<void> {
  const words = say(reviewTexts)
  const own = await kitchen.api.get('/api/kitchen')
  const { id } = (await own.json()) as { id: number }
  const office = await openAsAdmin(browser, page, `/admin/restaurants/${id}`)
  await expect(office.getByText(words.menu(DISHES))).toBeVisible()
  await expectAccessible(office)
  await office.getByRole('button', { name: words.open, exact: true }).click()
  const question = office.getByRole('dialog', { name: words.openTitle })
  await question.getByLabel(words.papersConfirmed).check()
  await question.getByRole('button', { name: words.open, exact: true }).click()
  await expect(toastIn(office, words.opened)).toBeVisible()
  await office.context().close()
  await expect(page.getByText(say(setupTexts).isOpen)).toBeVisible()
  await expectAccessible(page)
}

async function buyPlan({ page, browser, language, say }: Journey, kitchen: Kitchen): Promise<void> {
  const { day } = say(planTexts)
  await open(page, '/meal-plans?plan=1')
  await subscribe(page, language, kitchen.name[language])

  const soldOn = async () => {
    const answer = await kitchen.api.get('/api/kitchen/days')
    const days = (await answer.json()) as { day: string; booked: number }[]
    return days.find(({ booked }) => booked > 0)?.day ?? ''
  }
  await expect.poll(soldOn).not.toBe('')
  const path = `/kitchen/plan?day=${await soldOn()}`
  const plan = await openAs(browser, page, { api: kitchen.api, path })
  // On a phone the list of days makes room for the one that is looked at.
  const said = (words: string) => plan.getByText(words).filter({ visible: true }).first()
  await expect(said(day.booked(1, CAPACITY))).toBeVisible()
  await expect(said(day.deliveries(1))).toBeVisible()
  await expect(said(say(dryRunTexts).ofPlaces(1, CAPACITY))).toBeVisible()
  await expectAccessible(plan)
  await plan.context().close()
}

test('an approved business readies its kitchen, an admin opens it, and a customer near it takes a plan from it', async ({
  page,
  context,
  browser,
  customer,
  baseURL,
  language,
  say,
}) => {
  test.setTimeout(JOURNEY_MS)
  const signedIn = await context.cookies()
  await addAddress(customer.api, HOME)
  const mark = randomInt(100_000, 1_000_000)
  const name = { en: `Corniche Kitchen ${mark}`, ar: `مطبخ الكورنيش ${mark}` }
  const kitchen = { ...(await approvedAs(baseURL ?? '', 'business')), name }
  const journey = { page, browser, language, say }
  await test.step('the business enters its kitchen, fills the menu and is ready', () =>
    readyKitchen(journey, kitchen))
  await test.step('an admin looks at it and opens it', () => openKitchen(journey, kitchen))
  await test.step('a customer takes a plan, and the kitchen sees what is to come', async () => {
    await context.addCookies(signedIn)
    await buyPlan(journey, kitchen)
  })
  await kitchen.api.dispose()
})
