import { addDays, type Day } from '#shared/dates.ts'
import { ALLERGENS, type Allergen } from '#shared/food/food.ts'
import type { Occasion } from '#shared/food/occasions.ts'
import { SERVINGS, type Portion } from '#features/household/rules.ts'
import type { TicketStatus } from '#features/kitchen-board/rules.ts'

export const AMENDMENT_KINDS = [
  'ticket_added',
  'ticket_cancelled',
  'line_changed',
  'allergy_added',
  'address_changed',
  'dish_stopped',
] as const
export type AmendmentKind = (typeof AMENDMENT_KINDS)[number]

/** How a ticket is called in the kitchen: `A-007`. */
export const ticketCode = (number: number): string => `A-${String(number).padStart(3, '0')}`

/** A kitchen sees a customer's first name and door, nothing else. R-RUN-8 */
export const firstNameOf = (name: string): string => name.trim().split(/\s+/)[0] ?? ''

/** A delivery that was under way before its sheet was made keeps its state. */
export const firstStatusOf = (dayStatus: string): TicketStatus => {
  if (dayStatus === 'preparing') return 'preparing'
  return dayStatus === 'out_for_delivery' ? 'out' : 'due'
}

/** While it is in the kitchen its dishes can still be exchanged. R-RUN-10 */
export const canSubstitute = (status: TicketStatus): boolean =>
  status === 'due' || status === 'preparing'

/** Cooked fresh: on the table by the evening of the next day. */
const KEEPS_DAYS = 1
/** Fresh food is to be eaten by the end of the next day. R-RUN-9 */
export const useByOf = (madeOn: Day): Day => addDays(madeOn, KEEPS_DAYS)

/** In the order of the law's list, so that the same allergens always read the same. */
export const inOrder = (allergens: Iterable<Allergen>): Allergen[] => {
  const contained = new Set(allergens)
  return ALLERGENS.filter((allergen) => contained.has(allergen))
}

/** What a dish holds although someone of the household must not eat it. */
export const clashOf = (
  dishAllergens: readonly Allergen[],
  keepApart: readonly Allergen[],
): Allergen[] => inOrder(dishAllergens.filter((allergen) => keepApart.includes(allergen)))

export interface SheetLine {
  dishId: number
  /** As what it comes to the door. */
  mealTime: Occasion
  portion: Portion
  quantity: number
  keepApart: readonly Allergen[]
  ticketNumber: number
  instructions: string
}

export interface SheetGroup {
  portion: Portion
  keepApart: readonly Allergen[]
  portions: number
  ticketNumbers: number[]
  /** With the ticket that each of them belongs to. */
  instructions: { ticketNumber: number; text: string }[]
}

export interface SheetDish {
  dishId: number
  portions: number
  /** First those without allergies, large portions last. */
  groups: SheetGroup[]
}

const PORTION_RANK: Readonly<Record<Portion, number>> = { regular: 0, small: 1, large: 2 }

const compareGroups = (a: SheetGroup, b: SheetGroup): number =>
  a.keepApart.length - b.keepApart.length ||
  a.keepApart.join().localeCompare(b.keepApart.join(), 'en') ||
  PORTION_RANK[a.portion] - PORTION_RANK[b.portion]

const sumOf = <T>(rows: readonly T[], amountOf: (row: T) => number): number =>
  rows.reduce((sum, row) => sum + amountOf(row), 0)

/** What the kitchen cooks: most portions first, each dish by who must be kept apart and how large. */
export function dishesOf(lines: readonly SheetLine[]): SheetDish[] {
  return [...Map.groupBy(lines, ({ dishId }) => dishId)]
    .map(([dishId, ofDish]) => ({
      dishId,
      portions: sumOf(ofDish, ({ quantity }) => quantity),
      groups: groupsOf(ofDish),
    }))
    .toSorted((a, b) => b.portions - a.portions || a.dishId - b.dishId)
}

function groupsOf(lines: readonly SheetLine[]): SheetGroup[] {
  const byGroup = Map.groupBy(lines, (line) => `${inOrder(line.keepApart).join()}:${line.portion}`)
  return [...byGroup.values()]
    .flatMap((group) => {
      const [first] = group
      if (!first) return []
      return [
        {
          portion: first.portion,
          keepApart: inOrder(first.keepApart),
          portions: sumOf(group, ({ quantity }) => quantity),
          ticketNumbers: [...new Set(group.map(({ ticketNumber }) => ticketNumber))].toSorted(
            (a, b) => a - b,
          ),
          instructions: group
            .filter(({ instructions }) => instructions !== '')
            .map(({ ticketNumber, instructions }) => ({ ticketNumber, text: instructions })),
        },
      ]
    })
    .toSorted(compareGroups)
}

/** How many whole servings some lines are together. */
export const servingsOf = (lines: readonly Pick<SheetLine, 'portion' | 'quantity'>[]): number =>
  sumOf(lines, ({ portion, quantity }) => SERVINGS[portion] * quantity)

export interface RecipeLine {
  dishId: number
  ingredientId: string
  /** Of one serving. */
  grams: number
}

/** Decision of the sheet: grams of each ingredient, from what every portion holds of it. */
export function ingredientGrams(
  lines: readonly Pick<SheetLine, 'dishId' | 'portion' | 'quantity'>[],
  recipes: readonly RecipeLine[],
): Map<string, number> {
  const servings = new Map(
    [...Map.groupBy(lines, ({ dishId }) => dishId)].map(([id, group]) => [id, servingsOf(group)]),
  )
  const grams = new Map<string, number>()
  for (const { dishId, ingredientId, grams: each } of recipes) {
    const amount = each * (servings.get(dishId) ?? 0)
    if (amount > 0) grams.set(ingredientId, (grams.get(ingredientId) ?? 0) + amount)
  }
  return grams
}

const NEAR_LIMIT = 0.8

/** Worth a look before the cut-off: four fifths of what the kitchen cooks of it are asked for. */
export const isNearLimit = (portions: number, limit: number | null): boolean =>
  limit !== null && portions >= limit * NEAR_LIMIT
