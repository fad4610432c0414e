import type { Cuisine, MealCategory } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import { DISH_WORDS } from '../lexicon/food/dishes.ts'
import { normalPhrase } from './tokens.ts'

/** The part of a dish that wishes are read against. */
export interface WishDish {
  slug: string
  name: Bilingual
  category: MealCategory
  cuisine: Cuisine
}

interface DishName {
  name: Bilingual
  has: (dish: WishDish) => boolean
}

const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a dish is called, without what comes with it: `Kebab with salad` is no salad. */
export const headOf = (name: string): string => name.split(/ with | مع /)[0] ?? name

const DISH_NAMES: ReadonlyMap<string, DishName> = new Map(
  Object.entries(DISH_WORDS).map(([id, { words, category }]): [string, DishName] => {
    const forms = words.split('|')
    const latin = forms.filter((form) => !isArabic(form)).map((form) => ` ${normalPhrase(form)} `)
    const isNamed = ({ name }: WishDish) => {
      const head = ` ${normalPhrase(headOf(name.en))} `
      return latin.some((form) => head.includes(form))
    }
    return [
      id,
      {
        name: { en: capital(forms[0] ?? id), ar: forms.find(isArabic) ?? id },
        has: (dish) => dish.slug === id || dish.category === category || isNamed(dish),
      },
    ]
  }),
)

/** Whether a dish answers to what a wish calls it: one of the names above, or its own slug. */
export const isDishNamed = (dish: WishDish, id: string): boolean =>
  DISH_NAMES.get(id)?.has(dish) ?? dish.slug === id

export const dishNameOf = (id: string, dishes: Iterable<WishDish>): Bilingual | undefined => {
  const known = DISH_NAMES.get(id)
  if (known) return known.name
  for (const { slug, name } of dishes) if (slug === id) return name
  return undefined
}
