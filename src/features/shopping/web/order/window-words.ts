import { addDays, dayOf, formatDay } from '#shared/dates.ts'
import type { Language } from '#shared/language.ts'
import { textsIn } from '#shared/language.ts'
import { productNow } from '#shared/page/product-now.ts'
import { orderTexts } from '../order-texts.ts'
import type { Quote } from '../queries.ts'

/** `today between 17:00 and 18:00`. */
export function windowWords({ day, from, to }: Quote['window'], language: Language): string {
  const { panel } = textsIn(orderTexts, language)
  const today = dayOf(productNow())
  const near = { [today]: panel.today, [addDays(today, 1)]: panel.tomorrow }
  return panel.window(near[day] ?? formatDay(day, language), from, to)
}
