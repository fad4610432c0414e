import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import { queueMessage, type MessageParameters } from '#features/messages/server/public.ts'
import type { HeldTicket } from './hold-ticket.ts'

type DropMessage = 'drop-out' | 'drop-at-door' | 'drop-delivered' | 'drop-failed' | 'drop-corrected'

/** What happened to a drop, in the customer's own language. */
export async function tellCustomer(
  tx: Transaction,
  { ticket, now }: HeldTicket,
  template: DropMessage,
  more: MessageParameters = {},
): Promise<void> {
  // That it is on its way is said once, however often it left.
  const isOnce = template === 'drop-out'
  await queueMessage(tx, {
    to: ticket.phone,
    template,
    parameters: {
      mealTime: ticket.mealTime,
      from: ticket.windowFrom,
      to: ticket.windowTo,
      ...more,
    },
    language: isLanguage(ticket.language) ? ticket.language : 'en',
    dedupeKey: `${template}:${ticket.id}${isOnce ? '' : `:${ticket.version}`}`,
    now,
  })
}
