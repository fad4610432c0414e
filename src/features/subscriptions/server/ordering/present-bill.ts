import type { Output } from '#shared/wire/endpoint.ts'
import { textsIn, type Bilingual, type Language } from '#shared/language.ts'
import { toDirhams } from '#shared/money.ts'
import type { bill as schema } from '../../contract.ts'
import { messages } from '../../messages.ts'
import type { Bill, BillLine } from '../../bill.ts'
import { labelOf } from '../cycles/invoice-lines.ts'

export interface BillNames {
  planName: Bilingual
  kitchenName: Bilingual
}

export function presentBill(
  bill: Bill,
  names: BillNames,
  language: Language,
): Output<{ output: typeof schema }> {
  return {
    lines: bill.lines.map((line) => ({
      code: line.code,
      label: nameOf(line, bill, names, language),
      amount: toDirhams(line.amountFils),
    })),
    total: toDirhams(bill.totalFils),
    vatIncluded: toDirhams(bill.vatFils),
    meals: bill.meals,
    deliveryDays: bill.deliveryDays,
    pricePerMeal: bill.pricePerMealFils === null ? null : toDirhams(bill.pricePerMealFils),
  }
}

function nameOf(line: BillLine, bill: Bill, names: BillNames, language: Language): string {
  if (line.code !== 'plan') return labelOf(line, bill.deliveryDays, language)
  const plan = names.planName[language]
  if (bill.meals === 0) return plan
  return textsIn(messages, language).bill.plan(plan, names.kitchenName[language])
}
