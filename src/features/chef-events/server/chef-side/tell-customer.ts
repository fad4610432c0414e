import { formatClock, formatDay, dayOf } from '#shared/dates.ts'
import { textsIn, type Language } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import type { Transaction } from '#server/database/database.ts'
import { nameOfChef, type Chef } from '#features/chefs/server/public.ts'
import { queueMessage, type RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../../chef-messages.ts'
import { getPerson } from '../notices/person-store.ts'
import { showEvent } from '../notices/tell.ts'
import type { ChefEventRow } from '../store.ts'

interface News {
  template: 'chef-quoted' | 'chef-quote-withdrawn' | 'chef-waived'
  /** Of the quote or booking that it tells of. */
  id: number
  totalFils?: number
  until?: Date
}

/** A message, and the customer's open pages. */
export async function tellCustomer(
  tx: Transaction,
  event: ChefEventRow,
  chef: Chef,
  news: News,
  now: Date,
): Promise<void> {
  const { phone, language } = await getPerson(tx, event.userId)
  await queueMessage(tx, {
    to: phone,
    template: news.template,
    parameters: {
      chef: nameOfChef(chef, language),
      day: event.eventDate,
      totalFils: news.totalFils ?? 0,
      until: news.until?.toISOString() ?? '',
    },
    language,
    dedupeKey: `${news.template}:${news.id}`,
    now,
    ...(news.until && { expiresAt: news.until }),
  })
  await showEvent(tx, event, [chef.id], now)
}

const momentOf = (instant: Date, language: Language): string =>
  `${formatDay(dayOf(instant), language, 'short')} ${formatClock(instant)}`

export const chefSideTemplates: RenderedTemplate[] = [
  {
    name: 'chef-quoted',
    isAlwaysSent: true,
    render: ({ chef, day, totalFils, until }, language) =>
      textsIn(messages, language).templates.quoted({
        chef: String(chef),
        day: formatDay(String(day), language, 'noYear'),
        total: formatDirhams(Number(totalFils), language),
        until: momentOf(new Date(String(until)), language),
      }),
  },
  {
    name: 'chef-quote-withdrawn',
    isAlwaysSent: true,
    render: ({ chef, day }, language) =>
      textsIn(messages, language).templates.withdrawn({
        chef: String(chef),
        day: formatDay(String(day), language, 'noYear'),
      }),
  },
  {
    name: 'chef-waived',
    isAlwaysSent: true,
    render: ({ chef, day }, language) =>
      textsIn(messages, language).templates.waived({
        chef: String(chef),
        day: formatDay(String(day), language, 'noYear'),
      }),
  },
]
