import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  adoptDrafts,
  deleteDraft,
  parseDraft,
  readDraft,
  watchDrafts,
  writeDraft,
  type DraftKey,
  type DraftPlace,
} from './drafts.ts'
import { forgetPerson, forgetSession } from './device.ts'
import { GUEST } from './person.ts'
import { MemoryStorage } from './testing/memory-storage.ts'

const LAYLA = '+971501111111'
const OMAR = '+971502222222'
const PLACES: DraftPlace[] = ['device', 'tab', 'page']

const draftOf = (person: string, place: DraftPlace, name = 'order'): DraftKey => ({
  person,
  name,
  place,
})
const stored = (page: string, note: string) => ({ page, values: { note } })
const noteOf = (draft: DraftKey) => parseDraft(readDraft(draft))?.values['note']

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.stubGlobal('sessionStorage', new MemoryStorage())
})
afterEach(() => {
  forgetPerson()
  vi.unstubAllGlobals()
})

it.each(PLACES)('stores a draft for the %s until it is sent, and says so', (place) => {
  const seen = vi.fn<() => void>()
  const stop = watchDrafts(seen)
  writeDraft(draftOf(LAYLA, place), stored('/meal-plans', 'no nuts'))
  expect(noteOf(draftOf(LAYLA, place))).toBe('no nuts')
  expect(noteOf(draftOf(OMAR, place))).toBeUndefined()
  expect(noteOf(draftOf(LAYLA, place, 'other'))).toBeUndefined()
  deleteDraft(draftOf(LAYLA, place))
  expect(readDraft(draftOf(LAYLA, place))).toBeNull()
  expect(seen).toHaveBeenCalledTimes(2)
  stop()
})

it('writes what is for the page only to no storage', () => {
  writeDraft(draftOf(LAYLA, 'page'), stored('/join-as-chef/individual', '784'))
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual([])
})

it.each(PLACES)('a login takes the drafts of its page along, from the %s', (place) => {
  writeDraft(draftOf(GUEST, place), stored('/meal-plans', 'here'))
  writeDraft(draftOf(GUEST, place, 'wish'), stored('/chef-hiring', 'elsewhere'))
  adoptDrafts(LAYLA, '/meal-plans')
  expect(noteOf(draftOf(LAYLA, place))).toBe('here')
  expect(noteOf(draftOf(GUEST, place))).toBeUndefined()
  expect(noteOf(draftOf(LAYLA, place, 'wish'))).toBeUndefined()
  expect(noteOf(draftOf(GUEST, place, 'wish'))).toBe('elsewhere')
})

it.each(PLACES)('a login deletes the drafts of anyone else from the %s', (place) => {
  writeDraft(draftOf(LAYLA, place), stored('/meal-plans', 'hers'))
  writeDraft(draftOf(OMAR, place), stored('/meal-plans', 'his'))
  adoptDrafts(LAYLA, '/meal-plans')
  expect(noteOf(draftOf(LAYLA, place))).toBe('hers')
  expect(noteOf(draftOf(OMAR, place))).toBeUndefined()
})

it('after the end of a session the tab still has what the device had', () => {
  writeDraft(draftOf(LAYLA, 'device'), stored('/meal-plans', 'hers'))
  writeDraft(draftOf(GUEST, 'device'), stored('/meal-plans', 'a guest’s'))
  forgetSession()
  expect(Object.keys(localStorage)).toEqual([`draft:${GUEST}:order`])
  expect(noteOf(draftOf(LAYLA, 'device'))).toBe('hers')
  deleteDraft(draftOf(LAYLA, 'device'))
  expect(Object.keys(sessionStorage)).toEqual([])
})

it('after the end of a session nothing typed stays on the device, though the tab is full', () => {
  writeDraft(draftOf(LAYLA, 'device'), stored('/meal-plans', 'hers'))
  writeDraft(draftOf(LAYLA, 'device', 'wish'), stored('/chef-hiring', 'hers'))
  sessionStorage.setItem = () => {
    throw new Error('The quota has been exceeded.')
  }
  forgetSession()
  expect(Object.keys(localStorage)).toEqual([])
})

it.each([
  ['missing', () => undefined],
  [
    'full',
    () => ({
      getItem: () => null,
      removeItem: () => undefined,
      setItem: () => {
        throw new Error('The quota has been exceeded.')
      },
    }),
  ],
])('lives as long as the page where a storage is %s', (_case, storage) => {
  vi.stubGlobal('localStorage', storage())
  vi.stubGlobal('sessionStorage', storage())
  for (const place of PLACES) {
    writeDraft(draftOf(LAYLA, place), stored('/meal-plans', place))
    expect(noteOf(draftOf(LAYLA, place))).toBe(place)
    forgetPerson()
    expect(readDraft(draftOf(LAYLA, place))).toBeNull()
  }
})

it.each(['', '{', '[]', 'null', '7', '{"values":null}', '{"page":"/"}'])(
  'reads no draft from %j',
  (text) => expect(parseDraft(text)).toBeUndefined(),
)
