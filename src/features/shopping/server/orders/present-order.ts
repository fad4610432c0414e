import type { Answer } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import { toDirhams, vatIncluded } from '#shared/money.ts'
import type { FoodCatalogue } from '#features/suggestions/server/public.ts'
import type { ingredientOrder } from '../../orders-contract.ts'
import { canCustomerCancel, isCalledOff, orderNumber, type MoneyState } from '../../rules.ts'
import { describeNeed, describePacks } from '../present-line.ts'
import type { OrderLine, OrderRow, OrderStep } from './order-store.ts'
import { presentBill } from './quote-order.ts'

type Whole = Answer<{ output: typeof ingredientOrder }>

export interface OrderParts {
  lines: readonly OrderLine[]
  steps: readonly OrderStep[]
}

export function moneyStateOf({ status, paidAt }: Pick<OrderRow, 'status' | 'paidAt'>): MoneyState {
  if (isCalledOff(status)) return paidAt ? 'refunded' : 'void'
  return paidAt ? 'paid' : 'due'
}

export const presentOrder = (
  catalogue: FoodCatalogue,
  order: OrderRow,
  { lines, steps }: OrderParts,
  language: Language,
): Whole => ({
  id: order.id,
  number: orderNumber(order.id),
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  listId: order.listId,
  window: { day: order.windowDay, from: order.windowFrom, to: order.windowTo },
  address: language === 'ar' ? order.addressAr : order.addressEn,
  paymentMethod: order.paymentMethod,
  moneyState: moneyStateOf(order),
  lines: lines.map((line) => presentOrderLine(catalogue, line, language)),
  ...presentBill({ ...order, vatFils: vatIncluded(order.totalFils) }),
  canCancel: canCustomerCancel(order.status),
  timeline: steps.map(({ status, at, reason }) => ({
    status,
    at: at.toISOString(),
    reason: reason?.[language] ?? null,
  })),
})

function presentOrderLine(
  { ingredients }: FoodCatalogue,
  { ingredientId, name, needMg, packs, packGrams, grossFils }: OrderLine,
  language: Language,
): Whole['lines'][number] {
  const ingredient = ingredients.get(ingredientId)
  return {
    ingredientId,
    name: name[language],
    need: ingredient ? describeNeed(needMg, ingredient, language) : '',
    packs,
    packGrams,
    pack: describePacks(packs, packGrams, language),
    price: toDirhams(grossFils),
  }
}
