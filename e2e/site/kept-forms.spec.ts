import { expect, type Locator, type Page } from '@playwright/test'
import { messages as account } from '#features/account/messages.ts'
import { messages as addresses } from '#features/addresses/messages.ts'
import { menuTexts as chefMenus } from '#features/chef-events/web/chef/texts/menu-texts.ts'
import { messages as household } from '#features/household/messages.ts'
import { menuTexts as kitchenMenu } from '#features/kitchen-menu/web/menu/menu-texts.ts'
import { textsIn, type Catalogue, type Language } from '#shared/language.ts'
import { approvedAs } from '../support/steps/applications.ts'
import { switchLanguage } from '../support/steps/language.ts'
import { isWide, open, whenAlive } from '../support/pages.ts'
import { test } from '../support/test.ts'
import { expectKept } from '../support/typed.ts'

test.use({ home: 'arabic-phone' })

interface KeptForm {
  path: string
  /** The button that opens the form; without one it is on the page. */
  opener?: (language: Language) => string
}

const says =
  <T>(catalogue: Catalogue<T>, pick: (texts: T) => string) =>
  (language: Language): string =>
    pick(textsIn(catalogue, language))

const CUSTOMER: KeptForm[] = [
  { path: '/dashboard/household', opener: says(household, ({ page }) => page.add) },
  { path: '/dashboard/addresses', opener: says(addresses, ({ list }) => list.add) },
  { path: '/dashboard/profile', opener: says(account, ({ profile }) => profile.edit) },
  { path: '/dashboard/meal-preferences' },
  { path: '/chef-hiring' },
  { path: '/meal-plans?plan=3' },
]
const CHEF: KeptForm[] = [
  { path: '/chef-dashboard/profile' },
  { path: '/chef-dashboard/menus', opener: says(chefMenus, ({ add }) => add) },
]
const KITCHEN: KeptForm[] = [
  { path: '/kitchen/setup' },
  { path: '/kitchen/menu', opener: says(kitchenMenu, ({ page }) => page.newDish) },
]

/** In the language that the form before has left the page in. */
async function walk(page: Page, { path, opener }: KeptForm): Promise<void> {
  await open(page, path)
  let now = (await page.locator('html').getAttribute('lang')) as Language
  const dialog = page.getByRole('dialog')
  const isDialog = opener !== undefined || path.includes('plan=3')
  const form: Locator = isDialog && !path.endsWith('/profile') ? dialog : page.locator('main')
  const change = async (what: 'language' | 'reload' | 'leave') => {
    if (what === 'language') {
      now = now === 'en' ? 'ar' : 'en'
      await switchLanguage(page, now)
      expect(await page.evaluate(isWide), `${path} is too wide in ${now}`).toBe(false)
    } else if (what === 'reload') {
      await page.reload()
      await whenAlive(page)
    } else {
      await open(page, '/about')
      await page.goBack()
      await whenAlive(page)
    }
  }
  await expectKept({
    form,
    change,
    show: async () => {
      if (opener) await page.getByRole('button', { name: opener(now), exact: true }).click()
      await expect(form.locator('input, textarea').first()).toBeAttached()
    },
  })
}

test('what a customer types stays in every form', async ({ page, customer }) => {
  test.slow()
  expect(customer.phone).toBeTruthy()
  for (const form of CUSTOMER) await test.step(form.path, () => walk(page, form))
})

for (const [who, type, forms] of [
  ['chef', 'individual', CHEF],
  ['kitchen', 'business', KITCHEN],
] as const) {
  test(`what a ${who} types stays in every form`, async ({ page, context, baseURL }) => {
    test.slow()
    const { api } = await approvedAs(baseURL ?? '', type, ['emirati'])
    await context.addCookies((await api.storageState()).cookies)
    for (const form of forms) await test.step(form.path, () => walk(page, form))
    await api.dispose()
  })
}
