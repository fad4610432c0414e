import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const STYLESHEET = '**/assets/*.css'
/** Browsers put a margin of their own around a page without styles. */
const findMargin = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).marginTop)

test('a stylesheet that did not come is asked for again', async ({
  page,
  customer,
  ignoreProblems,
}) => {
  void customer
  ignoreProblems(/Failed to load resource/)
  const failures = [
    { status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' },
    { status: 502, contentType: 'text/plain', body: 'no upstream is ready' },
  ]
  await page.route(STYLESHEET, (route) => {
    const failure = failures.shift()
    return failure ? route.fulfill(failure) : route.continue()
  })
  await page.goto('/dashboard')
  await expect.poll(() => findMargin(page)).toBe('0px')
  expect(failures).toEqual([])
})

test('a page of another version has its look from this one', async ({ page, customer }) => {
  void customer
  await page.route('/dashboard', async (route) => {
    const response = await route.fetch()
    const body = (await response.text())
      .replaceAll(/<script\b.*?<\/script>/gs, '')
      .replaceAll(/-[\w-]{8}\.css/g, '-otherone.css')
    await route.fulfill({ response, body })
  })
  const asked = page.waitForResponse('**/assets/*-otherone.css')
  await page.goto('/dashboard')
  expect((await asked).headers()['cache-control']).toBe('no-store')
  expect(await findMargin(page)).toBe('0px')
})
