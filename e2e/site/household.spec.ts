import { messages } from '#features/household/messages.ts'
import { noteTexts } from '#features/household/note-texts.ts'
import { messages as restaurants } from '#features/restaurants/messages.ts'
import { ALLERGEN_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { pressOption } from '../support/forms.ts'
import { addAddress, marinaHome } from '../support/steps/addresses.ts'
import { PERSON } from '../support/people.ts'
import { expectAccessible } from '../support/axe.ts'
import { open, toastIn } from '../support/pages.ts'
import { KITCHEN_ONE, orderPage } from '../support/steps/subscribe.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('a household is given once, changed and made smaller again', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  const { page: texts, form, card, deletion, toasts, refusals } = say(messages)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/household')
  await expect(page.getByText(texts.emptyLead)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: texts.add }).click()
  const adding = page.getByRole('dialog', { name: form.addTitle })
  await adding.getByRole('button', { name: form.save }).click()
  await expect(
    adding.getByRole('alert').getByText(refusals.member_name_required).first(),
  ).toBeVisible()
  await adding.getByLabel(form.name).fill('Sara')
  await adding.getByText(form.portions.small, { exact: true }).click()
  const nuts = ALLERGEN_NAMES['tree-nuts'][language]
  await adding.getByText(nuts, { exact: true }).click()
  await expect(adding.getByRole('switch', { name: form.traces })).toBeChecked()
  await adding.getByText(DIET_NAMES.halal[language], { exact: true }).click()
  const coriander = inLanguage('Coriander leaves', 'كزبرة خضراء')
  const search = adding.getByRole('combobox', { name: form.dislikes })
  await search.click()
  await search.fill(inLanguage('corian', 'كزبره'))
  await pressOption(page.getByRole('option', { name: coriander }))
  await expect(adding.getByRole('button', { name: form.removeNamed(coriander) })).toBeVisible()
  await expectAccessible(page)
  await adding.getByRole('button', { name: form.save }).click()
  await expect(adding).toBeHidden()
  await expect(toastIn(page, toasts.added)).toBeVisible()

  const cards = page.getByRole('main').getByRole('listitem')
  const sara = cards.filter({ has: page.getByRole('heading', { name: 'Sara' }) })
  const { halal } = DIET_NAMES
  for (const text of [card.portion.small, nuts, card.tracesLeftOut, halal[language], coriander]) {
    await expect(sara).toContainText(text)
  }
  await expect(page.getByText(texts.blocked)).toBeVisible()
  await expect(page.getByRole('heading', { name: PERSON })).toBeVisible()
  await expect(page.getByRole('button', { name: card.deleteNamed(PERSON) })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: card.editNamed('Sara') }).click()
  const editing = page.getByRole('dialog', { name: form.editTitle })
  await editing.getByText(ALLERGEN_NAMES.milk[language], { exact: true }).click()
  await editing.getByRole('button', { name: form.removeNamed(coriander) }).click()
  await editing.getByRole('switch', { name: form.fasts }).click()
  await editing.getByRole('button', { name: form.save }).click()
  await expect(editing).toBeHidden()
  await expect(sara).toContainText(ALLERGEN_NAMES.milk[language])
  await expect(sara).toContainText(card.fasts)
  await expect(sara).not.toContainText(coriander)

  await page.getByRole('button', { name: card.deleteNamed('Sara') }).click()
  const question = page.getByRole('alertdialog', { name: deletion.title })
  await expect(question).toContainText(nuts)
  await question.getByRole('button', { name: deletion.cancel }).click()
  await expect(sara).toBeVisible()
  await page.getByRole('button', { name: card.deleteNamed('Sara') }).click()
  await question.getByRole('button', { name: deletion.confirm }).click()
  await expect(toastIn(page, toasts.deleted)).toBeVisible()
  await expect(page.getByText(texts.emptyLead)).toBeVisible()
})

test('a dish of a menu names who is allergic to it @both-looks', async ({
  page,
  customer,
  say,
  language,
}) => {
  const { menu } = say(restaurants)
  await addAddress(customer.api, marinaHome)
  const sara = {
    name: 'Sara',
    portion: 'small',
    diets: [],
    allergens: ['milk'],
    dislikes: [],
    fastsInRamadan: false,
  }
  await expect(await customer.api.post('/api/household/members', { data: sara })).toBeOK()
  await open(page, '/meal-plans?plan=2')
  const order = orderPage(page, language)
  await order.next.click()
  await expect(page.getByRole('radio', { name: marinaHome.name })).toBeChecked()
  await order.next.click()
  await order.kitchen(KITCHEN_ONE[language]).check()
  const dishes = page.getByRole('region', { name: menu.list })
  const note = say(noteTexts).contains(ALLERGEN_NAMES.milk[language], ['Sara'])
  await expect(dishes.getByText(note).first()).toBeVisible()
  await expectAccessible(page)
})
