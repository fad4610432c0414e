import { describe, expect, it } from 'vitest'
import { changedSince, refuseStale, versionOf } from './version.ts'

const read = {
  name: 'Sara',
  allergens: ['milk', 'gluten'],
  windows: { from: '12:00', to: '14:00' },
}
const version = versionOf(read)

describe('the version of a record', () => {
  it.each([
    ['nothing', read, []],
    ['words in another order', { ...read, allergens: ['gluten', 'milk'] }, []],
    ['a word more', { ...read, allergens: ['milk', 'gluten', 'peanuts'] }, ['allergens']],
    ['a part of a field', { ...read, windows: { from: '12:00', to: '15:00' } }, ['windows']],
    ['two fields', { ...read, name: '', allergens: [] }, ['allergens', 'name']],
    [
      'a field that is new with a release',
      { ...read, diets: [] },
      Object.keys({ ...read, diets: [] }).toSorted(),
    ],
  ])('says that %s has changed', (_what, now, changed) => {
    expect(changedSince(version, now)).toEqual(changed)
  })
})

const call = (ifMatch: string | undefined) => ({ header: () => ifMatch })
const now = { ...read, allergens: ['milk', 'gluten', 'peanuts'] }

describe('a save', () => {
  it.each([
    ['says no version', undefined],
    ['takes any version', '*'],
    ['has the version as it is now', `"${versionOf(now)}"`],
    ['has it without quotes', versionOf(now)],
    ['has it as a weak one', `W/"${versionOf(now)}"`],
  ])('passes where it %s', (_what, ifMatch) => {
    expect(() => refuseStale(call(ifMatch), { ...read, name: 'Sarah' }, now)).not.toThrow()
  })

  it.each([
    ['an older version', `"${version}"`],
    ['something that is no version', '"nonsense"'],
    ['an empty version', '""'],
  ])('is refused with %s', (_what, ifMatch) => {
    expect(() => refuseStale(call(ifMatch), { ...read, name: 'Sarah' }, now)).toThrow(
      'changed_meanwhile',
    )
  })

  it('passes where it has happened already', () => {
    expect(() => refuseStale(call(`"${version}"`), now, now)).not.toThrow()
  })
})
