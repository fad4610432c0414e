import { describe, expect, it } from 'vitest'
import { nameText } from './name-text.ts'

const schema = nameText({ min: 2, max: 80, tooShort: 'name_too_short' })
const read = (name: string) => {
  const { data, error } = schema.safeParse(name)
  return data ?? error?.issues[0]?.message
}

describe('a name', () => {
  it.each([
    ['Layla Haddad', 'Layla Haddad'],
    ['Chef Hind هند', 'Chef Hind هند'],
    ['ليلى بنت محمد', 'ليلى بنت محمد'],
    ["Jean-Luc O'Neill 2", "Jean-Luc O'Neill 2"],
    ['Наталья', 'Наталья'],
    ['寿司 タロウ', '寿司 タロウ'],
    ['Yusuf Rahman', 'Yusuf Rahman'],
    ['مطعم السفرة', 'مطعم السفرة'],
  ])('%s is taken', (name, expected) => expect(read(name)).toBe(expected))

  it.each([
    ['Ｌａｙｌａ', 'Layla'],
    ['La\u200byla\u2060 ', 'Layla'],
    ['ﻟﻴﻠﻰ', 'ليلى'],
  ])('%j becomes %s', (name, expected) => expect(read(name)).toBe(expected))

  it('of invisible characters alone is too short', () => {
    expect(read('\u200b\u200c\u200d\u2060')).toBe('name_too_short')
  })

  it.each(['Ѕufrа Support', 'Lаyla', 'Layla Наталья', 'Νikos', 'Laylaليلى'])(
    '%s mixes scripts',
    (name) => expect(read(name)).toBe('name_mixes_scripts'),
  )

  it.each([
    'Sufra',
    'SUFRA Kitchen',
    'Customer Support',
    'S u f r a',
    'Sufra24',
    'Súfra',
    'Su\u200bfra',
    'سُفرة',
    'ســفرة',
    'فريق الدعم',
    'الإدارة',
  ])('%j is reserved', (name) => expect(read(name)).toBe('name_reserved'))

  it('turns the direction of no text', () =>
    expect(read('Layla\u202eadmin')).toBe('text_not_clean'))
})
