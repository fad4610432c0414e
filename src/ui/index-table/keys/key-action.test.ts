import { expect, test } from 'vitest'
import { keyActionOf, rowAfter, type KeyPress } from './key-action.ts'

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isComposing: false,
  ...more,
})

test.each([
  ['/', 'page', 'search'],
  ['/', 'row', 'search'],
  ['j', 'page', 'next'],
  ['J', 'page', 'next'],
  ['k', 'row', 'previous'],
  ['x', 'row', 'choose'],
  ['x', 'page', undefined],
  ['ArrowDown', 'row', 'next'],
  ['ArrowUp', 'row', 'previous'],
  ['ArrowDown', 'page', undefined],
  ['Enter', 'row', undefined],
  ['q', 'row', undefined],
] as const)('%s on the %s means %s', (key, place, action) => {
  expect(keyActionOf(press(key), place, true)).toBe(action)
})

test.each(['/', 'j', 'k', 'x', 'ArrowDown'])('a field keeps %s to itself', (key) => {
  expect(keyActionOf(press(key), 'field', true)).toBeUndefined()
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { defaultPrevented: true },
  { isComposing: true },
])('a press with %j belongs to someone else', (more) => {
  expect(keyActionOf(press('j', more), 'row', true)).toBeUndefined()
})

test.each([
  ['ت', 'KeyJ', 'next'],
  ['ن', 'KeyK', 'previous'],
  ['ء', 'KeyX', 'choose'],
  ['ظ', 'Slash', 'search'],
  // On an AZERTY keyboard this place is a semicolon.
  [';', 'Slash', undefined],
] as const)('%s where the keyboard has %s means %s', (key, code, action) => {
  expect(keyActionOf(press(key, { code }), 'row', true)).toBe(action)
})

test('who turned single keys off keeps the arrows', () => {
  expect(keyActionOf(press('j'), 'row', false)).toBeUndefined()
  expect(keyActionOf(press('/'), 'page', false)).toBeUndefined()
  expect(keyActionOf(press('ArrowDown'), 'row', false)).toBe('next')
})

test('the way through the rows ends at both ends', () => {
  expect(rowAfter(-1, 'next', 3)).toBe(0)
  expect(rowAfter(-1, 'previous', 3)).toBe(0)
  expect(rowAfter(0, 'previous', 3)).toBe(0)
  expect(rowAfter(0, 'next', 3)).toBe(1)
  expect(rowAfter(2, 'next', 3)).toBe(2)
})
