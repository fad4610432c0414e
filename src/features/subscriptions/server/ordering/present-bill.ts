import type { Answer } from '#shared/wire/endpoint.ts'
import { DIET_NAMES } from '#shared/food/food.ts'
import { textsIn, type Bilingual, type Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { bill as schema } from '../../contract.ts'
import { messages } from '../../messages.ts'
import type { Bill, BillLine } from '../../bill.ts'

export interface BillNames {
  planName: Bilingual
  kitchenName: Bilingual
}

export function presentBill(
  bill: Bill,
  names: BillNames,
  language: Language,
): Answer<{ output: typeof schema }> {
  return {
    lines: bill.lines.map((line) => ({
      code: line.code,
      label: labelOf(line, bill, names, language),
      amount: toDirhams(line.amountFils),
    })),
    total: toDirhams(bill.totalFils),
    vatIncluded: toDirhams(bill.vatFils),
    meals: bill.meals,
    deliveryDays: bill.deliveryDays,
    pricePerMeal: bill.pricePerMealFils === null ? null : toDirhams(bill.pricePerMealFils),
  }
}

function labelOf(line: BillLine, bill: Bill, names: BillNames, language: Language): string {
  if ('name' in line) return line.name[language]
  const texts = textsIn(messages, language).bill
  if (line.code === 'delivery') return texts.delivery(bill.deliveryDays)
  if (line.code !== 'plan') return texts.diet(DIET_NAMES[line.code][language])
  const plan = names.planName[language]
  return bill.meals > 0 ? texts.plan(plan, names.kitchenName[language]) : plan
}
