import type { Cuisine } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import { createRandom } from '../../src/features/plates/drawing/random.ts'
import { readDishes, readIngredients, type CatalogueDish } from '../../seeds/catalogue/read.ts'
import { makeWords, pick } from './words.ts'

export const LARGE = { kitchens: 5000, ownDishes: 5750 }

export interface NamedKitchen {
  name: Bilingual
  cuisines: Cuisine[]
}

export interface NamedDish {
  name: Bilingual
  /** The dish of the shared catalogue that a kitchen cooks in its own way. */
  base: CatalogueDish
  /** Which of the kitchens, counted from 0. */
  kitchen: number
}

export interface Names {
  kitchens: NamedKitchen[]
  dishes: NamedDish[]
}

/** Some words name several dishes, as they do on real menus. */
const WORDS_OF_DISHES = 0.55

const KITCHEN_NAMES: readonly ((word: Bilingual, food: Bilingual) => Bilingual)[] = [
  (word) => ({ en: `Bait ${word.en}`, ar: `بيت ${word.ar}` }),
  (word) => ({ en: `${word.en} Kitchen`, ar: `مطبخ ${word.ar}` }),
  (word) => ({ en: `Al ${word.en}`, ar: `ال${word.ar}` }),
  (word, food) => ({ en: `${word.en} & ${food.en}`, ar: `${word.ar} و${food.ar}` }),
  (word, food) => ({ en: `${food.en} by ${word.en}`, ar: `${food.ar} من ${word.ar}` }),
  (word) => ({ en: `${word.en} Grill`, ar: `مشاوي ${word.ar}` }),
]

/** The names of a large catalogue: words of food, and words that were made up. Always the same. */
export function nameAll({ kitchens, ownDishes } = LARGE): Names {
  const random = createRandom('large-catalogue')
  const wordsOfDishes = Math.ceil(ownDishes * WORDS_OF_DISHES)
  const words = makeWords(kitchens + wordsOfDishes, 'words')
  const foods = readIngredients().map(({ name }) => name)
  const catalogue = readDishes()
  const cuisines = [...new Set(catalogue.map(({ cuisine }) => cuisine))]
  const named = words.slice(0, kitchens).map((word) => ({
    name: pick(random, KITCHEN_NAMES)(word, pick(random, foods)),
    cuisines: [...new Set([pick(random, cuisines), pick(random, cuisines)])],
  }))
  const dishes = Array.from({ length: ownDishes }, (_, index) => {
    const kitchen = index % kitchens
    const own = named[kitchen]?.cuisines ?? []
    const base = pick(
      random,
      catalogue.filter(({ cuisine }) => own.includes(cuisine)),
    )
    const word = words[kitchens + (index % wordsOfDishes)] ?? { en: '', ar: '' }
    return { kitchen, base, name: nameDish(base.name, word) }
  })
  return { kitchens: named, dishes }
}

const nameDish = (base: Bilingual, word: Bilingual): Bilingual => ({
  en: `${word.en} ${base.en.charAt(0).toLowerCase()}${base.en.slice(1)}`,
  ar: `${base.ar} ${word.ar}`,
})
