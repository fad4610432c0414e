const MASK = '•••'

/** Digits that are written alike in Latin, Arabic and Persian script. */
const DIGIT = '[0-9\\u0660-\\u0669\\u06F0-\\u06F9]'
const GAP = '[\\s.\\-_/()\\u2010-\\u2015\\u200b-\\u200f\\u2066-\\u2069]'

/** A run of digits, however they are spaced; how many they are decides. */
const DIGIT_RUN = new RegExp(`[+＋]?${GAP}{0,2}${DIGIT}(?:${GAP}{0,3}${DIGIT}){6,}`, 'gu')

const NAME = '[\\p{L}\\p{N}._%+-]'
const AT = '(?:@|＠|\\s?[([]\\s?(?:at|آت)\\s?[)\\]]\\s?)'
const DOT = '(?:\\.|\\s?[([]\\s?(?:dot|نقطة)\\s?[)\\]]\\s?)'
const MAIL = new RegExp(
  `(?<!${NAME})${NAME}{1,64}\\s?${AT}\\s?[\\p{L}\\p{N}-]{1,63}(?:${DOT}[\\p{L}\\p{N}-]{1,63})+`,
  'giu',
)

const LINK = /\b(?:https?:\/\/|www\.)\S+/giu
const ENDINGS =
  'com|net|org|ae|co|io|me|app|info|biz|shop|online|site|store|link|page|dev|uk|us|sa|qa|eg|in|pk|tv|club|menu|kitchen'
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\p{N}@.-])(?:[a-z0-9-]{1,63}\\.){1,5}(?:${ENDINGS})(?![\\p{L}\\p{N}])(?:/\\S*)?`,
  'giu',
)
const HANDLE = /(?<![\p{L}\p{N}])[@＠][\p{L}\p{N}._]{2,}/gu

/** A date, a time, a price or a headcount are no phone number. */
const isDate = (run: string): boolean =>
  /^\s*20\d{2}[-/.]\d{1,2}[-/.]\d{1,2}\s*$/u.test(run) ||
  /^\s*\d{1,2}[-/.]\d{1,2}[-/.]20\d{2}\s*$/u.test(run)

const toLatin = (run: string): string =>
  run.replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) =>
    String((digit.codePointAt(0) ?? 0) & 0xf),
  )

const maskDigits = (run: string): string => {
  if (isDate(toLatin(run))) return run
  const [, lead = '', tail = ''] = /^(\s*)[^]*?(\s*)$/u.exec(run) ?? []
  return `${lead}${MASK}${tail}`
}

/** What two people write each other, without any way to reach each other past us. */
export const maskContacts = (text: string): string =>
  text
    .replaceAll(LINK, MASK)
    .replaceAll(MAIL, MASK)
    .replaceAll(DOMAIN, MASK)
    .replaceAll(HANDLE, MASK)
    .replaceAll(DIGIT_RUN, maskDigits)
