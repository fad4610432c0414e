import type { Lexicon, Meaning } from '../wishes/lexicon.ts'
import { readPhrases } from '../wishes/phrase-forms.ts'
import { inLayers } from '../wishes/phrases.ts'
import { DISH_NAMES } from './dish-names.ts'
import { NAMED_FOODS } from './names.ts'

const kept = new WeakMap<Lexicon, Lexicon>()

/** What wishes are read with, where the names of some dishes are foods. */
export function lexiconOfMentions(lexicon: Lexicon): Lexicon {
  const found = kept.get(lexicon) ?? withNamedFoods(lexicon)
  kept.set(lexicon, found)
  return found
}

function withNamedFoods(lexicon: Lexicon): Lexicon {
  const named = new Map(NAMED.flatMap((word) => namedBy(word, lexicon)))
  return {
    ...lexicon,
    phrases: inLayers([named, lexicon.phrases]),
    foods: new Map([...lexicon.foods, ...named]),
  }
}

const NAMED = [...NAMED_FOODS, ...DISH_NAMES].map(({ words, allergens = [] }) => ({
  phrases: readPhrases(words),
  allergens,
}))

type Named = (typeof NAMED)[number]

const namedBy = ({ phrases, allergens }: Named, lexicon: Lexicon): [string, Meaning][] =>
  phrases.map(({ form }) => {
    const known = lexicon.phrases.get(form)
    const food = known?.kind === 'food' ? known.food : NO_FOOD
    const all = [...new Set([...food.allergens, ...allergens])]
    return [form, { kind: 'food', food: { ...food, allergens: all } }]
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
