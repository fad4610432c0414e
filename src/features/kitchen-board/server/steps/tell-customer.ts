import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  queueMessage,
  type MessageParameters,
  type MessageTemplate,
} from '#features/messages/server/public.ts'
import { late, out } from '../templates.ts'
import type { HeldTicket } from './hold-ticket.ts'

/** What happened to a drop, in the customer's own language. */
export async function tellCustomer<P extends MessageParameters>(
  tx: Transaction,
  { ticket, now }: HeldTicket,
  declared: MessageTemplate<P>,
  more: Omit<NoInfer<P>, 'mealTime'>,
): Promise<void> {
  const template: MessageTemplate = declared
  // That it is on its way or late is said once, however often it moved.
  const isOnce = template.name === out.name || template.name === late.name
  await queueMessage(tx, {
    to: ticket.phone,
    template,
    parameters: { ...(more as MessageParameters), mealTime: ticket.mealTime },
    language: isLanguage(ticket.language) ? ticket.language : 'en',
    dedupeKey: `${template.name}:${ticket.id}${isOnce ? '' : `:${ticket.version}`}`,
    now,
  })
}
