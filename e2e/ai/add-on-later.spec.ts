import { changeTexts } from '#features/subscriptions/web/changes/change-texts.ts'
import { addOnTexts } from '#features/subscriptions/web/add-ons/add-on-texts.ts'
import { texts } from '#features/shopping/web/texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open } from '../support/pages.ts'
import { AI_FAMILY, subscribeToAi } from '../support/steps/ai-plan.ts'
import { acceptMeals } from '../support/steps/shopping.ts'
import { expect, test } from '../support/test.ts'

test('the shopping lists are added where a list of several meals is refused, and given up @both-looks', async ({
  page,
  customer,
  say,
  inLanguage,
}) => {
  const { page: lists, create } = say(texts)
  const words = say(addOnTexts)
  const changes = say(changeTexts)
  const name = inLanguage('Ingredient Shopping Lists', 'قوائم تسوّق المكوّنات')
  await subscribeToAi(customer.api, AI_FAMILY)
  await acceptMeals(customer.api, 2)
  await open(page, '/dashboard/shopping-lists')
  await page.getByRole('button', { name: lists.create }).click()
  const making = page.getByRole('dialog', { name: create.title })
  await making.getByRole('checkbox').first().check()
  await making.getByRole('checkbox').nth(1).check()
  await making.getByRole('button', { name: create.toAddOn }).click()

  const adding = page.getByRole('dialog', { name })
  await expect(adding.getByRole('radio')).toHaveCount(2)
  await expectAccessible(page)
  await adding.getByRole('button', { name: words.pay('49') }).click()
  await expect(adding.getByRole('button', { name: words.giveUp })).toBeVisible()
  await adding.getByRole('button', { name: words.close }).last().click()
  await making.getByRole('button', { name: create.make }).click()
  await expectPath(page, /^\/dashboard\/shopping-lists\/\d+$/)

  await open(page, '/dashboard/subscriptions')
  await page.getByRole('button', { name: changes.openPlan }).click()
  await page.getByRole('menuitem', { name: changes.menu.addOn }).click()
  await adding.getByRole('button', { name: words.giveUp }).click()
  await expect(adding.getByText(words.ends)).toBeVisible()
  await expect(adding.getByRole('radio')).toHaveCount(1)
})
