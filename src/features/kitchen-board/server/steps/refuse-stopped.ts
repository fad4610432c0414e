import type { Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { listBlockedIds } from '#features/household/server/public.ts'
import { ticketCode } from '#features/production/rules.ts'
import { stoppedLines } from '../../rules.ts'
import { listLines, type TicketRow } from '../ticket-store.ts'

/**
 * The kitchen sends another dish, or says that the drop failed.
 * @throws Refusal `dish_stopped`
 */
export async function refuseStopped(
  tx: Transaction,
  { id, number, customerId }: TicketRow,
  language: Language,
): Promise<void> {
  const stopped = stoppedLines(await listLines(tx, [id]), await listBlockedIds(tx, customerId))
  if (stopped.length === 0) return
  const names = stopped.map(({ nameEn, nameAr }) => (language === 'ar' ? nameAr : nameEn))
  throw new Refusal('dish_stopped', 409, {
    parameters: {
      ticket: ticketCode(number),
      dishes: names.join(language === 'ar' ? '، ' : ', '),
    },
  })
}
