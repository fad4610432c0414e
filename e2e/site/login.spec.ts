import { messages as account } from '#features/account/messages.ts'
import { messages as auth } from '#features/auth/messages.ts'
import { emailMessages } from '#features/auth/email-messages.ts'
import { messages as session } from '#features/auth/session-messages.ts'
import { DEMO_CODE } from '#features/auth/rules.ts'
import { messages as inboxTexts } from '#features/messages/messages.ts'
import { messages as site } from '#features/site/messages.ts'
import { formatPhone } from '#shared/phone.ts'
import { expectPath, open, toastIn, whenAlive, whenSettled } from '../support/pages.ts'
import { crowdNetwork, restPhone } from '../support/database.ts'
import { watchRequests } from '../support/problems.ts'
import {
  fromElsewhere,
  localPart,
  newPhone,
  readCode,
  readEmailedCode,
  signUp,
} from '../support/people.ts'
import { expect, test } from '../support/test.ts'
import { enterPhone, toArabicDigits, typeCode } from '../support/steps/login.ts'

test.use({ home: 'arabic-phone' })

test('a new phone signs in with the code from the inbox page @both-looks', async ({
  page,
  context,
  say,
}) => {
  const { login, toasts } = say(auth)
  const phone = newPhone()
  await open(page, '/login')
  await enterPhone(page, login, phone)
  await expect(page.getByText(formatPhone(phone))).toBeVisible()
  const inboxOpens = context.waitForEvent('page')
  await page.getByRole('link', { name: login.openInbox }).click()
  const inbox = await inboxOpens
  await whenAlive(inbox)
  await inbox.getByRole('button', { name: formatPhone(phone) }).click()
  const log = inbox.getByRole('log', {
    name: say(inboxTexts).inbox.conversation(formatPhone(phone)),
  })
  const code = /\d{6}/.exec(await log.getByRole('article').innerText())?.[0] ?? ''
  await inbox.close()
  await typeCode(page, login, code)
  await expectPath(page, '/dashboard')
  await expect(toastIn(page, toasts.loggedIn)).toBeVisible()
})

test('the way to the login asks for nothing that a signed-out visitor is refused', async ({
  page,
  context,
  say,
}) => {
  const { login } = say(auth)
  const { nav } = say(site)
  const refused: string[] = []
  watchRequests(page, (problem) => refused.push(problem))
  const goToLogin = async () => {
    await page.getByRole('banner').getByRole('link', { name: nav.login }).click()
    await expect(page.getByLabel(login.phoneLabel)).toBeVisible()
    await whenSettled(page)
  }
  await open(page, '/login')
  await whenSettled(page)
  await open(page, '/')
  await goToLogin()

  await signUp(context.request)
  await open(page, '/')
  await page.getByRole('button', { name: nav.accountMenu }).click()
  await page.getByRole('menuitem', { name: nav.signOut }).click()
  await goToLogin()
  expect(refused).toEqual([])
})

test('who comes with a session that is over is asked for no second factor', async ({
  page,
  context,
  say,
}) => {
  const { login } = say(auth)
  const { nav } = say(account)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/auth/second-factor') asked.push(page.url())
  })
  await signUp(context.request)
  const ended = await context.cookies()
  await open(page, '/dashboard')
  await context.request.post('/api/auth/logout')
  await context.addCookies(ended)
  await page.getByRole('link', { name: nav.shopping }).first().click()
  await expect(page.getByLabel(login.phoneLabel)).toBeVisible()
  await whenSettled(page)
  expect(asked).toEqual([])
  await open(page, '/login')
  await whenSettled(page)
  expect(asked).toEqual([])
})

test('a wrong code says so and the right one still works', async ({ page, context, say }) => {
  const { login, refusals } = say(auth)
  const phone = newPhone()
  await open(page, '/login')
  await enterPhone(page, login, phone)
  const code = await readCode(context.request, phone)
  await typeCode(page, login, code === '111111' ? '222222' : '111111')
  const field = page.getByLabel(login.codeLabel)
  await expect(field).toHaveAccessibleDescription(refusals.otp_wrong)
  await field.clear()
  await typeCode(page, login, code)
  await expectPath(page, '/dashboard')
})

