import { randomUUID } from 'node:crypto'

const LETTERS = 'ghijklmnop'

/** A word that no other test writes: letters only, because digits may look like a phone number. */
export const newMark = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .slice(0, 12)
    .replaceAll(/\d/g, (digit) => LETTERS.charAt(Number(digit)))
