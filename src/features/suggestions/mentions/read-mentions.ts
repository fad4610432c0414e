import { ALLERGENS, type Allergen } from '#shared/food/food.ts'
import type { Bilingual } from '#shared/language.ts'
import { foldText } from '#shared/text/fold-text.ts'
import type { Lexicon } from '../wishes/lexicon.ts'
import { membersOf } from '../wishes/reading/food-groups.ts'
import { markPhrases, type Mark } from '../wishes/reading/marks.ts'
import { nearestWord } from '../wishes/reading/nearest-word.ts'
import { normalPhrase, tokenise } from '../wishes/reading/tokens.ts'
import { lexiconOfMentions } from './mention-lexicon.ts'
import {
  DECLARES_ABSENT,
  DENIES,
  DESCRIBES,
  MADE_OF,
  MADE_OF_ARABIC,
  NAMES_ALONE,
  NEVER_WITHOUT,
  OFFERS,
  OTHER_FOODS,
  LISTED,
  TAKES_AWAY,
  TRACE,
  TRACES,
} from './words.ts'

/** A word in the name or text of a dish that says what the dish holds. */
export interface Mention {
  allergen: Allergen
  /** In the form in which words are compared. */
  word: string
  /** As it was written. */
  raw: string
  isTrace: boolean
}

type Food = Mark & { kind: 'food' }

/** Words that only look like an allergen. */
const OWN_WORDS: ReadonlySet<string> = new Set(['barely', 'بان'])

const isFood = (mark: Mark | undefined): mark is Food => mark?.kind === 'food'
const isEnd = (mark: Mark | undefined): boolean => mark === undefined || mark.kind === 'stop'
const isJoin = (mark: Mark | undefined): boolean =>
  mark?.kind === 'cue' && (mark.cue === 'and' || mark.cue === 'or' || mark.cue === 'nor')
const isBreak = (mark: Mark | undefined): boolean =>
  isEnd(mark) || mark?.kind === 'comma' || mark?.kind === 'cue'

/**
 * The allergens that a text mentions and doesn't declare absent; `lineIds` are the ingredients of
 * the dish, and what those hold that a word names is no news. Doubtful words are mentions: they are
 * asked for.
 */
export function readMentions(
  text: string,
  wishes: Lexicon,
  lineIds: readonly string[] = [],
): Mention[] {
  const lexicon = lexiconOfMentions(wishes)
  const hyphened = new Set([...text.matchAll(HYPHENED)].map(([, word = '']) => foldText(word)))
  const read = markPhrases(tokenise(text.replaceAll(LISTED, ' ')), lexicon, 'kept')
  const marks = forgiveNames(flourOf(openNames(read, lexicon), lexicon), lexicon)
  const absent = new Set<number>()
  const traces = new Set<number>()
  for (const [at, mark] of marks.entries()) {
    if (!isFood(mark)) continue
    const before = wordsBefore(marks, at)
    const isOffer =
      OFFERS.test(sentenceAround(marks, at)) ||
      DENIES.test(before) ||
      NEVER_WITHOUT.test(wordsBefore(marks, at, isJoin))
    if (isTraceAfter(marks, at)) traces.add(at)
    else if (TRACES.test(before)) for (const one of listFrom(marks, at, 'any')) traces.add(one)
    else if (TAKES_AWAY.test(before) && !isOffer) {
      const reach = DECLARES_ABSENT.test(before) ? 'closed' : 'joined'
      for (const one of listFrom(marks, at, reach)) absent.add(one)
    } else if (isFreeOf(marks, at, hyphened) && !isOffer) absent.add(at)
  }
  return marks.flatMap((mark, at) =>
    isFood(mark) && !absent.has(at) && !isOtherFood(marks, at)
      ? unlisted(mark, lexicon, lineIds).map((allergen) => ({
          allergen,
          word: mark.phrase,
          raw: mark.raw,
          isTrace: traces.has(at),
        }))
      : [],
  )
}

const mentioned = ({ food }: Food): readonly Allergen[] => [...food.allergens, ...food.alsoAsk]

