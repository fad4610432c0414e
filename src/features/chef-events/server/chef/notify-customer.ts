import type { Transaction } from '#server/database/database.ts'
import { nameOfChef, type Chef } from '#features/chefs/server/public.ts'
import {
  queueMessage,
  type MessageParameters,
  type MessageTemplate,
} from '#features/messages/server/public.ts'
import { getPerson } from '../notices/person-store.ts'
import { showEvent } from '../notices/notify.ts'
import type { ChefEventRow } from '../store.ts'

interface News<P> {
  template: MessageTemplate<P>
  /** Of the quote or booking that it reports. */
  id: number
  facts: Omit<NoInfer<P>, 'chef' | 'day'>
  until?: Date
}

/** A message, and the customer's open pages. */
export async function notifyCustomer<P extends MessageParameters>(
  tx: Transaction,
  event: ChefEventRow,
  chef: Chef,
  news: News<P>,
  now: Date,
): Promise<void> {
  const { phone, language } = await getPerson(tx, event.userId)
  const { id, facts, until } = news
  const template: MessageTemplate = news.template
  await queueMessage(tx, {
    to: phone,
    template,
    parameters: {
      ...(facts as MessageParameters),
      chef: nameOfChef(chef, language),
      day: event.eventDate,
    },
    language,
    dedupeKey: `${template.name}:${id}`,
    now,
    ...(until && { expiresAt: until }),
  })
  await showEvent(tx, event, [chef.id], now)
}
