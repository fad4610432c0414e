import { toLatinDigits } from './text/digits.ts'

/** The check digit that every card number ends with. */
export function hasLuhnCheck(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits.at(-1 - place))
    const doubled = digit * 2
    if (place % 2 === 0) sum += digit
    else sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}

const RUNS = /(?<!\d)\d(?:[ -]?\d){12,18}(?!\d)/g

/** True when a text holds 13 to 19 digits that pass as a card number, spaced or not. */
export const containsCardNumber = (text: string): boolean =>
  (toLatinDigits(text).match(RUNS) ?? []).some((run) => hasLuhnCheck(run.replaceAll(/[ -]/g, '')))
