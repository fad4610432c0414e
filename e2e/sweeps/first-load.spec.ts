import { measureFirstLoad } from '../../bench/measures/first-load.ts'
import { expect, test } from '../support/test.ts'

test('no page loads more scripts at first than it may', async ({ baseURL }) => {
  const pages = await measureFirstLoad(baseURL ?? '')
  const tooHeavy = pages.filter(({ gzipBytes, mostBytes }) => gzipBytes > mostBytes)
  expect(tooHeavy).toEqual([])
})