/** What is before it in its clause, in compared words; marks for which `isOver` ends it, too. */
function wordsBefore(
  marks: readonly Mark[],
  at: number,
  isOver: (mark: Mark) => boolean = () => false,
): string {
  const start = marks.findLastIndex(
    (mark, place) => place < at && (mark.kind === 'stop' || mark.kind === 'comma' || isOver(mark)),
  )
  return phrases(marks.slice(start + 1, at))
}

function sentenceAround(marks: readonly Mark[], at: number): string {
  const start = marks.findLastIndex(({ kind }, place) => place < at && kind === 'stop')
  const end = marks.findIndex(({ kind }, place) => place > at && kind === 'stop')
  return phrases(marks.slice(start + 1, end === -1 ? marks.length : end))
}

const phrases = (marks: readonly Mark[]): string =>
  marks
    .map(({ phrase }) => phrase)
    .filter((phrase) => phrase !== '')
    .join(' ')

/**
 * The places of the foods that are listed from `at` on: those joined by "and" or "or" where the
 * list ends there, and with commas only a list that reaches the end of its sentence.
 */
function listFrom(
  marks: readonly Mark[],
  at: number,
  reach: 'any' | 'closed' | 'joined',
): number[] {
  const joined = [at]
  const all = [at]
  let hasComma = false
  let isClosed = false
  let place = at + 1
  while (true) {
    const separators = []
    while (isJoin(marks[place]) || marks[place]?.kind === 'comma') separators.push(marks[place++])
    if (separators.length === 0 || !isFood(marks[place])) break
    hasComma ||= separators.some((mark) => mark?.kind === 'comma')
    isClosed = separators.some(isJoin)
    all.push(place)
    if (!hasComma && isBreak(marks[place + 1])) joined.push(place)
    place += 1
  }
  const isWhole = isEnd(marks[place])
  const isList = reach === 'any' || (isAlike(marks, all) && (isClosed || !hasComma))
  if (isWhole && reach !== 'joined' && isList) return all
  return joined
}

/** «خالي من اللحم، جبن وجوز»: without the article, what follows is what the dish is made of. */
const isAlike = (marks: readonly Mark[], places: readonly number[]): boolean => {
  const [isFirst, ...areRest] = places.map((place) => DEFINITE.test(marks[place]?.raw ?? ''))
  return !isFirst || areRest.every(Boolean)
}

const DEFINITE = /^(?:و?ال|و?لل)/u

/** `Sesame (traces)` */
function isTraceAfter(marks: readonly Mark[], at: number): boolean {
  const [next, word, after] = marks.slice(at + 1, at + 4)
  const isTrace = next?.kind === 'comma' && TRACE.has(word?.phrase ?? '')
  return isTrace && (isEnd(after) || after?.kind === 'comma')
}

const HYPHENED = /(\p{L}+)[-\u2010-\u2013]free(?!\p{L})/giu

/**
 * `peanut-free` and "this is peanut free", and not `free of peanuts` or `free-range` after a food.
 */
function isFreeOf(marks: readonly Mark[], at: number, hyphened: ReadonlySet<string>): boolean {
  const [mark, next, after] = marks.slice(at, at + 3)
  if (next?.phrase !== 'free' || after?.phrase === 'of' || after?.phrase === 'from') return false
  return (
    hyphened.has(
      foldText(mark?.raw ?? '')
        .split(' ')
        .at(-1) ?? '',
    ) || isBreak(after)
  )
}

/** `butter beans`, `chickpea flour`, «جوز مكسّر» */
function isOtherFood(marks: readonly Mark[], at: number): boolean {
  const [before, mark, after] = [marks[at - 1], marks[at], marks[at + 1]]
  const last = before?.phrase.split(' ').at(-1)
  const next = after?.phrase.split(' ').at(0)
  if (DESCRIBES.has(mark?.phrase ?? '') && !isBreak(before)) return true
  if (NAMES_ALONE.has(mark?.phrase ?? '') && at > 0) return true
  if (MADE_OF.has(`${last} ${mark?.phrase}`) || MADE_OF_ARABIC.has(`${mark?.phrase} ${next}`))
    return true
  return OTHER_FOODS.has(`${last} ${mark?.phrase}`) || OTHER_FOODS.has(`${mark?.phrase} ${next}`)
}

