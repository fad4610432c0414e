import { expect, it } from 'vitest'
import { createKeptStore, type Kept } from './store.ts'

const ofSize = (size: number): Kept => ({
  status: 200,
  headers: {},
  body: () => ({ bytes: Buffer.alloc(0) }),
  size,
})

const MB = 1024 * 1024

it('finds what is kept of the version that is asked for', () => {
  const store = createKeptStore()
  const kept = ofSize(10)
  store.keep('a', 'one', kept)
  expect(store.find('a', 'one')).toBe(kept)
  expect(store.find('a', 'two')).toBeUndefined()
})

it('a new version takes the place of the old one', () => {
  const store = createKeptStore()
  store.keep('a', 'one', ofSize(1000))
  const before = store.size()
  store.keep('a', 'two', ofSize(1000))
  expect(store.size()).toBe(before)
  expect(store.find('a', 'one')).toBeUndefined()
})

it('never holds more bytes than it may, and lets go what was not asked for the longest', () => {
  const store = createKeptStore(4 * MB)
  for (let count = 0; count < 100; count++) {
    store.keep(`${count}`, 'one', ofSize(100_000))
    // The first is asked for again and again.
    store.find('0', 'one')
    expect(store.size()).toBeLessThanOrEqual(4 * MB)
  }
  expect(store.find('0', 'one')).toBeDefined()
  expect(store.find('1', 'one')).toBeUndefined()
  expect(store.find('99', 'one')).toBeDefined()
})

it('counts the keys: a thousand long questions with empty answers do not get past the limit', () => {
  const store = createKeptStore(MB)
  for (let count = 0; count < 1000; count++) store.keep(`${count}`.padEnd(4000), 'one', ofSize(0))
  expect(store.size()).toBeLessThanOrEqual(MB)
  expect(store.find('0'.padEnd(4000), 'one')).toBeUndefined()
})

it('keeps no answer that would push out most others', () => {
  const store = createKeptStore(4 * MB)
  store.keep('a', 'one', ofSize(MB))
  expect(store.find('a', 'one')).toBeUndefined()
  expect(store.size()).toBe(0)
})
