import type { Transaction } from '#server/database/database.ts'
import { publishEvents } from '#server/events/publish.ts'
import { findChef, type Chef } from '#features/chefs/server/public.ts'
import { queueOnce, type MessageTemplate } from '#features/messages/server/public.ts'
import type { ChefEventRow } from '../store.ts'
import { getPerson, listUsersOfChefs } from './person-store.ts'
import { NOTICES, type Notice } from './templates.ts'

type NotifiedEvent = Pick<
  ChefEventRow,
  'id' | 'eventType' | 'eventDate' | 'eventTime' | 'guestCount' | 'city'
>

interface NoticeFacts<N extends Notice> {
  event: NotifiedEvent
  userId: string
  notice: N
  /** Whatever sets it apart from the same notice of another time. */
  key: string | number
  now: Date
}

type FromEvent = 'event' | 'guests' | 'city'
/** What a notice says besides the event itself. */
export type Extra<N extends Notice> = Omit<(typeof NOTICES)[N]['sample'], FromEvent>

/** Writes to the customer or a chef of an event, once a key, in the person's own language. */
export async function notify<N extends Notice>(
  tx: Transaction,
  facts: NoticeFacts<N>,
  extra: Extra<N>,
): Promise<void> {
  const { event, userId, notice, key } = facts
  await write(tx, facts, `${notice}:${event.id}:${userId}:${key}`, extra)
}

/** The same once a key whatever the event, so that no one is written to twice. Answers whether it is new. */
export const notifyOnce = <N extends Notice>(
  tx: Transaction,
  facts: NoticeFacts<N>,
  extra: Extra<N>,
): Promise<boolean> => write(tx, facts, `${facts.notice}:${facts.userId}:${facts.key}`, extra)

async function write<N extends Notice>(
  tx: Transaction,
  { event, userId, notice, now }: NoticeFacts<N>,
  dedupeKey: string,
  extra: Extra<N>,
): Promise<boolean> {
  const { phone, language } = await getPerson(tx, userId)
  const template: MessageTemplate = NOTICES[notice]
  const parameters = {
    event: { type: event.eventType, day: event.eventDate, time: event.eventTime },
    guests: event.guestCount,
    city: event.city ?? '',
    ...extra,
  }
  return queueOnce(tx, { to: phone, template, parameters, language, dedupeKey, now })
}

/** @throws Error where an event's chef is gone, which the tables do not allow */
export async function getChefOf(tx: Transaction, chefId: number): Promise<Chef> {
  const chef = await findChef(tx, chefId)
  if (!chef) throw new Error(`chef ${chefId} of an event is gone`)
  return chef
}

/** Open pages of the customer and of these chefs read the event again. */
export async function showEvent(
  tx: Transaction,
  event: Pick<ChefEventRow, 'id' | 'userId'>,
  chefIds: readonly number[],
  now: Date,
): Promise<void> {
  const chefs = await listUsersOfChefs(tx, chefIds)
  const events = [event.userId, ...chefs].map((userId) => ({
    channel: `customer:${userId}` as const,
    kind: 'chef-event-changed',
    data: { eventId: event.id },
  }))
  await publishEvents(tx, events, now)
}
