import { request } from '@playwright/test'
import { messages as auth } from '#features/auth/messages.ts'
import { messages } from '#features/chef-applications/messages.ts'
import { adminTexts } from '#features/chef-applications/web/admin/texts.ts'
import { applyTexts } from '#features/chef-applications/web/apply/texts.ts'
import { cardTexts } from '#features/chef-applications/web/card/card-texts.ts'
import { documentTexts } from '#features/chef-applications/web/documents/texts.ts'
import { statusTexts } from '#features/chef-applications/web/status/texts.ts'
import { menuTexts } from '#features/chef-events/web/chef/texts/menu-texts.ts'
import { profileTexts } from '#features/chef-events/web/chef/texts/profile-texts.ts'
import { requestTexts } from '#features/chef-events/web/chef/texts/request-texts.ts'
import { todayTexts } from '#features/chef-events/web/chef/texts/today-texts.ts'
import { compareTexts } from '#features/chef-events/web/compare/texts.ts'
import { isolate } from '#shared/text/bidi.ts'
import { CUISINE_NAMES, type Cuisine } from '#shared/food/food.ts'
import { giveDocument, givePaper, newEmiratesId, newIban } from '../support/steps/applications.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAs, openAsAdmin } from '../support/beside.ts'
import { askForChef } from '../support/steps/chef-events.ts'
import { readParameters } from '../support/database.ts'
import { choose } from '../support/forms.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { fromElsewhere, readMessages, signInAgain, signUp } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** One person's way: what one test reaches, the next one begins with. */
test.describe.configure({ mode: 'serial' })

const CUISINE: Cuisine = 'greek'
let phone = ''

