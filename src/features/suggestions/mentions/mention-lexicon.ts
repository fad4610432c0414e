import type { Lexicon, Meaning } from '../wishes/lexicon.ts'
import type { FoodWord } from '../wishes/lexicon/words.ts'
import { normalPhrase } from '../wishes/reading/tokens.ts'
import { DISH_NAMES } from './dish-names.ts'
import { NAMED_FOODS } from './names.ts'

const kept = new WeakMap<Lexicon, Lexicon>()

/** What wishes are read with, where the names of some dishes are foods. */
export function lexiconOfMentions(lexicon: Lexicon): Lexicon {
  const found = kept.get(lexicon) ?? {
    ...lexicon,
    phrases: new Map([
      ...lexicon.phrases,
      ...[...NAMED_FOODS, ...DISH_NAMES].flatMap((word) => named(word, lexicon)),
    ]),
  }
  kept.set(lexicon, found)
  return found
}

const named = ({ words, allergens = [] }: FoodWord, { phrases }: Lexicon): [string, Meaning][] =>
  words.split('|').map((word) => {
    const phrase = normalPhrase(word)
    const known = phrases.get(phrase)
    const food = known?.kind === 'food' ? known.food : NO_FOOD
    const all = [...new Set([...food.allergens, ...allergens])]
    return [phrase, { kind: 'food', food: { ...food, allergens: all } }]
  })

const NO_FOOD = {
  foods: [],
  avoid: [],
  names: [],
  allergens: [],
  alsoAsk: [],
  diet: undefined,
  lowIn: undefined,
}
