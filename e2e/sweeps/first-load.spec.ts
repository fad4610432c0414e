import { gzipSync } from 'node:zlib'
import { measureFirstLoad } from '../../bench/measures/first-load.ts'
import { expect, test } from '../support/test.ts'

/** Gzip. It is loaded once, with the first page. */
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

test('pages share one stylesheet, and bring no styles of their own', async ({ request }) => {
  const addresses = new Set<string | undefined>()
  for (const path of ['/', '/meal-plans', '/no-such-page']) {
    const response = await request.get(path)
    const page = await response.text()
    expect(page).not.toContain('<style')
    const [[, address] = [], ...others] = page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
    expect(others).toEqual([])
    expect(response.headers()['link']).toBe(`<${address}>; rel=preload; as=style`)
    addresses.add(address)
  }
  const [address = ''] = addresses
  expect([...addresses]).toEqual([address])
  const stylesheet = await (await request.get(address)).body()
  expect(gzipSync(stylesheet).length).toBeLessThanOrEqual(STYLESHEET_MOST_BYTES)
})
