import { addDays, dayOf, instantAt, type Day } from '#shared/dates.ts'
import type { Ingredient } from '#shared/food/food.ts'
import { missedAt } from '#features/kitchen-board/rules.ts'
import { roundHalfUp, vatOfLines } from '#shared/money.ts'

export const SERVINGS_MAX = 10
/** Lists that are not archived: each of them takes its part of the pantry. R-SHOP-8 */
export const OPEN_LISTS_MAX = 50
export const LIST_MEALS_MAX = 30
export const LIST_EXTRAS_MAX = 50
export const NAME_MAX = 60
export const EXTRA_GRAMS_MAX = 50_000
export const REASON_MAX = 300

/** Slugs of the add-ons. */
export const LIST_ADD_ON = 'shopping-list'
export const DELIVERY_ADD_ON = 'ingredient-delivery'

/** One meal's list comes with every AI plan; Premium and the add-on sum up many meals. R-SHOP-1 */
export const canSumUp = (plan: { tier: string; addOns: readonly string[] }): boolean =>
  plan.tier === 'premium' || plan.addOns.includes(LIST_ADD_ON)

export const MG_PER_G = 1000

/** Milligrams by ingredient id. */
export type Amounts = ReadonlyMap<string, number>

/** The same ingredient of several meals is one line; nothing else is ever merged. R-SHOP-2 */
export function sumAmounts(all: readonly Amounts[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const amounts of all) {
    for (const [id, mg] of amounts) sums.set(id, (sums.get(id) ?? 0) + mg)
  }
  return sums
}

/** What has to be bought for so much on the board: peel and bones are paid for. */
export const grossUp = (edibleMg: number, ediblePct: number): number =>
  Math.ceil((edibleMg * 100) / ediblePct)

export interface PantryNeed {
  /** Gross milligrams. */
  needs: Amounts
  /** Ingredients that are bought though the pantry has some. */
  putBack: ReadonlySet<string>
}

/**
 * Hands the pantry out in the order of the lists, and each gram once: what one list reserves, the
 * next does not count on. Answers what each list takes of it. R-SHOP-3
 */
export function reservePantry(
  pantry: Amounts,
  lists: readonly PantryNeed[],
): Map<string, number>[] {
  const left = new Map(pantry)
  return lists.map(({ needs, putBack }) => {
    const taken = new Map<string, number>()
    for (const [id, mg] of needs) {
      const mgTaken = putBack.has(id) ? 0 : Math.min(mg, left.get(id) ?? 0)
      if (mgTaken === 0) continue
      taken.set(id, mgTaken)
      left.set(id, (left.get(id) ?? 0) - mgTaken)
    }
    return taken
  })
}

/** Whole packs that cover the need. R-SHOP-4 */
export const packsFor = (mg: number, packGrams: number): number =>
  Math.ceil(mg / (packGrams * MG_PER_G))

type Priced = Pick<Ingredient, 'pricePerKgFils' | 'packGrams'>

export const packFils = ({ pricePerKgFils, packGrams }: Priced): number =>
  roundHalfUp((pricePerKgFils * packGrams) / 1000)

/** Fils of so much as bought. */
export const weightFils = (
  mg: number,
  { pricePerKgFils }: Pick<Priced, 'pricePerKgFils'>,
): number => roundHalfUp((mg * pricePerKgFils) / 1_000_000)

export interface Bill {
  itemsFils: number
  deliveryFils: number
  totalFils: number
  vatFils: number
}

/** Prices include the VAT. */
export function billOf(lines: readonly { grossFils: number }[], deliveryFils: number): Bill {
  const itemsFils = lines.reduce((sum, { grossFils }) => sum + grossFils, 0)
  const totalFils = itemsFils + deliveryFils
  const vatFils = vatOfLines([...lines.map(({ grossFils }) => grossFils), deliveryFils])
  return { itemsFils, deliveryFils, totalFils, vatFils }
}

export interface DeliveryWindow {
  day: Day
  /** Clock times in Dubai. */
  from: string
  to: string
}

/** The windows of a day, and by when in Dubai one orders for them: so many days before. */
const WINDOWS = [
  { daysBefore: 1, orderedBefore: '24:00', from: '10:00', to: '12:00' },
  { daysBefore: 0, orderedBefore: '15:00', from: '17:00', to: '18:00' },
] as const
/** From today on: at least four windows, at any time of day. */
const SLOT_DAYS = 3

/** The next windows that an order can still come in, the earliest first. */
export const slotsFor = (now: Date): DeliveryWindow[] =>
  Array.from({ length: SLOT_DAYS }, (_, days) => addDays(dayOf(now), days)).flatMap((day) =>
    WINDOWS.filter(
      ({ daysBefore, orderedBefore }) => now < instantAt(addDays(day, -daysBefore), orderedBefore),
    ).map(({ from, to }) => ({ day, from, to })),
  )

