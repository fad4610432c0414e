import { isLanguage, type Bilingual } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { listFamilies } from '#features/household/server/public.ts'
import { stoppedLines } from '#features/kitchen-board/rules.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { lockKitchenDay } from '#features/restaurants/server/public.ts'
import { dishOnItsWay, dishStopped } from '../templates.ts'
import {
  findAndLockCustomer,
  listKitchenDaysUnderWay,
  listTicketLines,
  listTicketsOfDays,
  updateTicket,
  type AmendedTicket,
} from './amendment-store.ts'
import { amendSheet } from './amend-sheet.ts'
import { notifyPagesOfTicket } from './notify-pages.ts'

/**
 * Someone of a household reacted to dishes: kitchens that cook them, or one of their families, for
 * them on a frozen day are asked to send another one. The customer's row must be locked.
 */
export async function amendBlockedDishes(
  tx: Transaction,
  { customerId, dishIds }: { customerId: string; dishIds: readonly number[] },
  now: Date,
): Promise<void> {
  const days = await listKitchenDaysUnderWay(tx, customerId, now)
  if (days.length === 0) return
  for (const day of days) await lockKitchenDay(tx, day)
  const tickets = await listTicketsOfDays(
    tx,
    days.map(({ deliveryDayId }) => deliveryDayId),
  )
  const blockedIds = await listFamilies(tx, dishIds)
  for (const ticket of tickets) {
    const lines = await listTicketLines(tx, ticket.id)
    const dishes = stoppedLines(lines, blockedIds).map(({ nameEn, nameAr }) => ({
      en: nameEn,
      ar: nameAr,
    }))
    if (dishes.length === 0) continue
    const version = await updateTicket(tx, ticket.id, {})
    await amendSheet(
      tx,
      {
        restaurantId: ticket.restaurantId,
        day: ticket.day,
        kind: 'dish_stopped',
        ticketId: ticket.id,
        facts: { dishes },
      },
      now,
    )
    await notifyPagesOfTicket(tx, ticket, version, now)
    await notifyCustomer(tx, { ...ticket, version }, dishes, now)
  }
}

/** What has left cannot be stopped: then they have to know before they eat. */
async function notifyCustomer(
  tx: Transaction,
  { id, day, status, version, customerId }: AmendedTicket,
  dishes: readonly Bilingual[],
  now: Date,
): Promise<void> {
  const customer = await findAndLockCustomer(tx, customerId)
  const language = isLanguage(customer.language) ? customer.language : 'en'
  const names = dishes.map((dish) => dish[language]).join(language === 'ar' ? '، ' : ', ')
  const about = { to: customer.phone, language, dedupeKey: `dish-stopped:${id}:${version}`, now }
  if (status === 'out') {
    await queueMessage(tx, { ...about, template: dishOnItsWay, parameters: { dishes: names } })
  } else {
    await queueMessage(tx, { ...about, template: dishStopped, parameters: { dishes: names, day } })
  }
}
