import { describe, expect, it } from 'vitest'
import { readTyped } from './refusals.ts'

/** What is left to search for, and what is not. */
const read = (text: string) => {
  const { wanted, refused } = readTyped(text)
  return { wanted: wanted.map(({ typed }) => typed).join(' '), refused: refused.join(' ') }
}

describe('what someone typed, as what they want and what they don’t', () => {
  it.each([
    ['biryani without nuts', 'biryani', 'without nuts'],
    ['biryani withot nuts', 'biryani', 'withot nuts'],
    ['biryani w/o nuts', 'biryani', 'without nuts'],
    ['pasta, but no cheese', 'pasta but', 'no cheese'],
    ['curry, hold the peanuts', 'curry', 'hold the peanuts'],
    ['biryani bidoon fustuq', 'biryani', 'bidoon fustuq'],
    ['برياني بدون مكسرات', 'برياني', 'بدون مكسرات'],
    ['برياني وبدون مكسرات', 'برياني', 'وبدون مكسرات'],
    ['برياني من غير مكسرات', 'برياني', 'غير مكسرات'],
    ['برياني خالٍ من الغلوتين', 'برياني', 'خالٍ من الغلوتين'],
    ['برياني ولا مكسرات', 'برياني', 'ولا مكسرات'],
    ['فتوش بلاش سماق', 'فتوش', 'بلاش سماق'],
    ['سلطة ما عدا السمسم', 'سلطة', 'ما عدا السمسم'],
  ])('%s', (text, wanted, refused) => {
    expect(read(text)).toEqual({ wanted, refused })
  })

  it.each([
    'no peanuts',
    'don’t want peanuts',
    'nut allergies',
    'peanut and sesame free',
    'nut-free',
    'nutfree granola',
    'dairy, egg and nut allergy',
    'I am allergic to shellfish',
    'salad, free from sesame',
    'peanuts, no thanks',
    'nuts not please',
    'witout nut',
    'coeliac',
    'لا فول سوداني',
    'حساسية من السمسم',
    'فول سوداني حساسية',
    'للحساسية من البيض',
    'سمسم لا شكرا',
    'بلا فول سوداني',
    '7asasiya simsim',
  ])('nothing of %s is searched for', (text) => {
    expect(read(text).wanted).toBe('')
    expect(read(text).refused.length).toBeGreaterThan(3)
  })

  it.each([
    'chicken rice',
    'nori rolls',
    'freekeh',
    'noodles',
    'nonya curry',
    'mocha',
    'برياني دجاج',
    'لازانيا',
    'مشاوي',
    'عدس',
    'ماء الورد',
  ])('all of %s is', (text) => {
    expect(read(text)).toEqual({ wanted: text, refused: '' })
  })
})