/**
 * What the word mentions and the ingredients that it names do not hold. Rice noodles are what
 * `noodles` means, and two kinds of seafood are seafood.
 */
function unlisted(mark: Food, lexicon: Lexicon, lineIds: readonly string[]): readonly Allergen[] {
  const all = ALLERGENS.filter((one) => mentioned(mark).includes(one))
  const lines = mark.food.foods
    .flatMap((id) => membersOf(id, lexicon.ingredients.values(), 'wanted'))
    .flatMap((id) => (lineIds.includes(id) ? (lexicon.ingredients.get(id) ?? []) : []))
  const contained = all.filter((one) => lines.some(({ allergens }) => allergens.includes(one)))
  const isItself = contained.length === 0 && lines.some(({ name }) => isNamed(name, mark.phrase))
  return contained.length > 1 || isItself ? [] : all.filter((one) => !contained.includes(one))
}

const isNamed = (name: Bilingual, phrase: string): boolean =>
  [name.en, name.ar].some((text) => ` ${normalPhrase(text)} `.includes(` ${phrase} `))

/**
 * `butter chicken` is the name of a dish to anyone who wishes for it; here its foods count. So do
 * those of `nut free`, which may be denied.
 */
const openNames = (marks: readonly Mark[], lexicon: Lexicon): readonly Mark[] =>
  marks.flatMap((mark) => (OPENED.has(mark.kind) ? wordsOf(mark, lexicon) : mark))

const OPENED: ReadonlySet<Mark['kind']> = new Set([
  'dish',
  'missing-dish',
  'saying',
  'diet',
  'without',
])

const wordsOf = (mark: Mark, lexicon: Lexicon): readonly Mark[] =>
  mark.raw.split(/[\s-]+/u).flatMap((raw): Mark[] => {
    const words = markPhrases(tokenise(raw), lexicon, 'kept')
    return words.map((word) =>
      isFood(word) && !OWN_WORDS.has(word.phrase)
        ? word
        : { kind: 'unknown', raw, phrase: word.phrase },
    )
  })

const TAHINI = normalPhrase('طحينة')

/** «طحين» is flour and «طحينة» tahini; they are compared as one word. */
const flourOf = (marks: readonly Mark[], lexicon: Lexicon): readonly Mark[] => {
  const flour = lexicon.phrases.get(normalPhrase('دقيق'))
  return marks.map((mark) =>
    flour && mark.phrase === TAHINI && !foldText(mark.raw).endsWith('ه')
      ? { ...flour, raw: mark.raw, phrase: mark.phrase }
      : mark,
  )
}

const LEAST_OF_A_SLIP = 6

/**
 * `pistacio` and `tahinni` are slips of words that name an allergen; other slips are not guessed.
 */
function forgiveNames(marks: readonly Mark[], lexicon: Lexicon): readonly Mark[] {
  const names = namesOf(lexicon)
  return marks.map((mark) => {
    const isWord = mark.kind === 'unknown' && /^[a-z]+$/.test(mark.phrase)
    if (!isWord || mark.phrase.length < LEAST_OF_A_SLIP || OWN_WORDS.has(mark.phrase)) return mark
    const meaning = lexicon.phrases.get(nearestWord(mark.phrase, names) ?? '')
    return meaning ? { ...meaning, raw: mark.raw, phrase: mark.phrase } : mark
  })
}

const kept = new WeakMap<Lexicon, ReadonlySet<string>>()

function namesOf(lexicon: Lexicon): ReadonlySet<string> {
  const found =
    kept.get(lexicon) ??
    new Set(
      [...lexicon.foods]
        .filter(
          ([phrase, meaning]) =>
            meaning.kind === 'food' &&
            meaning.food.allergens.length > 0 &&
            /^[a-z]+$/.test(phrase) &&
            phrase.length >= LEAST_OF_A_SLIP,
        )
        .map(([phrase]) => phrase),
    )
  kept.set(lexicon, found)
  return found
}
