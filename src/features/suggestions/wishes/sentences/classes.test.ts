import { describe, expect, it } from 'vitest'
import { seededCatalogue } from '../../../../../tools/testing/wishes/seeded-catalogue.ts'
import { seededLexicon } from '../../../../../tools/testing/wishes/seeded-lexicon.ts'
import { readWish } from '../reading/read-wish.ts'
import { NO_WISH } from '../wish.ts'

const lexicon = seededLexicon()
const dishes = [...seededCatalogue().dishes.values()]
const read = (text: string) => readWish(text, lexicon)

const FOODS = [
  ['mushrooms', 'الفطر', 'any-mushroom'],
  ['eggplant', 'الباذنجان', 'eggplant'],
  ['garlic', 'الثوم', 'garlic'],
  ['shrimp', 'روبيان', 'any-shrimp'],
  ['chicken', 'دجاج', 'any-chicken'],
] as const

const ENGLISH_REFUSALS =
  "no|without|nothing with|less|skip the|hold the|not|avoid|I don't want|I can't eat|anything but|leave out the|I never eat|not a fan of|I hate"
const ARABIC_REFUSALS =
  'بدون|من غير|بلا|ما أبي|ما ابغى|ما ودي|ما بدي|مش عايز|مابحبش|ما بحب|لا أحب|لا أستطيع تناول|ما أقدر آكل|ماباكلش|مو حابب'

describe('a refusal', () => {
  const sentences = FOODS.flatMap(([english, arabic, food]) => [
    ...ENGLISH_REFUSALS.split('|').map((refusal) => [`${refusal} ${english}`, food] as const),
    ...ARABIC_REFUSALS.split('|').map((refusal) => [`${refusal} ${arabic}`, food] as const),
  ])

  it.each(sentences)('%s: is never a wish', (text, food) => {
    const { wish } = read(text)
    expect(wish.wantedIngredients).toEqual([])
    expect(wish.unwantedIngredients).toContain(food)
  })

  it('ends at ولا only where something was wanted', () => {
    expect(read('دجاج ولا سمك').wish.wantedIngredients).toEqual(['any-chicken', 'any-fish'])
    expect(read('ما أبي دجاج ولا سمك').wish.unwantedIngredients).toEqual(['any-chicken', 'any-fish'])
  })
})

describe('an illness next to a food', () => {
  const ILLNESSES = [
    ['eggs', 'give me hives'],
    ['eggs', 'make me sick'],
    ['eggs', 'gave my son a rash'],
    ['eggs', 'upset my stomach'],
    ['البيض', 'يتعبني'],
    ['البيض', 'يسبب لي حكة'],
    ['البيض', 'يورم شفايفي'],
    ['البيض', 'بيوجعلي بطني'],
  ] as const
  const CAUSES = [
    'I get hives from eggs',
    "I can't breathe after eggs",
    'my throat swells when I eat eggs',
    'أتعب من البيض',
    'بتعب لما آكل بيض',
    'يطلع لي طفح من البيض',
    'at3ab mn el bayth',
  ]

  it.each([...ILLNESSES.map((words) => words.join(' ')), ...CAUSES])(
    '%s: is asked for and left out',
    (text) => {
      const { wish, questions } = read(text)
      expect(questions).toEqual(['eggs'])
      expect(wish.unwantedIngredients).toEqual(['any-egg'])
    },
  )

  it.each(['kiwi gives me hives', "I'm allergic to hummus", 'hives from papaya'])(
    '%s: is said to be unclear',
    (text) => {
      expect(read(text).isAllergyUnclear).toBe(true)
    },
  )
})

describe('an allergy', () => {
  it.each([
    ["I'm allergic to peanuts", 'peanuts'],
    ['alergic to peanuts', 'peanuts'],
    ['عندي حساسية من الفول السوداني', 'peanuts'],
    ['عندي حساسيه فول سودانى', 'peanuts'],
    ['3ndi 7asasiya mn el fool soodani', 'peanuts'],
    ['andi hasasiya min el fool el sudani', 'peanuts'],
    ['3indi 7asasiyya min el 7aleeb', 'milk'],
    ['عندي allergy من shrimp', 'crustaceans'],
    ['السمسم بيعملي حساسية', 'sesame'],
  ])('%s: is understood in any spelling', (text, allergen) => {
    expect(read(text).wish.addAllergens).toEqual([allergen])
  })
})

const served = (text: string) => {
  const { wantedDishes, wantedIngredients } = read(text).wish
  return [...wantedDishes, ...wantedIngredients]
}

describe('the name of a dish of the catalogue', () => {
  it.each(dishes.flatMap(({ name }) => [name.en, name.ar]))(
    '%s: is a wish for it or for its foods',
    (name) => {
      expect(served(name)).not.toEqual([])
    },
  )

  it.each(dishes.map(({ slug, name }) => [name.en, slug] as const))(
    '%s: never refuses anything',
    (name) => {
      const { unwantedDishes, unwantedIngredients } = read(name).wish
      expect([...unwantedDishes, ...unwantedIngredients]).toEqual([])
    },
  )
})

describe('a word that is not known', () => {
  it('is no food that looks like it', () => {
    expect(read('hindi food').wish).toMatchObject({ wantedIngredients: [], cuisines: ['indian'] })
    expect(read('who carries the bag').wish.wantedDishes).toEqual([])
    expect(read('jackfruit please')).toMatchObject({ unclear: ['jackfruit'] })
  })
})

