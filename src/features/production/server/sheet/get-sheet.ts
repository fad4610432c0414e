import type { Input, Output } from '#shared/wire/endpoint.ts'
import { AISLES } from '#shared/food/food.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import type { Language } from '#shared/language.ts'
import type { Database } from '#server/database/database.ts'
import type { Member } from '#server/http/callers/caller.ts'
import type { getSheet as contract } from '../../contract.ts'
import { clashOf, dishesOf, ingredientGrams, inOrder, type SheetLine } from '../../rules.ts'
import { spanOf } from '#features/ramadan/rules.ts'
import { openSheet } from './open-sheet.ts'
import {
  listLines,
  listRecipes,
  listTickets,
  type LineRow,
  type RecipeRow,
  type TicketRow,
} from './sheet-read-model.ts'

type Sheet = Output<typeof contract>

export async function getSheet(
  db: Database,
  who: Member,
  { day }: Input<typeof contract>,
): Promise<Sheet> {
  const { wanted, isFrozen, head } = await openSheet(db, who, day)
  const [tickets, rows] = isFrozen
    ? await Promise.all([listTickets(db, wanted), listLines(db, wanted)])
    : [[], []]
  const lines = toSheetLines(rows, tickets)
  const facts = new Map(rows.map((row) => [row.dishId, row]))
  const recipes = await listRecipes(db, [...facts.keys()])
  return {
    ...head,
    deliveries: tickets.length,
    portions: portionsOf(lines),
    sections: sectionsOf(tickets, lines, facts),
    ingredients: ingredientsOf(lines, recipes, who.language),
    clashes: clashesOf(tickets, rows, who.language),
  }
}

const portionsOf = (lines: readonly SheetLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)

function toSheetLines(rows: readonly LineRow[], tickets: readonly TicketRow[]): SheetLine[] {
  const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))
  return rows.flatMap((row) => {
    const ticket = byId.get(row.ticketId)
    if (!ticket) return []
    return [
      {
        dishId: row.dishId,
        mealTime: ticket.mealTime,
        portion: row.portion,
        quantity: row.quantity,
        keepApart: ticket.allergens,
        ticketNumber: ticket.number,
        instructions: row.instructions,
      },
    ]
  })
}

function sectionsOf(
  tickets: readonly TicketRow[],
  lines: readonly SheetLine[],
  facts: ReadonlyMap<number, LineRow>,
): Sheet['sections'] {
  return OCCASIONS.flatMap((mealTime) => {
    const ofTime = tickets.filter((ticket) => ticket.mealTime === mealTime)
    if (ofTime.length === 0) return []
    const ofSection = lines.filter((line) => line.mealTime === mealTime)
    return [
      {
        mealTime,
        ...spanOf(ofTime.map(({ windowFrom: from, windowTo: to }) => ({ from, to }))),
        tickets: ofTime.length,
        portions: portionsOf(ofSection),
        dishes: dishesOf(ofSection).map((dish) => ({
          ...dish,
          ...presentDish(facts.get(dish.dishId)),
          groups: dish.groups.map((group) => ({ ...group, keepApart: [...group.keepApart] })),
        })),
      },
    ]
  })
}

const presentDish = (row: LineRow | undefined) => ({
  name: { en: row?.nameEn ?? '', ar: row?.nameAr ?? '' },
  slug: row?.slug ?? '',
  allergens: inOrder(row?.allergens ?? []),
})

/** In the order of the store room, heaviest first. */
function ingredientsOf(
  lines: readonly SheetLine[],
  recipes: readonly RecipeRow[],
  language: Language,
): Sheet['ingredients'] {
  const known = new Map(recipes.map((row) => [row.ingredientId, row]))
  return [...ingredientGrams(lines, recipes)]
    .flatMap(([id, grams]) => {
      const row = known.get(id)
      if (!row) return []
      return [
        {
          id,
          name: language === 'ar' ? row.nameAr : row.nameEn,
          aisle: row.aisle,
          grams: Math.round(grams * 10) / 10,
          allergens: inOrder(row.allergens),
        },
      ]
    })
    .toSorted(
      (a, b) =>
        AISLES.indexOf(a.aisle) - AISLES.indexOf(b.aisle) ||
        b.grams - a.grams ||
        a.id.localeCompare(b.id, 'en'),
    )
}

const IN_KITCHEN = new Set(['due', 'preparing', 'ready'])

function clashesOf(
  tickets: readonly TicketRow[],
  rows: readonly LineRow[],
  language: Language,
): Sheet['clashes'] {
  return tickets
    .filter(({ status, allergens }) => allergens.length > 0 && IN_KITCHEN.has(status))
    .flatMap((ticket) =>
      rows
        .filter(({ ticketId }) => ticketId === ticket.id)
        .map((row) => ({
          ticketId: ticket.id,
          ticketNumber: ticket.number,
          position: row.position,
          dish: language === 'ar' ? row.nameAr : row.nameEn,
          allergens: clashOf(row.allergens, ticket.allergens),
        }))
        .filter(({ allergens }) => allergens.length > 0),
    )
}
