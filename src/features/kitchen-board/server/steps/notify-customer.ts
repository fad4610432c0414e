import { isLanguage } from '#shared/language.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  findNewestOf,
  queueMessage,
  type MessageParameters,
  type MessageTemplate,
} from '#features/messages/server/public.ts'
import { late, out } from '../templates.ts'
import type { LockedTicket } from './lock-ticket.ts'

/** What happened to a drop, in the customer's own language. */
export async function notifyCustomer<P extends MessageParameters>(
  tx: Transaction,
  { ticket, now }: LockedTicket,
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

/** Which of these the customer heard last of a drop. */
export async function lastNoticeOf(
  tx: Transaction,
  { id, phone }: LockedTicket['ticket'],
  templates: readonly Pick<MessageTemplate, 'name'>[],
): Promise<string | undefined> {
  const newest = await findNewestOf(
    tx,
    phone,
    templates.map(({ name }) => `${name}:${id}:`),
  )
  return newest?.template
}
