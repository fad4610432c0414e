import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deleteOldCopies, forgetPerson, forgetSession, keepOnlyOf } from './device.ts'
import { MemoryStorage } from './testing/memory-storage.ts'

const NOW = new Date('2026-11-24T08:00:00Z')

const copyOf = (savedAt: string) => JSON.stringify({ data: { name: 'Mariam' }, savedAt })

const KEPT: Record<string, string> = {
  theme: 'dark',
  'kitchen-sound': 'off',
  'draft:guest:order': '{"values":{"planId":1}}',
  'draft:+971500000002:order': '{"values":{"planId":2}}',
  'kitchen-board:+971500000002:en:': copyOf('2026-11-24T07:00:00Z'),
  'kitchen-outbox:+971500000002': '[]',
  'run:en:today': copyOf('2026-11-24T07:00:00Z'),
  'run:en:earlier': copyOf('2026-11-22T07:00:00Z'),
  'run:ar:broken': '{',
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  for (const name of ['localStorage', 'sessionStorage']) {
    vi.stubGlobal(
      name,
      Object.assign(new MemoryStorage(), name === 'localStorage' ? KEPT : { draft: '1' }),
    )
  }
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('a sign-out leaves only what belongs to the device', () => {
  forgetPerson()
  expect(Object.keys(localStorage).toSorted()).toEqual(['kitchen-sound', 'theme'])
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('the end of a session takes the board along, leaves unsent presses, and drafts in the tab', () => {
  forgetSession()
  expect(Object.keys(localStorage)).not.toContain('kitchen-board:+971500000002:en:')
  expect(Object.keys(localStorage)).toContain('kitchen-outbox:+971500000002')
  expect(Object.keys(localStorage)).not.toContain('draft:+971500000002:order')
  expect(sessionStorage.getItem('draft:+971500000002:order')).toBe('{"values":{"planId":2}}')
  expect(Object.keys(localStorage)).toContain('draft:guest:order')
})

it('a page drops copies of another day when it starts, and those that cannot be read', () => {
  deleteOldCopies()
  expect(Object.keys(localStorage).filter((key) => key.startsWith('run:'))).toEqual([
    'run:en:today',
  ])
  expect(Object.keys(localStorage)).toContain('kitchen-board:+971500000002:en:')
})

it('what another person left goes, but for what belongs to the device and waits to be sent', () => {
  keepOnlyOf('sara')
  localStorage.setItem('draft', '1')
  keepOnlyOf('sara')
  expect(localStorage.getItem('draft')).toBe('1')
  keepOnlyOf('huda')
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'draft:guest:order',
    'kitchen-outbox:+971500000002',
    'kitchen-sound',
    'person',
    'run:ar:broken',
    'run:en:earlier',
    'run:en:today',
    'theme',
  ])
  expect(Object.keys(sessionStorage)).toEqual(['person'])
})

it('what a guest typed goes along with their first login', () => {
  keepOnlyOf('sara')
  expect(sessionStorage.getItem('draft')).toBe('1')
  expect(localStorage.getItem('draft:guest:order')).not.toBeNull()
})

it('does without a storage', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(forgetPerson).not.toThrow()
})
