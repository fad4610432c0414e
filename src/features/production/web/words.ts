import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { texts } from './texts.ts'

/** An instant as people say it: "Monday 18:00". */
export function sayWhen(instant: string, language: Language): string {
  const { page } = textsIn(texts, language)
  const at = new Date(instant)
  return page.when(formatDay(dayOf(at), language, 'weekday'), formatClock(at))
}

const KILOGRAM = 1000
/** From here on a kitchen weighs in kilograms. */
const LARGE_GRAMS = 1000

/** Grams as a kitchen reads them: small ones to the half gram, large ones in kilograms. */
export function sayWeight(grams: number, language: Language): string {
  const { ingredients } = textsIn(texts, language)
  if (grams >= LARGE_GRAMS) {
    return ingredients.kilograms((Math.round(grams / 10) / (KILOGRAM / 10)).toFixed(2))
  }
  return ingredients.grams(grams < 10 ? String(grams) : String(Math.round(grams)))
}
