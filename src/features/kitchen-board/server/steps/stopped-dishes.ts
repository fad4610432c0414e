import { isLanguage, type Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import type { Transaction } from '#server/database/database.ts'
import { listBlockedIds } from '#features/household/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { ticketCode } from '#features/production/rules.ts'
import { dishOnItsWay } from '#features/production/server/public.ts'
import { stoppedLines } from '../../rules.ts'
import { listLines, type TicketRow } from '../ticket-store.ts'
import type { LockedTicket } from './lock-ticket.ts'

/**
 * What is in the bag that someone has reacted to, or had by then, as the reader of `language` calls
 * it. Empty where there is nothing.
 */
async function nameStopped(
  tx: Transaction,
  { id, customerId }: TicketRow,
  language: Language,
  then?: Date,
): Promise<string> {
  const stopped = stoppedLines(
    await listLines(tx, [id]),
    await listBlockedIds(tx, customerId, then),
  )
  const names = stopped.map(({ nameEn, nameAr }) => (language === 'ar' ? nameAr : nameEn))
  return names.join(language === 'ar' ? '، ' : ', ')
}

/**
 * The kitchen sends another dish, or says that the drop failed. A drop that left before anyone had
 * reacted did leave, however late the kitchen's device says so.
 * @throws Refusal `dish_stopped`
 */
export async function refuseStopped(
  tx: Transaction,
  ticket: TicketRow,
  language: Language,
  leftAt?: Date,
): Promise<void> {
  const dishes = await nameStopped(tx, ticket, language, leftAt)
  if (dishes === '') return
  throw new Refusal('dish_stopped', 409, {
    parameters: { ticket: ticketCode(ticket.number), dishes },
  })
}

/** What has left can't be stopped: then they have to know before they eat. */
export async function warnOfStopped(
  tx: Transaction,
  { ticket, now }: Pick<LockedTicket, 'ticket' | 'now'>,
): Promise<void> {
  const language = isLanguage(ticket.language) ? ticket.language : 'en'
  const dishes = await nameStopped(tx, ticket, language)
  if (dishes === '') return
  await queueMessage(tx, {
    to: ticket.phone,
    template: dishOnItsWay,
    parameters: { dishes },
    language,
    dedupeKey: `${dishOnItsWay.name}:${ticket.id}:${ticket.version}`,
    now,
  })
}
