import type { Page } from '@playwright/test'
import { lowerTexts } from '#features/site/web/frame/lower-texts.ts'
import { expectPath, open } from '../support/pages.ts'
import { expect, test } from '../support/test.ts'

test.use({ home: 'arabic-phone' })

/** Follows a plain link of the site, as a press on it does. */
const follow = (page: Page, href: string): Promise<void> =>
  page.evaluate((address) => {
    const link = document.createElement('a')
    link.href = address
    document.body.append(link)
    link.click()
    link.remove()
  }, href)

/** Set on the window: a page load would lose it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isKept: true }).isKept)
const isKept = (page: Page) => page.evaluate(() => 'isKept' in window)

test('the site and the areas open from each other without a page load', async ({
  page,
  customer,
}) => {
  expect(customer.phone).toBeTruthy()
  await open(page, '/')
  await mark(page)
  await follow(page, '/delivery-addresses')
  await expectPath(page, '/dashboard/addresses')
  await follow(page, '/dashboard/shopping-lists?tab=orders#content')
  await expectPath(page, '/dashboard/shopping-lists?tab=orders')
  expect(new URL(page.url()).hash).toBe('#content')
  await follow(page, '/about')
  await expectPath(page, '/about')
  await page.goBack()
  await expectPath(page, '/dashboard/shopping-lists?tab=orders')
  await follow(page, '/chef-dashboard')
  await expectPath(page, /^\/dashboard/)
  expect(await isKept(page)).toBe(true)
})

test("an area's guard keeps the way back of anyone who comes from the site", async ({ page }) => {
  await open(page, '/about')
  await mark(page)
  await follow(page, '/admin/users')
  await expectPath(page, '/login?redirect=/admin/users')
  await follow(page, '/Kitchen/menu')
  await expectPath(page, /^\/login\?redirect=\/kitchen\/menu$/i)
  expect(await isKept(page)).toBe(true)
})

test('what an area does not have is not found, on whatever way', async ({
  page,
  customer,
  say,
  ignoreProblems,
}) => {
  ignoreProblems(/404/)
  expect(customer.phone).toBeTruthy()
  const { notFound } = say(lowerTexts)
  const title = page.getByRole('heading', { name: notFound.title })
  await open(page, '/dashboard/nowhere')
  await expect(title).toBeVisible()
  await open(page, '/')
  await mark(page)
  await follow(page, '/dashboard/nowhere')
  await expect(title).toBeVisible()
  await follow(page, '/dashboard/household')
  await expectPath(page, '/dashboard/household')
  await expect(title).toBeHidden()
  expect(await isKept(page)).toBe(true)
})
