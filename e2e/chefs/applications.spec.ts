import { adminTexts } from '#features/chef-applications/web/admin/texts.ts'
import { applyTexts } from '#features/chef-applications/web/apply/texts.ts'
import { cardTexts } from '#features/chef-applications/web/card/card-texts.ts'
import { statusTexts } from '#features/chef-applications/web/status/texts.ts'
import { messages } from '#features/chef-applications/messages.ts'
import { DOCUMENTS_OF } from '#features/chef-applications/rules.ts'
import { isolate } from '#shared/text/bidi.ts'
import { apply, giveDocument, LEGAL_NAME, newIban } from '../support/steps/applications.ts'
import { expectAccessible } from '../support/axe.ts'
import { openAsAdmin } from '../support/beside.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { signInAgain } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

test('an applicant puts right what an admin asks for', async ({ page, browser, customer, say }) => {
  test.slow()
  const words = say(adminTexts)
  const status = say(statusTexts)
  const { documents } = say(messages)
  const selfie = say(messages).documentsOfOther.selfieWithId
  const id = await apply(customer.api, 'individual')
  const contact = {
    phone: '+97145550182',
    email: 'hello@sufra.example',
    whatsApp: '+971505550182',
  }
  await page.route('**/api/contact', (route) => route.fulfill({ json: contact }))
  await open(page, '/dashboard/applications')
  await expect(page.getByRole('link', { name: status.ask.onWhatsApp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/971505550182\?text=./,
  )

  const admin = await openAsAdmin(browser, page, `/admin/chefs/${id}`)
  await admin.getByRole('button', { name: words.look.reasons.first }).click()
  await admin.getByRole('button', { name: words.look.show }).click()
  const canvas = admin.getByRole('img', { name: words.look.canvas(documents.emiratesIdPhoto) })
  await expect(canvas).toBeVisible()
  await admin.getByRole('button', { name: words.look.zoomIn }).click()
  await admin.getByRole('button', { name: words.look.rotate }).click()
  await expect(admin.getByText('150%')).toBeVisible()
  await expectAccessible(admin)
  await admin.getByText(words.decide.kinds.needs_changes, { exact: true }).click()
  await admin.getByLabel(words.decide.askFor(selfie)).check()
  await admin.getByLabel(words.decide.noteOf(selfie)).fill('The card is cut off.')
  await admin.getByRole('button', { name: words.decide.ask, exact: true }).click()
  const question = admin.getByRole('alertdialog')
  await question.getByRole('button', { name: words.decide.ask, exact: true }).click()
  await expect(toastIn(admin, words.decide.asked)).toBeVisible()
  await admin.context().close()

  await expect(page.getByText('The card is cut off.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(words.look.reasons.first)).toBeVisible()
  await expectAccessible(page)
  await giveDocument(page, 'selfieWithId', '#8a5a3c')
  await expect(page.getByText('The card is cut off.')).toBeHidden()
  await page.getByRole('button', { name: status.correct }).click()
  await page.getByLabel(say(applyTexts).fields.bankDetails).fill(`${newIban()}, Mashreq`)
  await page.getByRole('button', { name: status.save }).click()
  await expect(toastIn(page, status.corrected)).toBeVisible()
  await page.getByRole('button', { name: status.send, exact: true }).click()
  await expect(toastIn(page, status.sent)).toBeVisible()
  await expect(page.getByText(status.stages.sentAgain, { exact: true })).toBeVisible()
})

test('an admin compares the numbers and approves a kitchen, which opens', async ({
  page,
  browser,
  customer,
  say,
}) => {
  test.slow()
  const words = say(adminTexts)
  const id = await apply(customer.api, 'business')
  await open(page, '/dashboard')
  const admin = await openAsAdmin(
    browser,
    page,
    `/admin/chefs?search=${encodeURIComponent(customer.phone)}`,
  )
  await expectAccessible(admin)
  await admin.locator(`a[href="/admin/chefs/${id}"]`).click()
  await admin.getByRole('button', { name: words.reveal.button }).click()
  const reveal = admin.getByRole('dialog')
  await reveal.getByRole('button', { name: words.look.reasons.compare }).click()
  await reveal.getByRole('button', { name: words.reveal.button }).click()
  await expect(admin.getByText(/784-\d{4}-\d{7}-\d/)).toBeVisible()
  await admin.getByRole('button', { name: words.decide.approve, exact: true }).click()
  const question = admin.getByRole('alertdialog')
  const { documents } = say(messages)
  for (const kind of DOCUMENTS_OF.business) {
    await expect(question.getByText(documents[kind], { exact: true })).toBeVisible()
  }
  const approve = question.getByRole('button', { name: words.decide.approve, exact: true })
  await expect(approve).toHaveAttribute('aria-disabled', 'true')
  await expectAccessible(admin)
  await question.getByLabel(words.decide.nameMatches(isolate(LEGAL_NAME))).check()
  await question.getByLabel(words.decide.confirmUnseen).check()
  await approve.click()
  await expect(toastIn(admin, words.decide.approved)).toBeVisible()
  await admin.context().close()

  // A new role ends the sessions that did not have it.
  await signInAgain(customer.api, customer.phone)
  await open(page, '/dashboard')
  await page.getByRole('link', { name: say(cardTexts).view }).click()
  await expectPath(page, /^\/kitchen/)
})
