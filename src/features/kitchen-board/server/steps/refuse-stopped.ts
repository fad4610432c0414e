import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { listBlockedIds } from '#features/household/server/public.ts'
import { ticketCode } from '#features/production/rules.ts'
import { listLines, type TicketRow } from '../ticket-store.ts'

/**
 * Nothing leaves with a dish that someone of the household reacted to: the kitchen sends another one,
 * or says that the drop failed. R-RUN-17
 * @throws Refusal `dish_stopped`
 */
export async function refuseStopped(
  tx: Transaction,
  { id, number, customerId }: TicketRow,
  language: Language,
): Promise<void> {
  const blocked = new Set(await listBlockedIds(tx, customerId))
  if (blocked.size === 0) return
  const stopped = (await listLines(tx, [id])).filter(({ dishId }) => blocked.has(dishId))
  if (stopped.length === 0) return
  const names = stopped.map(({ nameEn, nameAr }) => (language === 'ar' ? nameAr : nameEn))
  throw new Refusal('dish_stopped', 409, {
    parameters: {
      ticket: ticketCode(number),
      dishes: names.join(language === 'ar' ? '، ' : ', '),
    },
  })
}
