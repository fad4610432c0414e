import { otherPersonTexts } from '#features/auth/other-person-texts.ts'
import { messages } from '#features/household/messages.ts'
import { ALLERGEN_NAMES } from '#shared/food/food.ts'
import { conflictWords } from '#ui/forms/conflict-words.ts'
import { expectAccessible } from '../support/axe.ts'
import { open, toastIn } from '../support/pages.ts'
import { signUp } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('a page of one person writes nothing for another who signed in meanwhile', async ({
  page,
  customer,
  say,
  ignoreProblems,
}) => {
  const { page: texts, form } = say(messages)
  ignoreProblems(/409/)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/household')
  await page.getByRole('button', { name: texts.add }).click()
  const adding = page.getByRole('dialog', { name: form.addTitle })
  await adding.getByLabel(form.name).fill('Omar')

  // Another tab of the same browser.
  await signUp(customer.api, 'Huda Nasser')
  await adding.getByRole('button', { name: form.save }).click()

  const otherPerson = say(otherPersonTexts)
  await expect(toastIn(page, otherPerson.title('Huda Nasser'))).toBeVisible()
  await expect(page.getByText(texts.emptyLead)).toBeVisible()
  await expect(page.getByText('Omar')).toHaveCount(0)
  await expectAccessible(page)
  const household = (await (await customer.api.get('/api/household')).json()) as {
    members: { name: string }[]
  }
  expect(household.members.map(({ name }) => name)).toEqual(['Huda Nasser'])

  // The page is hers now.
  await page.getByRole('button', { name: texts.add }).click()
  await adding.getByLabel(form.name).fill('Salem')
  await adding.getByRole('button', { name: form.save }).click()
  await expect(page.getByRole('heading', { name: 'Salem' })).toBeVisible()
})

test('a form says what someone else saved, and keeps what was typed @both-looks', async ({
  page,
  customer,
  say,
  language,
  ignoreProblems,
}) => {
  const { form, card } = say(messages)
  const conflict = say(conflictWords)
  ignoreProblems(/409/)
  const member = {
    name: 'Sara',
    portion: 'small',
    diets: [],
    allergens: [] as string[],
    dislikes: [],
    fastsInRamadan: false,
  }
  const created = await customer.api.post('/api/household/members', { data: member })
  const { id } = (await created.json()) as { id: number }
  const path = `/api/household/members/${id}`
  const stored = async () => {
    const household = (await (await customer.api.get('/api/household')).json()) as {
      members: { id: number; name: string; allergens: string[] }[]
    }
    return household.members.find((one) => one.id === id)
  }
  await open(page, '/dashboard/household')
  const editing = page.getByRole('dialog', { name: form.editTitle })
  const notice = editing.getByRole('alert').filter({ hasText: conflict.title })
  const rename = async (from: string, to: string) => {
    await page.getByRole('button', { name: card.editNamed(from) }).click()
    await editing.getByLabel(form.name).fill(to)
    await customer.api.put(path, { data: { ...member, allergens: ['peanuts'], name: from } })
    await editing.getByRole('button', { name: form.save }).click()
    await expect(notice).toContainText(ALLERGEN_NAMES.peanuts[language])
  }

  await rename('Sara', 'Sarah')
  await expect(notice).toBeFocused()
  await expect(editing.getByLabel(form.name)).toHaveValue('Sarah')
  await expectAccessible(page)
  expect(await stored()).toMatchObject({ name: 'Sara', allergens: ['peanuts'] })
  await notice.getByRole('button', { name: conflict.take }).click()
  await expect(notice).toBeHidden()
  await expect(editing.getByLabel(form.name)).toHaveValue('Sara')
  await editing.getByLabel(form.name).fill('Sarah')
  await editing.getByRole('button', { name: form.save }).click()
  await expect(editing).toBeHidden()
  expect(await stored()).toMatchObject({ name: 'Sarah', allergens: ['peanuts'] })

  await customer.api.put(path, { data: { ...member, name: 'Sarah' } })
  await open(page, '/dashboard/household')
  await rename('Sarah', 'Mimi')
  await notice.getByRole('button', { name: conflict.keep }).click()
  await expect(editing).toBeHidden()
  // What was not touched in the form is what was saved since.
  expect(await stored()).toMatchObject({ name: 'Mimi', allergens: ['peanuts'] })
})
