import * as z from 'zod/mini'
import { endpoint } from '#shared/wire/endpoint.ts'
import { wireDay, wireId, wirePosition } from '#shared/wire/wire.ts'
import { AMENDMENT_KINDS } from './rules.ts'

const day = wireDay()

export const amendment = z.object({
  number: z.number(),
  kind: z.enum(AMENDMENT_KINDS),
  ticketId: z.nullable(z.number()),
  ticketNumber: z.nullable(z.number()),
  /** What changed, in the caller's language. */
  text: z.string(),
  createdAt: z.string(),
  seenAt: z.nullable(z.string()),
})

export const listAmendments = endpoint({
  method: 'GET',
  path: '/api/kitchen/days/:day/amendments',
  who: 'restaurant',
  summary: 'What changed after the sheet of a day was made, the newest first.',
  params: z.object({ day }),
  output: z.array(amendment),
  refusals: ['kitchen_not_found'],
})

export const markAmendmentsSeen = endpoint({
  method: 'POST',
  path: '/api/kitchen/days/:day/amendments/seen',
  who: 'restaurant',
  summary: 'Marks the amendments of a day up to a number as read.',
  params: z.object({ day }),
  body: z.object({ upTo: wirePosition }),
  output: z.object({ unseenAmendments: z.number() }),
  refusals: ['kitchen_not_found'],
})

const linePath = z.object({ id: wireId, position: wirePosition })

export const listSubstitutes = endpoint({
  method: 'GET',
  path: '/api/kitchen/tickets/:id/lines/:position/substitutes',
  who: 'restaurant',
  summary: 'Dishes of the own menu that the household may be sent in place of one.',
  params: linePath,
  output: z.array(
    z.object({
      menuItemId: z.number(),
      name: z.string(),
      slug: z.string(),
      /** Cooked for the same meal time. */
      isOfMealTime: z.boolean(),
    }),
  ),
  refusals: ['kitchen_not_found', 'not_found', 'ticket_not_in_kitchen'],
})

export const substituteDish = endpoint({
  method: 'POST',
  path: '/api/kitchen/tickets/:id/lines/:position/substitute',
  who: 'restaurant',
  summary:
    'Exchanges a dish of a ticket that is still in the kitchen. The sheet is amended and the customer told.',
  params: linePath,
  body: z.object({ menuItemId: wireId }),
  output: z.object({ ticketId: z.number(), version: z.number(), amendment: z.number() }),
  idempotent: true,
  refusals: [
    'kitchen_not_found',
    'not_found',
    'ticket_not_in_kitchen',
    'dish_not_on_menu',
    'dish_sold_out',
    'dish_already_on_ticket',
    'dish_unsafe_for_household',
    'dish_outside_diet',
  ],
})
