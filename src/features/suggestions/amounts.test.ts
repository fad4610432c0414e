import { describe, expect, test } from 'vitest'
import { describeAmount, describeGrams, type Measure } from './amounts.ts'

const weighed: Measure = { unit: null, unitGrams: null, spoonGrams: null, tags: [] }
const egg: Measure = { unit: 'piece', unitGrams: 50, spoonGrams: null, tags: ['egg'] }
const thigh: Measure = { unit: 'piece', unitGrams: 100, spoonGrams: null, tags: ['poultry'] }
const lemongrass: Measure = { unit: 'piece', unitGrams: 12, spoonGrams: null, tags: [] }
const onion: Measure = { unit: 'piece', unitGrams: 110, spoonGrams: null, tags: [] }
const garlic: Measure = { unit: 'clove', unitGrams: 4, spoonGrams: null, tags: [] }
const oil: Measure = { unit: null, unitGrams: null, spoonGrams: 14, tags: [] }

describe('an amount as a cook measures', () => {
  test.each([
    [450, egg, '9 pieces', '9 حبات'],
    [50, egg, '1 piece', 'حبة واحدة'],
    [375, egg, '8 pieces', '8 حبات'],
    [360, egg, '7 pieces', '7 حبات'],
    [25, egg, '½ piece', '½ حبة'],
    [410, thigh, '4 pieces', '4 حبات'],
    [450, thigh, '450 g', '450 غ'],
    [18, lemongrass, '2 pieces', 'حبتان'],
    [6, lemongrass, '½ piece', '½ حبة'],
    [165, onion, '1½ pieces', '1½ حبة'],
    [8, garlic, '2 cloves', 'فصّان'],
    [44, garlic, '11 cloves', '11 فصًا'],
    [2, garlic, '½ clove', '½ فص'],
    [6, garlic, '1½ cloves', '1½ فص'],
    [14, oil, '1 tbsp', 'ملعقة كبيرة'],
    [28, oil, '2 tbsp', 'ملعقتان كبيرتان'],
    [35, oil, '2½ tbsp', '2½ ملعقة كبيرة'],
    [42, oil, '3 tbsp', '3 ملاعق كبيرة'],
    [5, oil, '1 tsp', 'ملعقة صغيرة'],
    [0.1, oil, '0.1 g', '0.1 غ'],
    [300, oil, '300 g', '300 غ'],
    [180, weighed, '180 g', '180 غ'],
  ])('%d g', (grams, measure, english, arabic) => {
    expect(describeAmount(grams, measure, 'en')).toBe(english)
    expect(describeAmount(grams, measure, 'ar')).toBe(arabic)
  })

  test('weighs much in kilos', () => {
    expect(describeGrams(1234, 'en')).toBe('1.23 kg')
    expect(describeGrams(2000, 'ar')).toBe('2 كغ')
  })
})
