import type { Output } from '#shared/wire/endpoint.ts'
import type { Language } from '#shared/language.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { toDirhams } from '#shared/money.ts'
import type { FoodCatalogue } from '#features/suggestions/server/public.ts'
import type { ingredientOrder } from '../../orders-contract.ts'
import {
  billOf,
  canCustomerCancel,
  isCalledOff,
  isLate,
  isUndecided,
  orderNumber,
  slotsFor,
  type MoneyState,
} from '../../rules.ts'
import { describeNeed, describePacks } from '../present-line.ts'
import { windowOf, type OrderLine, type OrderRow, type OrderStep } from './order-store.ts'
import { presentBill } from './quote-order.ts'

type Whole = Output<{ output: typeof ingredientOrder }>

export interface OrderParts {
  lines: readonly OrderLine[]
  steps: readonly OrderStep[]
}

export function moneyStateOf(order: OrderRow): MoneyState {
  const isOver = isCalledOff(order.status)
  if (order.paidAt === null) return isOver ? 'void' : 'due'
  return isOver && !isUndecided(order) ? 'refunded' : 'paid'
}

function choiceOf(order: OrderRow, now: Date): Whole['choice'] {
  const { chooseUntil: until, paidAt, totalFils } = order
  if (until === null || until <= now || !isUndecided(order)) return null
  const refund = paidAt === null ? 0 : toDirhams(totalFils)
  return { until: until.toISOString(), slots: slotsFor(now), refund }
}

export const presentOrder = (
  catalogue: FoodCatalogue,
  order: OrderRow,
  { lines, steps }: OrderParts,
  { language, now }: Pick<Member, 'language' | 'now'>,
): Whole => ({
  id: order.id,
  number: orderNumber(order.id),
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  listId: order.listId,
  window: windowOf(order),
  address: language === 'ar' ? order.addressAr : order.addressEn,
  paymentMethod: order.paymentMethod,
  moneyState: moneyStateOf(order),
  lines: lines.map((line) => presentOrderLine(catalogue, line, language)),
  ...presentBill({ ...order, vatFils: billOf(lines, order.deliveryFils).vatFils }),
  canCancel: canCustomerCancel(order.status),
  isLate: isLate({ status: order.status, window: windowOf(order) }, now),
  choice: choiceOf(order, now),
  madeGood: order.madeGood,
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
