import { messages } from '#features/account/messages.ts'
import { overviewTexts } from '#features/account/overview-texts.ts'
import { emailMessages } from '#features/auth/email-messages.ts'
import { messages as site } from '#features/site/messages.ts'
import { expectPath, open, toastIn } from '../support/pages.ts'
import { readEmailedCode } from '../support/people.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

/** The smallest picture that any reader takes: one pixel, PNG. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

test('a newcomer who wants meals is led to the first steps, which are shown once', async ({
  page,
  customer,
  say,
}) => {
  expect(customer.phone).toBeTruthy()
  const { steps } = say(messages)
  const overview = say(overviewTexts)
  await open(page, '/meal-selection')
  await expectPath(page, '/dashboard')
  await expect(page.getByRole('heading', { name: overview.welcomeTitle })).toBeVisible()
  const place = page.locator('#subscriptions')
  await expect(place).toBeFocused()
  await expect(place).toHaveCSS('outline-style', 'none')
  await expect(page.getByRole('heading', { name: overview.summary })).toBeVisible()
  await expect(page.getByText(steps['add-address'].title)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: overview.recommendations })).toHaveCount(0)
})

test('name, e-mail and photo of the profile are kept', async ({ page, customer, say }) => {
  const { profile, refusals, toasts } = say(messages)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/profile')
  await page.getByRole('button', { name: profile.edit }).click()
  await expect(page.getByLabel(profile.phone, { exact: true })).toBeDisabled()
  await page.getByLabel(profile.name, { exact: true }).fill('M')
  await page.getByRole('textbox', { name: profile.email }).fill('mariam@')
  await page.getByRole('button', { name: profile.save }).click()
  await expect(page.getByText(refusals.name_too_short)).toBeVisible()
  await expect(page.getByText(refusals.email_invalid)).toBeVisible()
  await page.getByLabel(profile.name, { exact: true }).fill('Mariam Al Hashimi')
  await page.getByRole('textbox', { name: profile.email }).fill('mariam.h@example.com')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: profile.choosePhoto }).click()
  await (await chooser).setFiles({ name: 'me.png', mimeType: 'image/png', buffer: PIXEL })
  await expect(page.getByText(profile.photoReady)).toBeVisible()
  await page.getByRole('button', { name: profile.save }).click()
  await expect(toastIn(page, toasts.profileSaved)).toBeVisible()
  await expect(page.getByRole('button', { name: profile.edit })).toBeVisible()
  await expect(page.getByText('mariam.h@example.com')).toBeVisible()
  const photo = await page.request.get('/api/users/profile-photo')
  expect(photo.headers()['content-type']).toMatch(/^image\//)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Mariam Al Hashimi' })).toBeVisible()
})

test('a picture that is none is refused before it is sent', async ({ page, customer, say }) => {
  const { profile, refusals } = say(messages)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/profile')
  await page.getByRole('button', { name: profile.edit }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: profile.choosePhoto }).click()
  const fake = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') }
  await (await chooser).setFiles(fake)
  await expect(
    page.getByText(refusals.photo_unreadable).or(page.getByText(refusals.photo_kind_refused)),
  ).toBeVisible()
})

test('an e-mail address for codes is confirmed and removed', async ({ page, customer, say }) => {
  const { card } = say(emailMessages)
  const email = `${customer.phone.slice(1)}@example.com`
  await open(page, '/dashboard/settings')
  await page.getByRole('textbox', { name: card.label }).fill('nobody')
  await page.getByRole('button', { name: card.send }).click()
  await expect(page.getByRole('textbox', { name: card.label })).toHaveAccessibleDescription(
    say(messages).refusals.email_invalid,
  )
  await page.getByRole('textbox', { name: card.label }).fill(email)
  await page.getByRole('button', { name: card.send }).click()
  await expect(page.getByText(card.codeSent(email))).toBeVisible()
  const code = await readEmailedCode(customer.api, email, 'email-code')
  await page.getByLabel(card.codeLabel).pressSequentially(code)
  await expect(toastIn(page, card.done)).toBeVisible()
  await expect(page.getByText(card.confirmed, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: card.remove }).click()
  await expect(page.getByText(card.none)).toBeVisible()
})

test('switches are kept; sharing is off until it is agreed to', async ({ page, customer, say }) => {
  const { settings } = say(messages)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/settings')
  const sharing = page.getByRole('switch', { name: settings.dataSharing })
  const marketing = page.getByRole('switch', { name: settings.marketing })
  await expect(page.getByRole('switch', { name: settings.whatsapp, exact: true })).toBeChecked()
  await expect(sharing).not.toBeChecked()
  await expect(page.getByRole('switch', { name: settings.thirdParty })).not.toBeChecked()
  await expect(marketing).not.toBeChecked()
  await marketing.click()
  // The page may still say "Saved" of the first change.
  const answered = page.waitForResponse(
    (response) => response.request().postData()?.includes('dataSharing') ?? false,
  )
  await sharing.click()
  await answered
  await expect(page.getByText(settings.savedHere, { exact: true })).toBeVisible()
  await page.reload()
  await expect(marketing).toBeChecked()
  await expect(sharing).toBeChecked()
})

test('language and appearance are chosen in the settings @both-looks', async ({
  page,
  customer,
  say,
}) => {
  const { settings } = say(messages)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/settings')
  await page.getByRole('radio', { name: settings.dark }).check({ force: true })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('radio', { name: settings.dark })).toBeChecked()
})

test('signed-in pages lead the signed-out to the login and say where to come back to', async ({
  page,
}) => {
  const guards = [
    ['/dashboard', '/login?redirect=/dashboard'],
    ['/dashboard/subscriptions', '/login?redirect=/dashboard'],
    ['/dashboard/settings', '/login?redirect=/dashboard'],
    ['/dashboard/addresses', '/login?redirect=/dashboard/addresses'],
    ['/delivery-addresses', '/login?redirect=/dashboard/addresses'],
    ['/dashboard/chef-events', '/login?redirect=/dashboard/chef-events'],
  ]
  for (const [path = '', login = ''] of guards) {
    await page.goto(path)
    await expect
      .poll(() => decodeURIComponent(new URL(page.url()).pathname + new URL(page.url()).search))
      .toBe(login)
  }
})

test('while offline a banner is on top, and goes with the next connection', async ({
  page,
  context,
  customer,
  say,
}) => {
  const { offline } = say(site)
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/settings')
  await context.setOffline(true)
  await expect(page.getByText(offline.title)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(offline.title)).toBeHidden()
})

test('the logout of the dashboard leads home', async ({ page, customer, say }) => {
  expect(customer.phone).toBeTruthy()
  await open(page, '/dashboard/settings')
  await page.getByRole('button', { name: say(messages).nav.logout }).click()
  await expectPath(page, '/')
})
