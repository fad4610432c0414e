import { expect, it } from 'vitest'
import { seededLexicon } from '../../../../tools/testing/wishes/seeded-lexicon.ts'
import { readMentions } from './read-mentions.ts'

const lexicon = seededLexicon()
const read = (text: string, lineIds: readonly string[] = []) =>
  [
    ...new Set(
      readMentions(text, lexicon, lineIds).map(
        ({ allergen, isTrace }) => `${isTrace ? '~' : ''}${allergen}`,
      ),
    ),
  ].toSorted()

it.each([
  ['Tahini chicken salad', ['sesame']],
  ['سلطة دجاج بالطحينة', ['sesame']],
  ['Roast beef with horseradish and walnuts', ['tree-nuts']],
  ['Satay skewers, crushed peanuts', ['peanuts']],
  ['دجاج بصلصة الفول السوداني', ['peanuts']],
  ['Prawn toast', ['crustaceans', 'gluten']],
  ['روبيان مشوي', ['crustaceans']],
  ['Creamy mustard dressing', ['mustard']],
  ['Rice with pistacio', ['tree-nuts']],
  ['Salmon with tahinni', ['fish', 'sesame']],
  ['Nutella crepe', ['tree-nuts']],
  ['Almond milk pudding', ['tree-nuts']],
  ['بودينغ حليب اللوز', ['tree-nuts']],
  ['Soy milk latte', ['soybeans']],
  ['Peanut butter cookies', ['peanuts']],
  ['Butter chicken', ['milk']],
  ['May contain traces of peanuts', ['~peanuts']],
  ['Rice bowl. May contain peanuts, sesame, milk.', ['~milk', '~peanuts', '~sesame']],
  ['May also contain traces of nuts and eggs', ['~eggs', '~tree-nuts', '~peanuts'].toSorted()],
  ['قد يحتوي على آثار من السمسم', ['~sesame']],
  ['قد تحتوي على آثار المكسرات والحليب', ['~milk', '~peanuts', '~tree-nuts']],
  ['May contain nuts, with tahini on top', ['sesame', '~peanuts', '~tree-nuts']],
  ['Not free of peanuts', ['peanuts']],
  ['Can be made without peanuts', ['peanuts']],
  ['Also available without sesame on request', ['sesame']],
  ['يمكن طلبه بدون سمسم', ['sesame']],
  ['Chicken without skin, tahini sauce', ['sesame']],
  ['No-bake cheese cake', ['milk']],
  ['Without nuts, tahini dressing', ['sesame']],
  ['Don’t skip the tahini', ['sesame']],
  ['Hazelnut spread on sourdough', ['gluten', 'tree-nuts']],
  ['Baked brie with honey, without walnuts', []],
  ['كرات الحلاوة الطحينية', ['sesame']],
  ['Free of gluten: with walnuts', ['tree-nuts']],
])('holds: %s', (text, allergens) => {
  expect(read(text)).toEqual(allergens)
})

it.each([
  'Coconut curry',
  'كاري جوز الهند',
  'Coconut milk rice',
  'Stewed butter beans',
  'Butternut soup',
  'Grilled eggplant',
  'باذنجان مشوي',
  'Nutmeg and cinnamon',
  'جوزة الطيب',
  'Buckwheat crepe',
  'الحنطة السوداء',
  'من الفرن',
  'Oven-roasted roots',
  'Free of peanuts',
  'خالي من الفول السوداني',
  'خالية من المكسرات',
  'خالٍ من الغلوتين',
  'Peanut-free',
  'Without sesame',
  'Contains no milk',
  'Does not contain eggs',
  'لا يحتوي على البيض',
  'بدون حليب ولا مكسرات',
  'Free from gluten, nuts and dairy.',
  'Nut-free and dairy-free',
  'Gluten-free',
  'Oyster mushrooms',
  'Barely set',
  'Garlic greens',
  'Nutritious greens',
  'Rice noodles',
  'Chickpea flour pancake',
  'Vegan cheese',
  'Cocoa butter',
  'Rice porridge',
])('holds nothing: %s', (text) => {
  expect(read(text)).toEqual([])
})

it.each([
  ['Seafood stew', ['salmon'], ['crustaceans', 'molluscs']],
  ['مأكولات بحرية', ['salmon'], ['crustaceans', 'molluscs']],
  ['Seafood stew', ['salmon', 'shrimp', 'squid'], []],
  ['Shellfish platter', ['shrimp'], ['molluscs']],
  ['Rice with nuts', ['almond'], ['peanuts']],
  ['Served with crusty bread', ['corn-tortilla'], ['gluten']],
  ['Served with crusty bread', ['pita'], []],
  ['Seafood paella', ['shrimp', 'squid'], []],
  ['Lemongrass chicken noodle bowl', ['rice-noodles'], []],
  ['زبادي مع جوز مكسّر', ['greek-yogurt', 'walnut'], []],
])('asks only for what the ingredients do not hold: %s with %s', (text, lineIds, allergens) => {
  expect(read(text, lineIds)).toEqual(allergens)
})
