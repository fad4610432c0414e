import type { Allergen } from '#shared/food/food.ts'
import type { Transaction } from '#server/database/database.ts'
import { listMembers } from '#features/household/server/public.ts'
import { lockKitchenDay } from '#features/restaurants/server/public.ts'
import { clashOf, inOrder } from '../../rules.ts'
import { amendSheet } from './amend-sheet.ts'
import {
  listKitchenDaysUnderWay,
  listTicketLines,
  listTicketsOfDays,
  updateTicket,
  type AmendedTicket,
} from './amendment-store.ts'
import { notifyPagesOfTicket } from './notify-pages.ts'

/**
 * A household has learned of an allergy: its tickets that still travel are kept apart from now on,
 * and the kitchens read which of their dishes hold it. The customer's row must be locked; a day whose
 * sheet is being made at this moment is waited for, so that no sheet misses the allergy.
 */
export async function amendAllergies(
  tx: Transaction,
  customerId: string,
  now: Date,
): Promise<void> {
  const days = await listKitchenDaysUnderWay(tx, customerId, now)
  if (days.length === 0) return
  for (const day of days) await lockKitchenDay(tx, day)
  const tickets = await listTicketsOfDays(
    tx,
    days.map(({ deliveryDayId }) => deliveryDayId),
  )
  if (tickets.length === 0) return
  const avoided = inOrder((await listMembers(tx, customerId)).flatMap((one) => one.allergens))
  for (const ticket of tickets) {
    const added = avoided.filter((allergen) => !ticket.allergens.includes(allergen))
    if (added.length > 0) await amendTicket(tx, ticket, added, now)
  }
}

async function amendTicket(
  tx: Transaction,
  ticket: AmendedTicket,
  added: readonly Allergen[],
  now: Date,
): Promise<void> {
  const version = await updateTicket(tx, ticket.id, {
    allergens: inOrder([...ticket.allergens, ...added]),
  })
  const dishes = (await listTicketLines(tx, ticket.id))
    .filter(({ allergens }) => clashOf(allergens as Allergen[], added).length > 0)
    .map(({ nameEn, nameAr }) => ({ en: nameEn, ar: nameAr }))
  await amendSheet(
    tx,
    {
      restaurantId: ticket.restaurantId,
      day: ticket.day,
      kind: 'allergy_added',
      ticketId: ticket.id,
      facts: { allergens: added, dishes },
    },
    now,
  )
  await notifyPagesOfTicket(tx, ticket, version, now)
}