/**
 * Ordered before 15:00, ingredients come the same day between 17:00 and 18:00, else the next day
 * between 10:00 and 12:00. R-SHOP-5
 */
export function windowFor(now: Date): DeliveryWindow {
  const [first] = slotsFor(now)
  if (!first) throw new Error('No window is ahead')
  return first
}

export const ORDER_STATUSES = [
  'placed',
  'packing',
  'out',
  'delivered',
  'failed',
  'cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** The way of an order that goes well: what a customer follows. */
export const ORDER_STEPS = ['placed', 'packing', 'out', 'delivered'] as const

const NEXT: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  placed: ['packing', 'failed', 'cancelled'],
  packing: ['out', 'failed', 'cancelled'],
  out: ['delivered', 'failed'],
  delivered: [],
  failed: [],
  cancelled: [],
}

export const nextStatuses = (status: OrderStatus): readonly OrderStatus[] => NEXT[status]

export const canBecome = (from: OrderStatus, to: OrderStatus): boolean => NEXT[from].includes(to)

/** A customer calls an order off until it is packed. R-SHOP-6 */
export const canCustomerCancel = (status: OrderStatus): boolean => status === 'placed'

/** Someone still has to pack it, or to bring it. */
export const OPEN_STATUSES: readonly OrderStatus[] = ORDER_STATUSES.filter(
  (status) => NEXT[status].length > 0,
)

interface Coming {
  status: OrderStatus
  window: Pick<DeliveryWindow, 'day' | 'to'>
}

export const endOf = ({ day, to }: Coming['window']): Date => instantAt(day, to)

const isOpen = ({ status }: Coming): boolean => OPEN_STATUSES.includes(status)

/** Its window is over and it is not here; nothing keeps that but the clock. R-SHOP-9 */
export const isLate = (order: Coming, now: Date): boolean =>
  isOpen(order) && now > endOf(order.window)

/** 30 minutes after its window an order that is not here ends as not delivered. R-SHOP-10 */
export const isMissed = (order: Coming, now: Date): boolean =>
  isOpen(order) && now > missedAt(endOf(order.window))

/** How a missed order is made good: its price goes back, or it comes in another window. */
export const WAYS_TO_MAKE_GOOD = ['money', 'slot'] as const
export type MadeGood = (typeof WAYS_TO_MAKE_GOOD)[number]

const CHOICE_MS = 24 * 3_600_000

/** A customer has 24 hours to choose after a miss; without a choice it is money. R-SHOP-11 */
export const chooseUntil = (missed: Date): Date => new Date(missed.getTime() + CHOICE_MS)

interface Owed {
  chooseUntil: Date | null
  madeGood: MadeGood | null
}

/** Missed, and neither chosen nor given yet. */
export const isUndecided = ({ chooseUntil: until, madeGood }: Owed): boolean =>
  until !== null && madeGood === null

/**
 * The first miss of an order that is paid, or payable at the door, is the customer’s to choose. The
 * second one is money at once. R-SHOP-11
 */
export const mayChoose = (order: {
  paymentMethod: OrderMethod
  paidAt: Date | null
  chooseUntil: Date | null
}): boolean =>
  order.chooseUntil === null && (order.paidAt !== null || order.paymentMethod !== 'credit_card')

/** Anyone who ends an order badly says why. R-SHOP-7 */
export const needsReason = (status: OrderStatus): boolean =>
  status === 'failed' || status === 'cancelled'

/** It ended badly: its money goes back, and its lines are to be bought again, once that is decided. */
export const isCalledOff = (status: OrderStatus): boolean => needsReason(status)

export const ORDER_METHODS = ['credit_card', 'cash_on_delivery'] as const
export type OrderMethod = (typeof ORDER_METHODS)[number]

/** `due`: asked for, not here yet. `void`: ended before anything was taken. */
export const MONEY_STATES = ['due', 'paid', 'refunded', 'void'] as const
export type MoneyState = (typeof MONEY_STATES)[number]

/** `SO-000042`. */
export const orderNumber = (id: number): string => `SO-${String(id).padStart(6, '0')}`

/**
 * Of the dishes that an order is for those that someone of the household is allergic to, as it is
 * now: what was accepted or ordered before anyone knew is asked about again. R-SHOP-12
 */
export const warnedOf = <Dish, Warning>(
  dishes: readonly Dish[],
  warnOf: (dish: Dish) => Warning[],
): { dish: Dish; warnings: Warning[] }[] =>
  dishes
    .map((dish) => ({ dish, warnings: warnOf(dish) }))
    .filter(({ warnings }) => warnings.length > 0)
