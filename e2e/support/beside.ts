import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { open } from './pages.ts'
import { signInAsDemo } from './people.ts'

/** A second browser next to that of the test, in its language and at its address. */
async function nextTo(browser: Browser, page: Page, api?: APIRequestContext): Promise<Page> {
  const { origin } = new URL(page.url())
  const context = await browser.newContext({
    baseURL: origin,
    ...(api && { storageState: await api.storageState() }),
  })
  const language = await page.evaluate(() => document.documentElement.lang)
  await context.addCookies([{ name: 'language', value: language, url: origin }])
  return context.newPage()
}

/** A page of an admin next to that of a customer. */
export async function openAsAdmin(browser: Browser, page: Page, path: string): Promise<Page> {
  const admin = await nextTo(browser, page)
  await signInAsDemo(admin.request, 'admin')
  await open(admin, path)
  return admin
}

/** A page of someone who is signed in by calls already. */
export async function openAs(
  browser: Browser,
  page: Page,
  { api, path }: { api: APIRequestContext; path: string },
): Promise<Page> {
  const other = await nextTo(browser, page, api)
  await open(other, path)
  return other
}
