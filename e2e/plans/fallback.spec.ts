import { fallbackTexts } from '#features/subscriptions/web/fallback/fallback-texts.ts'
import { changeTexts } from '#features/subscriptions/web/changes/change-texts.ts'
import { listTexts } from '#features/subscriptions/web/list/list-texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { query } from '../support/database.ts'
import { open, RECEIPT, toastIn } from '../support/pages.ts'
import { subscribeToMeals } from '../support/steps/paid-plan.ts'
import { KITCHEN_ONE } from '../support/steps/subscribe.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('asks a plan of before once whether the restaurant shall pick', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  await subscribeToMeals(customer.api)
  await query(
    `update subscriptions set fallback = 'skip', asks_fallback = true
      where customer_id = (select id from users where phone = $1)`,
    [customer.phone],
  )
  const words = say(fallbackTexts)
  await open(page, '/dashboard')
  await expect(page.getByText(words.now.skip)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: words.pick }).click()
  await expect(toastIn(page, RECEIPT).first()).toBeVisible()
  await expect(page.getByText(words.ask)).toHaveCount(0)

  const change = say(changeTexts)
  const name = say(listTexts).list.heading(
    inLanguage('Full Day', 'يوم كامل'),
    KITCHEN_ONE[language],
  )
  await page.getByRole('button', { name: change.openNamed(name) }).click()
  await page.getByRole('menuitem', { name: change.menu.fallback }).click()
  const dialog = page.getByRole('dialog', { name: change.fallback.title })
  await expect(dialog.getByRole('radio', { name: words.options.kitchen })).toBeChecked()
  await expectAccessible(page)
})
