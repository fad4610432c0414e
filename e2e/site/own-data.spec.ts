import { messages as account } from '#features/account/messages.ts'
import { messages as erasure } from '#features/erasure/messages.ts'
import { expectAccessible } from '../support/axe.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { askForChef } from '../support/steps/chef-events.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('everything we know comes as a file, and a failed download is said in the page', async ({
  page,
  customer,
  say,
  ignoreProblems,
}) => {
  const { settings } = say(account)
  ignoreProblems(/Failed to load resource|ERR_INTERNET_DISCONNECTED/)
  await open(page, '/dashboard/settings')
  const button = page.getByRole('button', { name: settings.exportButton })
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toMatch(/^sufra-\d{4}-\d\d-\d\d\.json$/)
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(Buffer.concat(chunks).toString()).toContain(customer.phone)
  await page.context().setOffline(true)
  await button.click()
  await expect(toastIn(page, settings.exportFailed)).toBeVisible()
  await page.context().setOffline(false)
})

test('an account with an open event leads to it; without one it is deleted for good', async ({
  page,
  customer,
  say,
}) => {
  const words = say(erasure)
  const eventId = await askForChef(customer.api, { cuisines: ['thai'], inHours: 24 * 40 })
  await open(page, '/dashboard/settings')
  await expect(page.getByText(words.blockers.chef_event.text)).toBeVisible()
  await expect(page.getByRole('button', { name: words.open })).toHaveCount(0)
  await page.getByRole('link', { name: words.blockers.chef_event.link, exact: true }).last().click()
  await expectPath(page, '/dashboard/chef-events')
  await expect(await customer.api.delete(`/api/chef-events/${eventId}`)).toBeOK()

  await open(page, '/dashboard/settings')
  await page.getByRole('button', { name: words.open }).click()
  const dialog = page.getByRole('alertdialog', { name: words.question })
  await expect(dialog.getByText(words.goesList.household)).toBeVisible()
  await expectAccessible(page)
  const digits = dialog.getByRole('textbox', { name: words.digits })
  const wrong = customer.phone.endsWith('0000') ? '1111' : '0000'
  await digits.fill(wrong)
  await dialog.getByRole('button', { name: words.confirm }).click()
  await expect(dialog.getByRole('alert')).toHaveText(words.refusals.last_digits_wrong)
  await digits.fill(customer.phone.slice(-4))
  await dialog.getByRole('button', { name: words.confirm }).click()
  await expectPath(page, '/')
  await expect(toastIn(page, words.goodbye)).toBeVisible()
  expect((await page.request.get('/api/auth/session')).status()).toBe(401)
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([])
})