test('short entries get the words of the form', async ({ page, say }) => {
  const { login, refusals } = say(auth)
  await open(page, '/login')
  await page.getByLabel(login.phoneLabel).fill('50123')
  await page.getByRole('button', { name: login.send }).click()
  await expect(page.getByText(refusals.phone_too_short)).toBeVisible()
  await enterPhone(page, login, newPhone())
  await page.getByLabel(login.codeLabel).fill('12')
  await page.getByRole('button', { name: login.verify, exact: true }).click()
  await expect(page.getByText(refusals.otp_too_short)).toBeVisible()
})

test('a number abroad is refused with the reason', async ({ page, say }) => {
  const { login, refusals } = say(auth)
  await open(page, '/login')
  await page.getByLabel(login.phoneLabel).fill('+447700900123')
  await page.getByRole('button', { name: login.send }).click()
  await expect(page.getByLabel(login.phoneLabel)).toHaveAccessibleDescription(
    new RegExp(refusals.phone_country_unserved.slice(0, 12)),
  )
})

test('the phone can be changed, and its field keeps what was typed', async ({ page, say }) => {
  const { login } = say(auth)
  const [first, second] = [newPhone(), newPhone()]
  await open(page, '/login')
  await enterPhone(page, login, first)
  await page.getByRole('button', { name: login.changePhone }).click()
  const field = page.getByLabel(login.phoneLabel)
  await expect(field).toHaveValue(new RegExp(localPart(first).split('').join('\\s?')))
  await expect(field).toBeFocused()
  // The same number has its code already.
  await page.getByRole('button', { name: login.send }).click()
  await expect(page.getByText(formatPhone(first))).toBeVisible()
  await page.getByRole('button', { name: login.changePhone }).click()
  await page.getByRole('button', { name: login.toCode }).click()
  await expect(page.getByText(formatPhone(first))).toBeVisible()
  await page.getByRole('button', { name: login.changePhone }).click()
  await enterPhone(page, login, second)
  await expect(page.getByText(formatPhone(second))).toBeVisible()
})

test('another code may be asked for after the countdown', async ({ page, context, say }) => {
  const { login } = say(auth)
  const phone = newPhone()
  await page.clock.install()
  await open(page, '/login')
  await enterPhone(page, login, phone)
  await expect(
    page.getByText(login.resendIn(30)).or(page.getByText(login.resendIn(29))),
  ).toBeVisible()
  await readCode(context.request, phone)
  await page.clock.fastForward(31_000)
  const resend = page.getByRole('button', { name: login.resend })
  await expect(resend).toBeVisible()
  await resend.click()
  // The server's own clock has not moved: it holds its half minute, and says for how long.
  await expect(page.getByLabel(login.codeLabel)).toHaveAccessibleDescription(/\d+/)
})

test('a browser on a crowded network proves its work by itself', async ({
  page,
  context,
  say,
  ignoreProblems,
}) => {
  const { login } = say(auth)
  const phone = newPhone()
  const headers = fromElsewhere()
  ignoreProblems(/429/)
  await crowdNetwork(headers['x-forwarded-for'])
  await context.setExtraHTTPHeaders(headers)
  await open(page, '/login')
  const asked = page.waitForResponse((response) => response.status() === 429)
  await enterPhone(page, login, phone)
  expect(new URL((await asked).url()).pathname).toBe('/api/auth/request-otp')
  await typeCode(page, login, await readCode(context.request, phone))
  await expectPath(page, '/dashboard')
})

test('the code field is ready to type, and a reload keeps it', async ({ page, context, say }) => {
  const { login } = say(auth)
  const phone = newPhone()
  await open(page, '/login')
  await enterPhone(page, login, phone)
  await expect(page.getByLabel(login.codeLabel)).toBeFocused()
  await page.reload()
  await expect(page.getByText(formatPhone(phone))).toBeVisible()
  await typeCode(page, login, await readCode(context.request, phone))
  await expectPath(page, '/dashboard')
})

