import { changeTexts as dayTexts } from '#features/deliveries/web/changes/change-texts.ts'
import { changeTexts } from '#features/subscriptions/web/changes/change-texts.ts'
import { weekdayList, weekdayName } from '#features/subscriptions/web/changes/weekday-names.ts'
import { listTexts } from '#features/subscriptions/web/list/list-texts.ts'
import { addDays, formatDay, weekdayOf } from '#shared/dates.ts'
import { words as common } from '#ui/words.ts'
import { addAddress } from '../support/steps/addresses.ts'
import { expectAccessible } from '../support/axe.ts'
import { choose } from '../support/forms.ts'
import { open, RECEIPT, toastIn, undoInToast } from '../support/pages.ts'
import { subscribeTo, subscribeToMeals } from '../support/steps/paid-plan.ts'
import { KITCHEN_ONE } from '../support/steps/subscribe.ts'
import { expect, test } from '../support/test.ts'
import { productToday } from '../support/now.ts'

const FRIDAY = 5
const SUNDAY = 7

test('changes weekdays, moves a day and undoes, lends an address, and reads the receipts', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  test.slow()
  const work = { name: 'Work', addressLine1: 'Bay Square 7', city: 'Dubai', area: 'Business Bay' }
  await subscribeToMeals(customer.api)
  await addAddress(customer.api, work)
  const readNext = async () => {
    const week = await customer.api.get('/api/deliveries/week')
    return ((await week.json()) as { next: { id: number; day: string } }).next
  }
  const next = await readNext()
  await open(page, '/dashboard')

  const words = say(changeTexts)
  const name = say(listTexts).list.heading(
    inLanguage('Full Day', 'يوم كامل'),
    KITCHEN_ONE[language],
  )
  const chooseChange = async (entry: string) => {
    await page.getByRole('button', { name: words.openNamed(name) }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }

  await chooseChange(words.menu.weekdays)
  const weekdays = page.getByRole('dialog', { name: words.weekdays.title })
  await weekdays.getByText(weekdayName(FRIDAY, language), { exact: true }).click()
  await expect(weekdays.getByText(words.weekdays.wrong(5, 4))).toBeVisible()
  await weekdays.getByText(weekdayName(SUNDAY, language), { exact: true }).click()
  await expect(weekdays.getByText(words.nothing, { exact: true })).toBeVisible()
  await expectAccessible(page)
  await weekdays.getByRole('button', { name: words.weekdays.confirm }).click()
  await expect(weekdays).toBeHidden()
  await expect(toastIn(page, RECEIPT).first()).toBeVisible()
  await undoInToast(page, words.receipts.undo).first().click()
  await expect(page.getByText(weekdayList([1, 2, 3, 4, FRIDAY], language)).first()).toBeVisible()
  await expect.poll(async () => (await readNext()).day).toBe(next.day)

  const day = say(dayTexts)
  const saturday = addDays(next.day, 6 - weekdayOf(next.day))
  const change = page.getByRole('button', { name: day.changeNamed(next.day) })
  await change.first().click()
  await page.getByRole('menuitem', { name: day.menu.move }).click()
  const move = page.getByRole('dialog', { name: day.move.title(next.day) })
  await expect(move.getByRole('spinbutton').first()).toBeEnabled()
  await move.getByRole('spinbutton').first().click()
  const [year, month, date] = saturday.split('-')
  await page.keyboard.type(`${date}${month}${year}`)
  await expect(move.getByText(formatDay(saturday, language))).toBeVisible()
  await expectAccessible(page)
  await move.getByRole('button', { name: day.move.confirm }).click()
  await expect(move).toBeHidden()
  await expect(toastIn(page, RECEIPT).last()).toBeVisible()
  await undoInToast(page, day.undo).last().click()
  await expect(change.first()).toBeVisible()
  // The newest message is alone, below the headings, and no older one comes back after it.
  const message = page.getByRole('alertdialog')
  await expect(message).toHaveCount(1)
  const { height = 0 } = page.viewportSize() ?? {}
  expect((await message.boundingBox())?.y).toBeGreaterThan(height / 2)
  await message.getByRole('button', { name: say(common).close }).click()
  await expect(message).toHaveCount(0)

  await chooseChange(words.menu.spell)
  const temporaryAddress = page.getByRole('dialog', { name: words.spell.title })
  await temporaryAddress.getByText(work.addressLine1).click()
  await expect(temporaryAddress.getByText(words.spell.reverts)).toBeVisible()
  await expectAccessible(page)
  await temporaryAddress.getByRole('button', { name: words.spell.confirm }).click()
  await expect(temporaryAddress).toBeHidden()
  await expect(page.getByText(words.spell.fact, { exact: true })).toBeVisible()

  await chooseChange(words.menu.receipts)
  const receipts = page.getByRole('dialog', { name: words.receipts.title })
  await expect(receipts.getByRole('listitem')).toHaveCount(6)
  await expectAccessible(page)
  const undo = receipts.getByRole('button', { name: words.receipts.undo })
  // The lent address, and the move that took the other one back.
  await expect(undo).toHaveCount(2)
  await undo.first().click()
  await expect(undo).toHaveCount(1)
  await expect(receipts.getByRole('listitem')).toHaveCount(7)
})

test('takes another restaurant before the first charge and agrees to its price', async ({
  page,
  customer,
  say,
  language,
  inLanguage,
}) => {
  await subscribeTo(customer.api, 2, addDays(productToday(), 10))
  const kitchens = await customer.api.get('/api/restaurants')
  const { name: other = '' } =
    ((await kitchens.json()) as { id: number; name: string }[]).find(({ id }) => id === 2) ?? {}
  await open(page, '/dashboard')

  const words = say(changeTexts)
  const { list } = say(listTexts)
  const plan = inLanguage('Full Day', 'يوم كامل')
  const before = list.heading(plan, KITCHEN_ONE[language])
  await page.getByRole('button', { name: words.openNamed(before) }).click()
  await page.getByRole('menuitem', { name: words.menu.kitchen }).click()
  const dialog = page.getByRole('dialog', { name: words.kitchen.title })
  const confirm = dialog.getByRole('button', { name: words.kitchen.confirm })
  await expect(confirm).toBeDisabled()
  await choose(page, dialog, KITCHEN_ONE[language], other)
  await expect(dialog.getByText(words.next.more)).toBeVisible()
  await expectAccessible(page)
  await confirm.click()
  await expect(dialog).toBeHidden()
  const after = list.heading(plan, other)
  await expect(page.getByRole('button', { name: words.openNamed(after) })).toBeVisible()
})