test('someone applies with photos and a PDF, replaces what is asked for and is approved', async ({
  page,
  browser,
  customer,
  language,
  say,
}) => {
  test.slow()
  const words = say(applyTexts)
  const { documents } = say(messages)
  const status = say(statusTexts)
  const { decide } = say(adminTexts)
  phone = customer.phone
  await open(page, '/join-as-chef/individual')
  await page.getByLabel(words.fields.legalName.individual).fill('Sami Adel Haddad')
  await page.getByLabel(words.fields.emiratesId).fill(newEmiratesId())
  await page.getByLabel(words.fields.bankDetails).fill(`${newIban()}, Mashreq`)
  await page.getByRole('button', { name: words.next }).click()
  await page.getByText(CUISINE_NAMES[CUISINE][language], { exact: true }).click()
  await page.getByRole('button', { name: words.next }).click()
  await page.getByRole('button', { name: words.next }).click()
  await expect(page.getByText(words.review.missing, { exact: true })).toHaveCount(3)
  await expectAccessible(page)
  await page.getByRole('button', { name: words.review.addDocuments }).click()
  await giveDocument(page, 'emiratesIdPhoto')
  await giveDocument(page, 'selfieWithId', '#8a5a3c')
  await givePaper(page, 'bankDetailsDoc')
  for (const kind of ['emiratesIdPhoto', 'selfieWithId', 'bankDetailsDoc'] as const) {
    const card = page.getByRole('region', { name: documents[kind], exact: true })
    await expect(card.getByText(say(documentTexts).uploaded, { exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await page.getByRole('button', { name: words.next }).click()
  await expect(page.getByText(words.review.ready, { exact: true })).toHaveCount(3)
  await page.getByLabel(words.review.consent).check()
  await page.getByRole('button', { name: words.send }).click()
  await expectPath(page, '/dashboard')
  await expect(toastIn(page, words.toasts.sent)).toBeVisible()
  const { statuses, details } = say(cardTexts)
  await expect(page.getByText(statuses.submitted, { exact: true })).toBeVisible()
  await page.getByRole('link', { name: details, exact: true }).click()
  await expectPath(page, '/dashboard/applications')
  await expect(page.getByText(status.noViews)).toBeVisible()

  const answer = await customer.api.get('/api/chef-applications/status')
  const { individualProfile } = (await answer.json()) as { individualProfile: { id: number } }
  const admin = await openAsAdmin(browser, page, `/admin/chefs/${individualProfile.id}`)
  await admin.getByText(decide.kinds.needs_changes, { exact: true }).click()
  await admin.getByLabel(decide.askFor(documents.bankDetailsDoc)).check()
  await admin.getByLabel(decide.noteOf(documents.bankDetailsDoc)).fill('We need both pages.')
  await admin.getByRole('button', { name: decide.ask, exact: true }).click()
  const asking = admin.getByRole('alertdialog')
  await asking.getByRole('button', { name: decide.ask, exact: true }).click()
  await expect(toastIn(admin, decide.asked)).toBeVisible()

  await open(page, '/dashboard/applications')
  await expect(page.getByText('We need both pages.')).toBeVisible()
  await givePaper(page, 'bankDetailsDoc', 2)
  await expect(page.getByText('We need both pages.')).toBeHidden()
  await page.getByRole('button', { name: status.send, exact: true }).click()
  await expect(toastIn(page, status.sent)).toBeVisible()

  await open(admin, `/admin/chefs/${individualProfile.id}`)
  await admin.getByRole('button', { name: decide.approve, exact: true }).click()
  const approving = admin.getByRole('alertdialog')
  await approving.getByLabel(decide.confirmUnseen).check()
  await approving.getByLabel(decide.nameMatches(isolate('Sami Adel Haddad'))).check()
  await approving.getByRole('button', { name: decide.approve, exact: true }).click()
  await expect(toastIn(admin, decide.approved)).toBeVisible()
  await admin.context().close()
  // The page of the applicant says so at once, and why a new login is asked for.
  await expectPath(page, '/login?approved=true')
  await expect(page.getByText(say(auth).login.approvedLead)).toBeVisible()
  await expectAccessible(page)
  await expect.poll(() => readMessages(customer.api, phone, 'application-approved')).toHaveLength(1)
})

test('the new chef writes a profile and a menu, is notified of a request, and the customer sees the quote', async ({
  page,
  browser,
  baseURL,
  say,
  inLanguage,
}) => {
  test.slow()
  const today = say(todayTexts)
  const profile = say(profileTexts)
  const menus = say(menuTexts)
  const requests = say(requestTexts)
  const { builder } = requests
  const name = inLanguage('Eleni Pappas', 'إيليني باباس')
  await signInAgain(page.request, phone)
  await open(page, '/dashboard')
  await page.getByRole('link', { name: say(cardTexts).view }).click()
  await expectPath(page, '/chef-dashboard')
  await page.getByRole('link', { name: today.missingAction.bio }).click()
  await page.getByLabel(profile.nameEn).fill('Eleni Pappas')
  await page.getByLabel(profile.nameAr).fill('إيليني باباس')
  await page.getByLabel(profile.bioEn).fill('Fish from the morning market, and pies of Epirus.')
  await page.getByLabel(profile.bioAr).fill('سمك من سوق الصباح وفطائر من إبيروس.')
  await page.getByRole('button', { name: profile.save }).click()
  await expect(toastIn(page, profile.saved)).toBeVisible()

  await open(page, '/chef-dashboard/menus')
  await page.getByRole('button', { name: menus.add }).first().click()
  const sheet = page.getByRole('dialog', { name: menus.add })
  await sheet.getByLabel(menus.name).fill('Island table')
  await sheet.getByLabel(builder.price).fill(inLanguage('240', '٢٤٠'))
  const courses = sheet.getByRole('textbox', { name: requests.courses.name, exact: true })
  for (const [place, course] of ['Dolmades', 'Grilled hammour', 'Baklava'].entries()) {
    await courses.nth(place).fill(course)
  }
  const none = sheet.getByRole('checkbox', { name: requests.courses.none })
  await none.first().check({ force: true })
  await expect(sheet.getByText(requests.courses.containsNone)).toHaveCount(1)
  await expect(sheet.getByText(requests.courses.unsaid)).toHaveCount(2)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: menus.save }).click()
  await expect(toastIn(page, menus.saved)).toBeVisible()

  const host = await request.newContext({
    baseURL: baseURL ?? '',
    extraHTTPHeaders: fromElsewhere(),
  })
  await signUp(host)
  const eventId = await askForChef(host, { cuisines: [CUISINE], inHours: 300 })
  await expect.poll(() => readParameters(phone, 'chef-invited')).toHaveLength(1)
  await page.getByRole('link', { name: new RegExp(`^${requests.title}`) }).click()
  await page.getByRole('button', { name: requests.quote }).click()
  const quote = page.getByRole('dialog')
  await choose(page, quote, builder.menu, 'Island table')
  await expect(quote.getByText('2,448.00')).toBeVisible()
  await expect(quote.getByText(builder.unsaid('Grilled hammour, Baklava'))).toBeVisible()
  await quote.getByRole('button', { name: builder.send }).click()
  await expect(toastIn(page, builder.sent)).toBeVisible()
  await expect(page.getByText(requests.states.sent, { exact: true })).toBeVisible()

  const path = `/dashboard/chef-events/${eventId}`
  const table = await openAs(browser, page, { api: host, path })
  const compare = say(compareTexts)
  const column = table
    .getByRole('region', { name: compare.label })
    .getByRole('listitem', { name: compare.chef(name) })
  await expect(column.getByText(compare.newChef)).toBeVisible()
  await expect(column.getByText('Grilled hammour')).toBeVisible()
  await expect(column.getByText(compare.unchecked)).toBeVisible()
  await expect(column.getByText(compare.matches)).toHaveCount(0)
  await expect(column.getByText('2,880.00')).toBeVisible()
  await expect(column.getByRole('button', { name: compare.of(compare.accept, name) })).toBeVisible()
  await expectAccessible(table)
  await table.context().close()
  await host.dispose()
})
