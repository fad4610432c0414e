const ARABIC = /\p{Script=Arabic}/u

const firstLetter = (word: string): string => String.fromCodePoint(word.codePointAt(0) ?? 0x20)

/** Up to two initials of a name, in either script; the Arabic article is passed over. */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = ends.map((word = '') => firstLetter(word.replace(/^ال(?=..)/, '')))
  return letters.join(letters.every((letter) => ARABIC.test(letter)) ? '\u200c' : '').toUpperCase()
}
