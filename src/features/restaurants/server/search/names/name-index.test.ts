import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'
import { createNameIndex, FIT } from './name-index.ts'
import { splitTyped, wordsOf } from './name-words.ts'

const NAMES = [
  ['Chicken biryani', 'برياني دجاج'],
  ['Machboos laham', 'مجبوس لحم'],
  ['Hummus', 'حُمُّص'],
  ['Kebab platter', 'طبق كباب'],
  ['Shawarma', 'شاورما'],
  ['Falafel wrap', 'لفافة فلافل'],
  ['Peanut noodles', 'نودلز بالفول السوداني'],
  ['Bento box', 'بنتو'],
  ['Rice pudding', 'أرز بالحليب'],
  ['Crème brûlée', 'كريم بروليه'],
  ["Za'atar manakish", 'مناقيش بالزعتر والجبن'],
]

const index = createNameIndex()
for (const [id, names] of NAMES.entries()) index.put(id, names)

/** The names found by a word, in English. */
const find = (typed: string) => {
  const forms = splitTyped(typed).flatMap((word) => word.forms)
  const search = (how: 'find' | 'findMisspelt') =>
    new Set(forms.flatMap((form) => [...index[how](form).keys()]))
  const called = search('find')
  const ids = called.size > 0 ? called : search('findMisspelt')
  return [...ids].map((id) => NAMES[id]?.[0])
}

describe('finding names by a word', () => {
  it.each([
    ['biryani', 'Chicken biryani'],
    ['BIRYANI', 'Chicken biryani'],
    ['brulee', 'Crème brûlée'],
    ['برياني', 'Chicken biryani'],
    ['الدجاج', 'Chicken biryani'],
    ['حمص', 'Hummus'],
    ['ارز', 'Rice pudding'],
    ['لفافه', 'Falafel wrap'],
    ['حليب', 'Rice pudding'],
    ['زعتر', "Za'atar manakish"],
    ['جبن', "Za'atar manakish"],
    ['والجبن', "Za'atar manakish"],
    ['zaatar', "Za'atar manakish"],
    ['za’atar', "Za'atar manakish"],
  ])('%s is the same word, whatever its case, marks, letters or article', (typed, name) => {
    expect(find(typed)).toEqual([name])
    const fits = splitTyped(typed).flatMap(({ forms }) =>
      forms.flatMap((form) => [...index.find(form).values()]),
    )
    expect(Math.max(...fits)).toBe(FIT.same)
  })

  it.each([
    ['بریانی', 'Chicken biryani'],
    ['کباب', 'Kebab platter'],
    ['کريم', 'Crème brûlée'],
  ])('%s, from a Persian or Urdu keyboard, is the same word', (typed, name) => {
    expect(find(typed)).toEqual([name])
  })

  it.each([
    ['biriyani', 'Chicken biryani'],
    ['briani', 'Chicken biryani'],
    ['machbos', 'Machboos laham'],
    ['مجبوص', 'Machboos laham'],
    ['مكبوس', 'Machboos laham'],
    ['humus', 'Hummus'],
    ['hommos', 'Hummus'],
    ['kabab', 'Kebab platter'],
    ['shawerma', 'Shawarma'],
    ['شاورمه', 'Shawarma'],
    ['falafil', 'Falafel wrap'],
    ['chiken', 'Chicken biryani'],
    ['chickne', 'Chicken biryani'],
    ['hcicken', 'Chicken biryani'],
    ['puding', 'Rice pudding'],
    ['noodels', 'Peanut noodles'],
  ])('%s is another spelling or a mistake', (typed, name) => {
    expect(find(typed)).toEqual([name])
  })

  it('is found by how it begins, while it is typed', () => {
    expect(find('bi')).toEqual(['Chicken biryani'])
    expect(find('noo')).toEqual(['Peanut noodles'])
  })

  it('keeps words apart that only share their consonants', () => {
    expect(find('bento')).toEqual(['Bento box'])
    expect(find('peanut')).toEqual(['Peanut noodles'])
  })

  it('finds nothing by what no name is like', () => {
    expect(find('pizza')).toEqual([])
    expect(find('xqzw')).toEqual([])
  })

  it('forgets names that were replaced or removed', () => {
    const names = createNameIndex()
    names.put(0, ['Chicken biryani'])
    names.put(0, ['Mutton biryani'])
    expect(names.find('chicken').size).toBe(0)
    expect(names.find('mutton').size).toBe(1)
    names.remove(0)
    expect(names.find('biryani').size).toBe(0)
    expect(names.find('biriyani').size).toBe(0)
    expect(names.findMisspelt('biryanni').size).toBe(0)
  })
})

describe('the words of a name', () => {
  it.each([
    ['the Chicken, and rice!', ['chicken', 'rice']],
    ['برياني مع الدجاج', ['برياني', 'الدجاج', 'دجاج']],
    ['rice rice', ['rice']],
    ['!?', []],
    ['', []],
  ])('%s', (name, words) => {
    expect(wordsOf(name)).toEqual(words)
  })
})

describe('how many letters two words differ by', () => {
  it.each([
    ['rice', 'rice', 0],
    ['rice', 'ice', 1],
    ['rice', 'ricce', 1],
    ['rice', 'mice', 1],
    ['rice', 'rcie', 1],
    ['humus', 'hommos', 3],
    ['rice', 'pasta', 3],
  ])('%s and %s', (one, other, distance) => {
    expect(editDistance(one, other, 2)).toBe(distance)
    expect(editDistance(other, one, 2)).toBe(distance)
  })
})
