import { expect, test } from 'vitest'
import { indexAddress, pagesIn, withNextPage, withValue } from './address.ts'

const address = indexAddress(
  { search: 'text', state: ['open', 'closed'], planId: 'number', isMine: 'flag', from: 'day' },
  'person',
)

test('an address keeps what the index knows, and drops the rest', () => {
  const given = {
    search: 42,
    state: 'open',
    planId: '7',
    isMine: 'true',
    from: '2026-11-21',
    person: 3,
    page: '2',
    role: 'admin',
  }
  expect(address.read(given)).toEqual({
    search: '42',
    state: 'open',
    planId: 7,
    isMine: true,
    from: '2026-11-21',
    page: 2,
    person: 3,
  })
})

test.each([
  { state: 'burnt' },
  { planId: '-1' },
  { planId: 'seven' },
  { isMine: 'perhaps' },
  { from: '2026-13-01' },
  { search: '' },
  { search: { $ne: '' } },
])('an address drops what no filter can be: %j', (given) => {
  expect(address.read(given)).toEqual({})
})

test('filters are what is left without the page and the open panel', () => {
  expect(address.filtersOf({ state: 'open', page: 3, person: 9 })).toEqual({ state: 'open' })
})

test('another value begins at the first page, and keeps the panel that is open', () => {
  const search = { search: 'sara', state: 'open', page: 3, person: 9 }
  expect(withValue(address, search, 'state', 'closed')).toEqual({
    search: 'sara',
    state: 'closed',
    person: 9,
  })
  expect(withValue(address, search, 'state', '')).toEqual({ search: 'sara', person: 9 })
  expect(withValue(address, { search: 'sara' }, 'search', '')).toEqual({})
})

test('an address cannot ask for any number of pages', () => {
  expect(pagesIn({})).toBe(1)
  expect(pagesIn({ page: 4 })).toBe(4)
  expect(pagesIn({ page: 4000 })).toBe(100)
})

test('one page more keeps filters and panel, up to the last page that is shown', () => {
  expect(withNextPage({ state: 'open', person: 9 })).toEqual({ state: 'open', person: 9, page: 2 })
  expect(withNextPage({ page: 99 })).toEqual({ page: 100 })
  expect(withNextPage({ page: 100 })).toBeUndefined()
})
