import { randomInt } from 'node:crypto'
import { messages } from '#features/queue/messages.ts'
import { queueTexts } from '#features/queue/web/texts.ts'
import { recordTexts } from '#ui/records/texts.ts'
import { expectAccessible } from '../support/axe.ts'
import { approveTemplate, leaveMessage, pauseTemplate } from '../support/database.ts'
import { newMark } from '../support/mark.ts'
import { noteBlankFrames, open, readBlankFrames, slowScripts, toastIn } from '../support/pages.ts'
import { signInAsDemo } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test('an admin sees why a message failed, sends one again and drops another', async ({
  page,
  context,
  say,
}) => {
  const words = say(queueTexts)
  const { causes, states } = say(messages)
  const digits = String(randomInt(1_000_000, 10_000_000))
  const again = await leaveMessage(`+97150${digits}`)
  const dropped = await leaveMessage(`+97156${digits}`)
  await signInAsDemo(context.request, 'admin')
  await open(page, `/admin/queue?search=${digits}`)
  const rowOf = (id: number) => page.getByRole('row').filter({ hasText: `#${id}` })
  await expect(rowOf(again).getByText(states.failed)).toBeVisible()
  await expect(rowOf(again).getByText(causes.bad_recipient)).toBeVisible()
  await expect(page.getByText(digits)).toHaveCount(0)
  await expectAccessible(page)

  const panel = page.getByRole('dialog')
  await rowOf(again).getByText(`#${again}`).click()
  await expect(panel.getByText('Meta answered 400, error 131026')).toBeVisible()
  await panel.getByRole('button', { name: words.retryMessage }).click()
  await expect(toastIn(page, words.retried)).toBeVisible()
  await expect(rowOf(again)).toHaveCount(0)

  await rowOf(dropped).getByText(`#${dropped}`).click()
  await panel.getByRole('button', { name: words.discardMessage }).click()
  const dialog = page.getByRole('dialog').last()
  await dialog.getByLabel(say(recordTexts).reason).fill('The number is not in use any more')
  await dialog.getByRole('button', { name: words.discardMessage }).click()
  await expect(rowOf(dropped)).toHaveCount(0)
})

test('an admin sees that Meta paused a template until Meta takes it again', async ({
  page,
  context,
  say,
}) => {
  const { templates: words } = say(queueTexts)
  const name = `paused_${newMark()}`
  await pauseTemplate(name)
  await signInAsDemo(context.request, 'admin')
  await open(page, '/admin/queue')
  const template = page.getByRole('listitem').filter({ hasText: name })
  await expect(page.getByText(words.title)).toBeVisible()
  await expect(template.getByText('PAUSED', { exact: true })).toBeVisible()
  await expect(template.getByText('Paused for 3 hours')).toBeVisible()
  await expectAccessible(page)
  await approveTemplate(name)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(template).toHaveCount(0)
})

test('the list of jobs is one link away', async ({ page, context, say }) => {
  const words = say(queueTexts)
  await signInAsDemo(context.request, 'admin')
  await open(page, '/admin/queue')
  const link = page
    .getByRole('navigation', { name: words.lists })
    .getByRole('link', { name: words.jobs })
  await link.click()
  await expect(page).toHaveURL(/\/admin\/queue\/jobs$/)
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1, name: words.title })).toBeVisible()
  await expectAccessible(page)
})

test('the list stays until the other one can be drawn', async ({ page, context, say }) => {
  const words = say(queueTexts)
  await signInAsDemo(context.request, 'admin')
  await open(page, '/admin/queue')
  await slowScripts(page, 600)
  await noteBlankFrames(page)
  const link = page
    .getByRole('navigation', { name: words.lists })
    .getByRole('link', { name: words.jobs })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'page')
  expect(await readBlankFrames(page)).toBe(0)
})
