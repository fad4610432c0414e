import type { Page } from '@playwright/test'
import { messages as auth } from '#features/auth/messages.ts'
import { lowerTexts } from '#features/site/web/frame/lower-texts.ts'
import { catalogueTexts } from '#features/subscriptions/web/ordering/catalogue-texts.ts'
import { expectPath } from '../support/pages.ts'
import { localPart, newPhone } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

/** Goes to a page whose scripts are on their way until the answer is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: there, resolve: arrive } = Promise.withResolvers<void>()
  const asked = page.waitForRequest('**/assets/*.js')
  await page.route('**/assets/*.js', async (route) => {
    await there
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await asked
  return arrive
}

test('what is typed and sent before the scripts are there is not lost @both-looks', async ({
  page,
  say,
}) => {
  const { login } = say(auth)
  const arrive = await openWithoutScripts(page, '/login')
  const field = page.getByLabel(login.phoneLabel)
  await field.pressSequentially(localPart(newPhone()))
  await field.press('Enter')
  await expectPath(page, '/login')
  arrive()
  await expect(page.getByRole('heading', { name: login.codeTitle })).toBeVisible()
})

test('a press before the scripts are there is done once they are @both-looks', async ({
  page,
  say,
  inLanguage,
}) => {
  const { plans } = say(catalogueTexts)
  const arrive = await openWithoutScripts(page, '/meal-plans')
  await page.getByRole('button', { name: plans.choose(inLanguage('Full Day', 'يوم كامل')) }).click()
  await expect(page.getByRole('heading', { level: 1, name: plans.title })).toBeVisible()
  arrive()
  await expect(page.getByRole('heading', { level: 1, name: plans.title })).toBeHidden()
})

test('so is one on a part whose scripts come with the first touch @both-looks', async ({
  page,
  say,
}) => {
  const { newsletter } = say(lowerTexts)
  const arrive = await openWithoutScripts(page, '/about')
  await page.getByLabel(newsletter.label).fill(`table${newPhone().slice(1)}@example.com`)
  await page.getByRole('button', { name: newsletter.subscribe }).click()
  arrive()
  await expect(page.getByText(newsletter.thanks)).toBeVisible()
})
