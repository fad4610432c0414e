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
/** The same, of all that stands before them, too: "nut and egg free", "peanut allergy". */
const REFUSING_BEFORE = new Set(
  folded(`
    free allergy allergies allergic allergen allergens allergie allergisch intolerant intolerance
    intolerances coeliac celiac hasasiya hassasiya 7asasiya 7assasiya
    حساسية حساسيات حساسيتي متحسس متحسسة أتحسس تحسس`),
)
/** Long enough for a letter that is wrong not to make another word of them. */
const FORGIVEN = [...REFUSING, ...REFUSING_BEFORE].filter((word) => word.length >= 6)
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
  const at = words.findIndex(isRefusing)
  if (at < 0) return { wanted: words.filter(({ forms }) => forms.length > 0), refused: [] }
  const isOfAll = words.some(refusesBefore) || endsWithRefusal(words)
  const from = isOfAll ? 0 : at
  return {
    wanted: words.slice(0, from).filter(({ forms }) => forms.length > 0),
    refused: words.slice(from).map(({ typed }) => typed),
  }
}

const isRefusing = (word: TypedWord): boolean =>
  readings(word).some((one) => REFUSING.has(one) || BIDUN.test(one)) ||
  refusesBefore(word) ||
  FORGIVEN.some((known) => isMisspelt(word, known))

const refusesBefore = (word: TypedWord): boolean =>
  readings(word).some((one) => REFUSING_BEFORE.has(one) || GLUED.test(one)) ||
  FORGIVEN.some((known) => REFUSING_BEFORE.has(known) && isMisspelt(word, known))

function readings({ typed }: TypedWord): string[] {
  const word = foldText(typed)
  const bare = word.replace(JOINED, '')
  return [word, bare, word.replace(/^ال(?=.{3})/u, ''), bare.replace(JOINED, '')]
}

function isMisspelt({ typed }: TypedWord, known: string): boolean {
  const word = foldText(typed)
  return word.length >= 5 && word[0] === known[0] && editDistance(word, known, 1) <= 1
}

/** "Nuts no thanks": nothing stands behind the refusal that it could mean. */
function endsWithRefusal(words: readonly TypedWord[]): boolean {
  const last = words.findLast(({ typed }) => !POLITE.has(foldText(typed)))
  return last !== undefined && isRefusing(last)
}
