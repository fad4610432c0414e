import { expect, type Locator, type Page } from '@playwright/test'

/** Goes to a page and waits until it answers to hands: what is pressed before that may be lost. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenAlive(page)
}

export async function whenAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'))
  })
}

export const pathOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** Waits for an address of our own, its query included. */
export async function expectPath(page: Page, path: string | RegExp): Promise<void> {
  if (typeof path === 'string') await expect.poll(() => pathOf(page)).toBe(path)
  else await expect.poll(() => pathOf(page)).toMatch(path)
}

/** The short message that comes and goes; it is the only one on the page. */
export const toastIn = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })
