import type { Locator } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { factorMessages } from '#features/auth/factor-messages.ts'
import { messages as auth } from '#features/auth/messages.ts'
import { shellTexts } from '#features/chef-events/web/chef/texts/shell-texts.ts'
import { messages as site } from '#features/site/messages.ts'
import { approvedAs } from '../support/steps/applications.ts'
import { expectAccessible } from '../support/axe.ts'
import { restPhone } from '../support/database.ts'
import { enterPhone, toArabicDigits, typeCode } from '../support/steps/login.ts'
import { expectPath, open } from '../support/pages.ts'
import { readCode, readCodes } from '../support/people.ts'
import { startStrictServer, type StrictServer } from '../support/strict-server.ts'
import { expect, test } from '../support/test.ts'
import { productNow } from '../support/now.ts'

test.use({ home: 'arabic-phone' })

const STEP_MS = 30_000
const START_MS = 120_000
let server: StrictServer

test.beforeAll(async () => {
  test.setTimeout(START_MS)
  server = await startStrictServer()
})
test.afterAll(() => server.stop())

/** The app on the phone: a code for each half minute, of which the server takes none twice. */
function authenticator(key: string) {
  const totp = new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) })
  return {
    now: () => totp.generate({ timestamp: productNow().getTime() }),
    next: () => totp.generate({ timestamp: productNow().getTime() + STEP_MS }),
    /** No code of this minute or those around it. */
    wrong: () => {
      const near = [-2, -1, 0, 1, 2].map((steps) =>
        totp.generate({ timestamp: productNow().getTime() + steps * STEP_MS }),
      )
      return ['111111', '222222', '333333'].find((code) => !near.includes(code)) ?? ''
    },
  }
}

/** The last digit sends the code: it is typed while the app still shows the code of the others. */
async function typeAppCode(
  field: Locator,
  codeNow: () => string,
  write: (digits: string) => string = (digits) => digits,
): Promise<void> {
  let code: string
  do {
    code = codeNow()
    await field.fill('')
    await field.pressSequentially(write(code.slice(0, -1)))
  } while (codeNow() !== code)
  await field.pressSequentially(write(code.slice(-1)))
}

test('a chef sets up an app, signs in with its code, and with a recovery code once', async ({
  page,
  baseURL,
  say,
  language,
}) => {
  test.slow()
  const { login, refusals } = say(auth)
  const { ask, enrol, codes } = say(factorMessages)
  const { nav } = say(site)
  const chef = await approvedAs(baseURL ?? '', 'individual')

  const signIn = async () => {
    await open(page, `${server.address}/login?redirect=/chef-dashboard`)
    const sent = (await readCodes(chef.api, chef.phone)).length
    await restPhone(chef.phone)
    await enterPhone(page, login, chef.phone)
    await typeCode(page, login, await readCode(chef.api, chef.phone, sent + 1))
  }
  const signOut = async () => {
    await page.getByRole('button', { name: nav.accountMenu }).click()
    await page.getByRole('menuitem', { name: nav.signOut }).click()
    await expectPath(page, '/')
  }
  const recover = async (code: string) => {
    await page.getByRole('button', { name: ask.useRecovery }).click()
    await page.getByLabel(ask.recoveryLabel).fill(code)
    await page.getByRole('button', { name: ask.confirm }).click()
  }

  await signIn()
  await expect(page.getByRole('heading', { name: enrol.title })).toBeVisible()
  const app = authenticator(await page.getByText(/^([A-Z2-7]{4} ){3,}[A-Z2-7]{1,4}$/).innerText())
  await expectAccessible(page)
  const field = page.getByLabel(enrol.code)
  await field.fill(app.wrong())
  await expect(field).toHaveAccessibleDescription(refusals.factor_code_wrong)
  await typeAppCode(field, app.now)
  const kept = page.getByRole('list', { name: codes.list }).getByRole('listitem')
  await expect(kept).toHaveCount(10)
  const [recovery = ''] = await kept.allInnerTexts()
  await expectAccessible(page)
  await page.getByRole('button', { name: codes.done }).click()
  await expectPath(page, '/chef-dashboard')
  await expect(page.getByRole('navigation', { name: say(shellTexts).label })).toBeVisible()

  await signOut()
  await signIn()
  await expect(page.getByRole('heading', { name: ask.title })).toBeVisible()
  // Until the code is there, no one is signed in.
  expect((await page.request.get(`${server.address}/api/chef/today`)).status()).toBe(401)
  await open(page, `${server.address}/login?redirect=/chef-dashboard`)
  await expect(page.getByRole('heading', { name: ask.title })).toBeVisible()
  await open(page, server.address)
  await page.getByRole('banner').getByRole('link', { name: nav.login }).click()
  await expect(page.getByRole('heading', { name: ask.title })).toBeVisible()
  await open(page, `${server.address}/login?redirect=/chef-dashboard`)
  await expectAccessible(page)
  await page.getByLabel(ask.codeLabel).fill(app.wrong())
  await expect(page.getByLabel(ask.codeLabel)).toHaveAccessibleDescription(
    refusals.factor_code_wrong,
  )
  await typeAppCode(
    page.getByLabel(ask.codeLabel),
    app.next,
    language === 'ar' ? toArabicDigits : undefined,
  )
  await expectPath(page, '/chef-dashboard')

  await signOut()
  await signIn()
  await recover(recovery)
  await expectPath(page, '/chef-dashboard')
  await signOut()
  await signIn()
  await recover(recovery)
  await expect(page.getByLabel(ask.recoveryLabel)).toHaveAccessibleDescription(
    new RegExp(refusals.factor_code_wrong),
  )
  await expectPath(page, /^\/login/)
  await chef.api.dispose()
})