test('the code comes by e-mail to a confirmed address', async ({ page, customer, say }) => {
  const { login } = say(auth)
  const words = say(emailMessages)
  const { api, phone } = customer
  const email = `${phone.slice(1)}@example.com`
  await expect(await api.post('/api/auth/email', { data: { email } })).toBeOK()
  const code = await readEmailedCode(api, email, 'email-code')
  await expect(await api.post('/api/auth/email/confirm', { data: { code } })).toBeOK()
  await expect(await api.post('/api/auth/logout')).toBeOK()
  await restPhone(phone)
  await open(page, '/login')
  await enterPhone(page, login, phone)
  await page.getByRole('button', { name: words.login.ask }).click()
  await expect(page.getByText(words.login.asked)).toBeVisible()
  await typeCode(page, login, await readEmailedCode(api, email, 'login-code'))
  await expectPath(page, '/dashboard')
})

test('the code can be pasted with blanks and in Arabic digits', async ({ page, context, say }) => {
  const { login } = say(auth)
  const phone = newPhone()
  await open(page, '/login')
  await enterPhone(page, login, phone)
  const code = await readCode(context.request, phone)
  const arabic = toArabicDigits(code)
  const field = page.getByLabel(login.codeLabel)
  await field.focus()
  await field.evaluate(
    (input, text) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const init = { clipboardData, bubbles: true, cancelable: true }
      input.dispatchEvent(new ClipboardEvent('paste', init))
    },
    ` ${arabic.slice(0, 3)} ${arabic.slice(3)} `,
  )
  await expectPath(page, '/dashboard')
})

test('a phone may be typed in Arabic digits', async ({ page, say }) => {
  const { login } = say(auth)
  const phone = newPhone()
  const arabic = toArabicDigits(`0${localPart(phone)}`)
  await open(page, '/login')
  await page.getByLabel(login.phoneLabel).pressSequentially(arabic)
  await page.getByRole('button', { name: login.send }).click()
  await expect(page.getByText(formatPhone(phone))).toBeVisible()
})

test('the demo accounts sign in with the code on the page, and out again', async ({
  page,
  say,
}) => {
  const { demo, login } = say(auth)
  const { nav } = say(site)
  await open(page, '/login')
  const panel = page.getByRole('region', { name: demo.title })
  await expect(panel.getByText(DEMO_CODE)).toBeVisible()
  for (const role of [demo.customer, demo.restaurant, demo.admin]) {
    await expect(panel.getByRole('button', { name: `${demo.use}: ${role}` })).toBeVisible()
  }
  await panel.getByRole('button', { name: `${demo.use}: ${demo.customer}` }).click()
  await expect(page.getByText(`${demo.code} ${DEMO_CODE}`)).toBeVisible()
  await typeCode(page, login, DEMO_CODE)
  await expectPath(page, '/dashboard')
  const signedIn = await page.request.get('/dashboard')
  expect(signedIn.headers()['cache-control']).toBe('private, no-store')
  await open(page, '/')
  await page.evaluate(() => localStorage.setItem('kitchen-board:en:', 'names and doors'))
  await page.getByRole('button', { name: nav.accountMenu }).click()
  await page.getByRole('menuitem', { name: nav.signOut }).click()
  await expect(toastIn(page, say(session).logout.done)).toBeVisible()
  await expectPath(page, '/')
  await expect(page.getByRole('banner').getByRole('link', { name: nav.login })).toBeVisible()
  expect((await page.request.get('/api/auth/session')).status()).toBe(401)
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('kitchen-board:en:')
})

test('a signed-in visitor is sent on; only our own pages are followed', async ({
  page,
  customer,
}) => {
  expect(customer.phone).toBeTruthy()
  const ways = [
    ['', '/dashboard'],
    ['?redirect=/dashboard/settings', '/dashboard/settings'],
    ['?redirect=/meal-plans%3Fplan%3D2', '/meal-plans?plan=2'],
    ['?redirect=https://example.com/', '/dashboard'],
    ['?redirect=//example.com', '/dashboard'],
    ['?redirect=/%5Cexample.com', '/dashboard'],
    ['?redirect=javascript:alert(1)', '/dashboard'],
    ['?redirect=/dashboard/../api/auth/session', '/dashboard'],
  ]
  for (const [query = '', path = ''] of ways) {
    await page.goto(`/login${query}`)
    await expectPath(page, path)
  }
})

test('after the login the requested page comes', async ({ page, context, say }) => {
  const { login } = say(auth)
  const phone = newPhone()
  await open(page, '/login?redirect=/dashboard/addresses')
  await enterPhone(page, login, phone)
  await typeCode(page, login, await readCode(context.request, phone))
  await expectPath(page, '/dashboard/addresses')
})
