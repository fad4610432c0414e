import { gzipSync } from 'node:zlib'
import { measureFirstLoad } from '../../bench/measures/first-load.ts'
import { expect, test } from '../support/test.ts'

/** Gzip. A browser loads it once. */
const STYLESHEET_MOST_BYTES = 24_000

test('no page loads more scripts at first than it may', async ({ baseURL }) => {
  const pages = await measureFirstLoad(baseURL ?? '')
  const tooHeavy = pages.filter(({ gzipBytes, mostBytes }) => gzipBytes > mostBytes)
  expect(tooHeavy).toEqual([])
})

test('an unknown page weighs little', async ({ request }) => {
  const page = await (await request.get('/no-such-page')).text()
  expect(Buffer.byteLength(page)).toBeLessThanOrEqual(25_000)
})

test('an unknown page and those of people link one stylesheet', async ({ customer, request }) => {
  const pages = [
    await request.get('/no-such-page'),
    await customer.api.get('/dashboard'),
    await customer.api.get('/meal-plans'),
  ]
  const addresses = new Set<string | undefined>()
  for (const response of pages) {
    const page = await response.text()
    expect(page).not.toContain('<style')
    const [link, ...others] = page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
    expect(others).toEqual([])
    expect(response.headers()['link']).toBe(`<${link?.[1]}>; rel=preload; as=style`)
    addresses.add(link?.[1])
  }
  const [address = ''] = addresses
  expect([...addresses]).toEqual([address])
  const stylesheet = await (await request.get(address)).body()
  expect(gzipSync(stylesheet).length).toBeLessThanOrEqual(STYLESHEET_MOST_BYTES)
})

test('a first view brings its styles along', async ({ request }) => {
  const page = await (await request.get('/meal-plans')).text()
  expect(page).toContain('<style')
  expect(page).not.toContain('rel="stylesheet"')
})
