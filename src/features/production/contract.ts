import * as z from 'zod/mini'
import { EMIRATES } from '#shared/place/emirates.ts'
import { endpoint } from '#shared/wire/endpoint.ts'
import { AISLES, ALLERGENS } from '#shared/food/food.ts'
import { OCCASIONS } from '#shared/food/occasions.ts'
import { wireDay } from '#shared/wire/wire.ts'
import { PORTIONS } from '#features/household/rules.ts'
import { TICKET_STATUSES } from '#features/kitchen-board/rules.ts'

const day = wireDay()
const params = z.object({ day })
const allergens = z.array(z.enum(ALLERGENS))
const bilingual = z.object({ en: z.string(), ar: z.string() })

/** What every part of a day's papers says about itself. */
const head = {
  day: z.string(),
  kitchen: bilingual,
  /** Until when customers may change the day. */
  cutoffAt: z.string(),
  /** When the sheet was made; null before the cut-off, or where no one gets anything. */
  frozenAt: z.nullable(z.string()),
  /** 1 as it was made, and one more with each amendment. */
  version: z.number(),
  unseenAmendments: z.number(),
}

const group = z.object({
  portion: z.enum(PORTIONS),
  /** What someone who eats it must not eat; none is the common pot. */
  keepApart: allergens,
  portions: z.number(),
  ticketNumbers: z.array(z.number()),
  instructions: z.array(z.object({ ticketNumber: z.number(), text: z.string() })),
})

const dish = z.object({
  dishId: z.number(),
  /** In both languages, because kitchens have both on one sheet. */
  name: bilingual,
  slug: z.string(),
  /** What the dish itself holds. */
  allergens,
  portions: z.number(),
  groups: z.array(group),
})

/** A dish that a household must not get: found after the sheet was made, to be exchanged. */
const clash = z.object({
  ticketId: z.number(),
  ticketNumber: z.number(),
  position: z.number(),
  dish: z.string(),
  allergens,
})

export const getSheet = endpoint({
  method: 'GET',
  path: '/api/kitchen/days/:day/sheet',
  who: 'restaurant',
  summary:
    'The production sheet of a day: totals, then dish by portion and by what to keep apart, and grams of each ingredient.',
  params,
  output: z.object({
    ...head,
    deliveries: z.number(),
    portions: z.number(),
    sections: z.array(
      z.object({
        mealTime: z.enum(OCCASIONS),
        from: z.string(),
        to: z.string(),
        tickets: z.number(),
        portions: z.number(),
        dishes: z.array(dish),
      }),
    ),
    ingredients: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        aisle: z.enum(AISLES),
        grams: z.number(),
        allergens,
      }),
    ),
    clashes: z.array(clash),
  }),
  refusals: ['kitchen_not_found'],
})

const label = z.object({
  ticketId: z.number(),
  ticketNumber: z.number(),
  position: z.number(),
  /** This box of so many on its ticket. */
  box: z.number(),
  boxes: z.number(),
  mealTime: z.enum(OCCASIONS),
  window: z.object({ from: z.string(), to: z.string() }),
  dish: bilingual,
  customerName: z.string(),
  area: z.string(),
  portion: z.enum(PORTIONS),
  /** What the dish holds. */
  allergens,
  /** What someone of the household must not eat. */
  keepApart: allergens,
  /** Of this portion. */
  calories: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  instructions: z.string(),
  madeOn: z.string(),
  useBy: z.string(),
  /** Opens the board at the ticket. */
  url: z.string(),
})

export const getLabels = endpoint({
  method: 'GET',
  path: '/api/kitchen/days/:day/labels',
  who: 'restaurant',
  summary: 'One label for every portion of a day, in the order of the tickets.',
  params,
  output: z.object({ ...head, labels: z.array(label) }),
  refusals: ['kitchen_not_found'],
})

const stop = z.object({
  ticketId: z.number(),
  ticketNumber: z.number(),
  customerName: z.string(),
  /** Building, floor and flat. */
  door: z.string(),
  /** Street and landmark. */
  way: z.string(),
  notes: z.string(),
  portions: z.number(),
  status: z.enum(TICKET_STATUSES),
})

export const getRoute = endpoint({
  method: 'GET',
  path: '/api/kitchen/days/:day/route',
  who: 'restaurant',
  summary: 'The stops of a day by window and area, in the order of the tickets.',
  params,
  output: z.object({
    ...head,
    windows: z.array(
      z.object({
        mealTime: z.enum(OCCASIONS),
        from: z.string(),
        to: z.string(),
        stops: z.number(),
        areas: z.array(
          z.object({ area: z.string(), city: z.enum(EMIRATES), stops: z.array(stop) }),
        ),
      }),
    ),
  }),
  refusals: ['kitchen_not_found'],
})
