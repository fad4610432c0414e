import type { Locator, Page } from '@playwright/test'
import { messages as deliveries } from '#features/deliveries/messages.ts'
import { changeTexts as dayTexts } from '#features/deliveries/web/changes/change-texts.ts'
import { listTexts } from '#features/subscriptions/web/list/list-texts.ts'
import { pauseTexts } from '#features/subscriptions/web/pausing/pause-texts.ts'
import { addDays, type Day } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { words as uiWords } from '#ui/words.ts'
import { expectAccessible } from '../support/axe.ts'
import { typeDay } from '../support/forms.ts'
import { loseAnswer, TRIES_OF_A_CALL } from '../support/lost-answers.ts'
import { open, RECEIPT, toastIn, undoInToast, whenSettled } from '../support/pages.ts'
import { mondayAhead, subscribeTo } from '../support/steps/paid-plan.ts'
import { KITCHEN_ONE } from '../support/steps/subscribe.ts'
import { expect, test, type Say } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

const FULL_DAY = 2

/** As the dashboard calls the plan that these customers have. */
const nameOfPlan = (say: Say, language: Language): string =>
  say(listTexts).list.heading(language === 'ar' ? 'يوم كامل' : 'Full Day', KITCHEN_ONE[language])

/** Opens the question about a pause of the week that begins on this Monday. */
async function askForPause(
  page: Page,
  { say, name, monday }: { say: Say; name: string; monday: Day },
): Promise<Locator> {
  const words = say(pauseTexts)
  await page.getByRole('button', { name: words.openNamed(name) }).click()
  const dialog = page.getByRole('dialog', { name: words.title })
  await typeDay(page, dialog, words.from, monday)
  await typeDay(page, dialog, words.to, addDays(monday, 6))
  return dialog
}

test('skips a day and undoes it, pauses a week and resumes', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  test.slow()
  const monday = mondayAhead()
  await subscribeTo(customer.api, FULL_DAY, monday)
  await open(page, '/dashboard')

  const { next, skip } = say(deliveries)
  await page.getByRole('button', { name: next.skip }).click()
  const question = page.getByRole('alertdialog')
  await expect(
    question.getByText(inLanguage('at the end of your cycle', 'في نهاية دورتك')),
  ).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: skip.confirm }).click()
  await expect(
    question.getByText(inLanguage('at the end of your cycle', 'في نهاية دورتك')),
  ).toBeHidden()
  await expect(toastIn(page, RECEIPT).first()).toBeVisible()
  const undo = page.getByRole('button', { name: new RegExp(skip.undoNamed('')) })
  await expect(undo.first()).toBeVisible()
  await expect(page.getByText(say(deliveries).skipCauses.customer).first()).toBeVisible()
  await expectAccessible(page)
  await undo.first().click()
  await expect(undo).toHaveCount(0)

  const words = say(pauseTexts)
  const name = nameOfPlan(say, language)
  const dialog = await askForPause(page, { say, name, monday })
  await expect(dialog.getByText(words.count(5))).toBeVisible()
  await expect(dialog.getByText(words.nothing, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: words.confirm }).click()
  await expect(dialog).toBeHidden()
  await expect(toastIn(page, RECEIPT).first()).toBeVisible()
  await undoInToast(page, say(dayTexts).undo).click()
  // The page may still show the buttons from before the pause: they are gone with its next answers.
  await expect(toastIn(page, new RegExp(words.resumed(5, RECEIPT.source)))).toBeVisible()
  await whenSettled(page)
  await expect(page.getByRole('button', { name: words.openNamed(name) })).toBeVisible()

  await page.getByRole('button', { name: words.openNamed(name) }).click()
  await dialog.getByRole('button', { name: words.confirm }).click()
  const resume = page.getByRole('button', { name: words.resumeNamed(name) })
  await expect(resume).toBeVisible()
  await expectAccessible(page)
  await resume.click()
  await expect(resume).toBeHidden()
  await expect(page.getByRole('button', { name: words.openNamed(name) })).toBeVisible()
})

test('a skip and a cancellation whose answers get lost are done and said', async ({
  page,
  customer,
  say,
  inLanguage,
  language,
  ignoreProblems,
}) => {
  ignoreProblems(/ERR_FAILED/)
  await subscribeTo(customer.api, FULL_DAY, mondayAhead())
  await open(page, '/dashboard')
  const { next, skip } = say(deliveries)
  const { list, cancel, toasts } = say(listTexts)
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 409) refused.push(response.url())
  })
  let sent = 0
  await page.route('**/api/deliveries/*/skip', (route) =>
    route.request().method() === 'POST' && sent++ === 0 ? loseAnswer(route) : route.continue(),
  )
  await page.getByRole('button', { name: next.skip }).click()
  // A toast with an undo is an alert dialog, too.
  const questionWith = (name: string) =>
    page.getByRole('alertdialog').filter({ has: page.getByRole('button', { name }) })
  const question = questionWith(skip.confirm)
  // The dialog grows when it knows what follows, and its buttons move.
  await expect(
    question.getByText(inLanguage('at the end of your cycle', 'في نهاية دورتك')),
  ).toBeVisible()
  await question.getByRole('button', { name: skip.confirm }).click()
  await expect(toastIn(page, RECEIPT).first()).toBeVisible()
  await expect(question).toBeHidden()
  await whenSettled(page)
  expect(sent).toBe(2)
  expect(refused).toEqual([])

  const name = nameOfPlan(say, language)
  await page.route('**/api/subscriptions/*/cancel', loseAnswer, { times: TRIES_OF_A_CALL })
  await page.getByRole('button', { name: list.cancelNamed(name) }).click()
  const cancelling = questionWith(cancel.confirm)
  await cancelling.getByRole('button', { name: cancel.confirm }).click()
  await expect(toastIn(page, toasts.error).first()).toBeVisible()
  // By key, because the toast may lie on the button.
  await cancelling.getByRole('button', { name: cancel.confirm }).press('Enter')
  await expect(cancelling).toBeHidden()
  await expect(page.getByRole('button', { name: list.cancelNamed(name) })).toHaveCount(0)
})

test('what follows from a skip or a pause is asked for again where it did not load', async ({
  page,
  customer,
  say,
  inLanguage,
  language,
  ignoreProblems,
}) => {
  ignoreProblems(/ERR_FAILED/)
  const monday = mondayAhead()
  await subscribeTo(customer.api, FULL_DAY, monday)
  await open(page, '/dashboard')
  const failed = say(dayTexts).failed
  const { tryAgain } = say(uiWords)
  const cut = (path: string) =>
    page.route(path, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.continue(),
    )

  await cut('**/api/deliveries/*/skip')
  await page.getByRole('button', { name: say(deliveries).next.skip }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByText(failed)).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/deliveries/*/skip')
  await question.getByRole('button', { name: tryAgain }).click()
  await expect(
    question.getByText(inLanguage('at the end of your cycle', 'في نهاية دورتك')),
  ).toBeVisible()
  await question.getByRole('button', { name: say(deliveries).skip.keep }).click()
  await expect(question).toBeHidden()

  await cut('**/api/subscriptions/*/pause-preview*')
  const pausing = say(pauseTexts)
  const dialog = await askForPause(page, { say, name: nameOfPlan(say, language), monday })
  await expect(dialog.getByText(pausing.failed)).toBeVisible()
  await page.unroute('**/api/subscriptions/*/pause-preview*')
  await dialog.getByRole('button', { name: tryAgain }).click()
  await expect(dialog.getByText(pausing.count(5))).toBeVisible()
})
