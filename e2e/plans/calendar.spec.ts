import { messages } from '#features/calendar/messages.ts'
import { expectAccessible } from '../support/axe.ts'
import { open, toastIn } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test('makes a private calendar address, renews it and switches it off', async ({
  page,
  customer,
  say,
}) => {
  const { card, feed } = say(messages)
  const addressField = page.getByLabel(card.address)
  const answer = async (button: string, title: string) => {
    await page.getByRole('button', { name: button }).click()
    const question = page.getByRole('alertdialog').filter({ hasText: title })
    await expect(question).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: button }).click()
    await expect(question).toBeHidden()
  }
  await open(page, '/dashboard/settings')
  await page.getByRole('button', { name: card.create }).click()
  await expect(toastIn(page, card.renewed).first()).toBeVisible()
  const address = await addressField.inputValue()
  const calendar = await customer.api.get(address)
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await calendar.text()).toContain(`X-WR-CALNAME:${feed.name}`)
  await expect(page.getByRole('link', { name: card.apple })).toHaveAttribute('href', /^webcal:/)
  await expectAccessible(page)

  await answer(card.renew, card.renewTitle)
  await expect(addressField).not.toHaveValue(address)
  const renewed = await addressField.inputValue()
  expect((await customer.api.get(address)).status()).toBe(404)
  await expect(await customer.api.get(renewed)).toBeOK()

  await answer(card.stop, card.stopTitle)
  await expect(page.getByText(card.none)).toBeVisible()
  expect((await customer.api.get(renewed)).status()).toBe(404)
})
