import { foldText } from '#shared/text/fold-text.ts'
import { editDistance } from './edit-distance.ts'
import { splitTyped, type TypedWord } from './name-words.ts'

const folded = (words: string): string[] => words.trim().split(/\s+/).map(foldText)

/** Words by which someone says what must not be in a dish: what follows belongs to them. */
const REFUSING = new Set(
  folded(`
    no not non without minus except excluding exclude avoid avoiding never dont doesnt cant cannot
    wont sans hold skip nothing none neither
    bila bala bidoun bidoon bidon bdoun bdoon bedoun bedoon bedon ghair ghayr gher
    لا بلا بدون دون غير بغير ما ليس ليست خال خالي خالية الا عدا ماعدا باستثناء استثناء سوى بلاش
    مش مو مب ممنوع يخلو تخلو تجنب أتجنب منزوع منزوعة ممنوعة`),
)
/** The same, of all that is before them, too: "nut and egg free", "peanut allergy". */
const REFUSING_BEFORE = new Set(
  folded(`
    free allergy allergies allergic allergen allergens allergie allergisch intolerant intolerance
    intolerances coeliac celiac hasasiya hassasiya 7asasiya 7assasiya
    حساسية حساسيات حساسيتي متحسس متحسسة أتحسس تحسس`),
)
/** Long enough for a letter that is wrong not to make another word of them; by their first letters. */
const FORGIVEN = Map.groupBy(
  [...REFUSING, ...REFUSING_BEFORE].filter((word) => word.length >= 6),
  ([first]) => first,
)
const BIDUN = /^ب?د+و+ن+$/u
const GLUED = /^.{2,}free$/
/** What may stand behind a refusal without being its subject. */
const POLITE = new Set(folded('please thanks thank you pls thx شكرا لطفا سمحت لو فضلك'))
/** «وبدون», «للحساسية» */
const JOINED = /^(?:لل|[وفبل])(?=.{2})/u

export interface Typed {
  wanted: TypedWord[]
  /** As they were typed. */
  refused: string[]
}

/**
 * What someone typed, as what they want and what they don't. A search for names cannot keep anything
 * out of a dish; in doubt it takes too much for refused, never what is refused for a wish. R-KIT-13
 */
export function readTyped(text: string): Typed {
  const words = splitTyped(text)
  const meanings = words.map(meaningOf)
  const at = meanings.findIndex((meaning) => meaning !== 'none')
  if (at < 0) return { wanted: words.filter(({ forms }) => forms.length > 0), refused: [] }
  const isOfAll = meanings.includes('before') || endsWithRefusal(words, meanings)
  const from = isOfAll ? 0 : at
  return {
    wanted: words.slice(0, from).filter(({ forms }) => forms.length > 0),
    refused: words.slice(from).map(({ typed }) => typed),
  }
}

/** Whether a word refuses what follows it, or also what comes before it. */
type Meaning = 'none' | 'behind' | 'before'

function meaningOf({ folded: word }: TypedWord): Meaning {
  const like = knownLike(word)
  const readings = readingsOf(word)
  if (readings.some(isBefore) || like.some((known) => REFUSING_BEFORE.has(known))) return 'before'
  return readings.some(isBehind) || like.length > 0 ? 'behind' : 'none'
}

const isBefore = (one: string): boolean => REFUSING_BEFORE.has(one) || GLUED.test(one)
const isBehind = (one: string): boolean => REFUSING.has(one) || BIDUN.test(one)

function readingsOf(word: string): string[] {
  const bare = word.replace(JOINED, '')
  return [word, bare, word.replace(/^ال(?=.{3})/u, ''), bare.replace(JOINED, '')]
}

/** The refusing words that it is one letter away from. */
function knownLike(word: string): string[] {
  if (word.length < 5) return []
  const known = FORGIVEN.get(word.charAt(0)) ?? []
  return known.filter((one) => editDistance(word, one, 1) <= 1)
}

/** "Nuts no thanks": nothing is behind the refusal that it could mean. */
function endsWithRefusal(words: readonly TypedWord[], meanings: readonly Meaning[]): boolean {
  const last = words.findLastIndex((word) => !POLITE.has(word.folded))
  return last >= 0 && meanings[last] !== 'none'
}
