import { DIET_NAMES } from '#shared/food/food.ts'
import { textsIn, type Bilingual, type Language } from '#shared/language.ts'
import type { PartLine } from '#features/payments/server/public.ts'
import type { BillLine } from '../../bill.ts'
import { messages } from '../../messages.ts'
import type { CycleRow } from '../store.ts'

/**
 * The tax invoice has the lines of the bill that was ordered by, so that both round the same VAT.
 * The first says what it is for, with its dates.
 */
export function invoiceLinesOf(
  { lines, deliveryDays }: Pick<CycleRow, 'lines' | 'deliveryDays'>,
  description: Bilingual,
): PartLine[] {
  const labelIn = (line: BillLine, isFirst: boolean, language: Language): string => {
    if (line.code === 'plan') return description[language]
    const label = labelOf(line, deliveryDays, language)
    return isFirst ? `${description[language]}: ${label}` : label
  }
  return lines
    .filter(({ amountFils }) => amountFils > 0)
    .map((line, index) => ({
      part: line.code,
      description: {
        en: labelIn(line, index === 0, 'en'),
        ar: labelIn(line, index === 0, 'ar'),
      },
      quantity: 1,
      grossFils: line.amountFils,
    }))
}

/** What a line is called; the plan's own is for those to say who show it. */
export function labelOf(line: BillLine, deliveryDays: number, language: Language): string {
  if ('name' in line) return line.name[language]
  const texts = textsIn(messages, language).bill
  if (line.code === 'delivery') return texts.delivery(deliveryDays)
  return line.code === 'plan' ? '' : texts.diet(DIET_NAMES[line.code][language])
}
