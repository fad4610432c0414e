import { measureFirstLoad } from '../../bench/measures/first-load.ts'
import { expect, test } from '../support/test.ts'

test('no page loads more scripts at first than it may', async ({ baseURL }) => {
  const pages = await measureFirstLoad(baseURL ?? '')
  const tooHeavy = pages.filter(({ gzipBytes, mostBytes }) => gzipBytes > mostBytes)
  expect(tooHeavy).toEqual([])
})

test('an unknown page weighs little without its styles', async ({ request }) => {
  const page = await (await request.get('/no-such-page')).text()
  const withoutStyles = page.replaceAll(/<style\b.*?<\/style>/gs, '')
  expect(Buffer.byteLength(withoutStyles)).toBeLessThanOrEqual(25_000)
})