describe('what a food does to someone', () => {
  it.each([
    ['wheat makes me wobbly', 'gluten'],
    ['peanuts wreck my son', 'peanuts'],
    ['a rash last week, it was the cashews', 'tree-nuts'],
    ['careful with sesame', 'sesame'],
    ['no tuna or mustard to be safe', 'mustard'],
    ['السمك يوديني الطوارئ', 'fish'],
    ['الدكتور قالي بلاش لبن', 'milk'],
    ['أخاف أعطيه سمسم', 'sesame'],
    ['bamoot law akalt gambari', 'crustaceans'],
    ['bawal sa akin ang hipon', 'crustaceans'],
    ['sesame very bad for my son', 'sesame'],
    ['walnuts make my hubby go purple', 'tree-nuts'],
    ['no prawns please my lips swell', 'crustaceans'],
    ['avoid tahini like the plague, I swell', 'sesame'],
    ['my throat closed up. It was the peanuts', 'peanuts'],
    ['not allergic to milk, just eggs', 'eggs'],
    ['tested positive for sesame', 'sesame'],
    ['after eating mussels I was sick for 2 days', 'molluscs'],
    ['السمسم بيقفل زوري', 'sesame'],
    ['رقبتي حكتني من الكاجو', 'tree-nuts'],
    ['مش مسموحلي بالسمك', 'fish'],
    ['kalt kaju w raqbti 7akkatni', 'tree-nuts'],
    ['mujhe machli se allergy hai', 'fish'],
    ['kaju se gala band ho jata hai', 'tree-nuts'],
    ['nangangati ako sa itlog', 'eggs'],
  ])('%s: is asked for', (text, allergen) => {
    const { wish, questions } = read(text)
    expect(questions).toContain(allergen)
    expect(wish.wantedIngredients).toEqual([])
  })

  it.each([
    'got hives last week, no idea from what, soup please',
    'my son had a reaction to something',
  ])('%s: is said to be unclear', (text) => {
    expect(read(text).isAllergyUnclear).toBe(true)
  })

  it.each([
    'ما عندي أي مانع في البيض',
    'المكسرات ما فيها شي',
    'never had any trouble with fish',
    'the kids eat plain pasta',
    'soup that is good for my stomach',
    'sick burger please',
    'allergic to homework, soup please',
    'nobody here has allergies',
  ])('%s: asks for nothing', (text) => {
    expect(read(text)).toMatchObject({
      questions: [],
      isAllergyUnclear: false,
      wish: { unwantedIngredients: [] },
    })
  })

  it('is reported where no rule is written for it', () => {
    expect(read('kidney stones so no spinach')).toMatchObject({
      unclear: ['kidney stones'],
      wish: { unwantedIngredients: ['spinach'] },
    })
  })

  it.each(['no problem with nuts', 'ما عندي مشكلة مع المكسرات', 'pasta makes me happy'])(
    '%s: is no illness',
    (text) => {
      expect(read(text)).toMatchObject({ questions: [], wish: { unwantedIngredients: [] } })
    },
  )
})

describe('words that only look like foods, spice, meals and cuisines', () => {
  it.each([
    'the kids are driving me nuts',
    "it's so hot outside",
    'الجو حار اليوم',
    'jaw 7ar wayed',
    'صباح الخير',
    'stuck in a jam',
    'date night',
    'after my thai massage',
    'ya 3asal',
    'my husband Basil says hi',
    'my boss with the ginger hair',
    'the app in hindi please',
    'which came first, the egg or the chicken',
    'مين جا قبل البيضة ولا الدجاجة',
  ])('%s: is no wish', (text) => {
    expect(read(text).wish).toEqual(NO_WISH)
  })
})

describe('an exception', () => {
  it.each([
    ["I don't like fish except salmon", ['any-fish']],
    ['apart from salmon I do not like fish', ['any-fish']],
    ['ما آكل لحم إلا الدجاج', ['any-meat']],
  ])('%s: is not refused', (text, refused) => {
    expect(read(text).wish.unwantedIngredients).toEqual(refused)
  })

  it('alone is a wish', () => {
    expect(read('ما أبي إلا السمك').wish.wantedIngredients).toEqual(['any-fish'])
  })
})

it('a least amount is reported and limits nothing', () => {
  const { wish, unclear } = read('at least 600 kcal and 40 g protein')
  expect(wish).toMatchObject({ maxKcal: null, leanings: ['high-protein'] })
  expect(unclear).toEqual(['600 kcal', '40 g'])
})

it('aish is rice in the Gulf and bread in Egypt', () => {
  expect(read('أبي دياي وعيش').wish.wantedIngredients).toContain('any-rice')
  expect(read('عايز عيش وجبنة').wish.wantedIngredients).toContain('any-bread')
})

it('what was eaten yesterday is not wanted again', () => {
  expect(read('we had biryani yesterday').wish).toMatchObject({
    wantedDishes: [],
    unwantedDishes: ['biryani'],
  })
})

it('nothing spicy is mild', () => {
  expect(read('nothing spicy').wish.maxHeat).toBe(0)
  expect(read('nothing too spicy').wish.maxHeat).toBe(1)
})

it.each(['not very hot', 'nothing too spicy', 'مب وايد حار', 'حار بس مب وايد'])(
  '%s: is mild',
  (text) => {
    expect(read(text).wish.maxHeat).toBe(1)
  },
)

it('a tray is no Chinese food', () => {
  expect(read('كبة بالصينية').wish).toMatchObject({ wantedDishes: ['kibbeh'], cuisines: [] })
  expect(read('أكلة صينية').wish.cuisines).toEqual(['chinese'])
})

it.each([
  ['me and 2 friends, pizza', 3],
  ['feeding two teenagers', 2],
])('%s: counts who eats', (text, people) => {
  expect(read(text).wish.servings).toBe(people)
})
