import { expect, it } from 'vitest'
import { dietLabel } from './diet-label.ts'
import type { Allergen, Diet } from './food.ts'

it.each<[Diet, Allergen[], string, string]>([
  ['gluten-free', [], 'Gluten-Free', 'خالٍ من الغلوتين'],
  ['gluten-free', ['milk', 'peanuts'], 'Gluten-Free', 'خالٍ من الغلوتين'],
  [
    'gluten-free',
    ['gluten', 'milk'],
    'Gluten-free recipe, may contain traces of gluten',
    'وصفة خالية من الغلوتين، قد تحتوي على آثار من الغلوتين',
  ],
  [
    'dairy-free',
    ['milk'],
    'Dairy-free recipe, may contain traces of milk',
    'وصفة خالية من الألبان، قد تحتوي على آثار من الحليب',
  ],
  [
    'nut-free',
    ['tree-nuts', 'peanuts'],
    'Nut-free recipe, may contain traces of peanuts, tree nuts',
    'وصفة خالية من المكسرات، قد تحتوي على آثار من الفول السوداني، المكسرات',
  ],
  [
    'nut-free',
    ['tree-nuts'],
    'Nut-free recipe, may contain traces of tree nuts',
    'وصفة خالية من المكسرات، قد تحتوي على آثار من المكسرات',
  ],
  ['vegan', ['milk'], 'Vegan', 'نباتي صرف'],
  ['keto', ['gluten'], 'Keto', 'كيتو'],
])('%s with traces of %j', (diet, mayContain, en, ar) => {
  expect(dietLabel(diet, mayContain, 'en').text).toBe(en)
  expect(dietLabel(diet, mayContain, 'ar').text).toBe(ar)
})
