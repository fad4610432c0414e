import { formatDay } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import type { MessageTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'

export const deliveryTemplates: MessageTemplate[] = [
  {
    name: 'delivery-skipped',
    render: ({ day, mealsReturned, usableUntil, receipt }, language) =>
      textsIn(messages, language).templates.skipped(
        formatDay(String(day), language),
        Number(mealsReturned),
        formatDay(String(usableUntil), language, 'long'),
        String(receipt),
      ),
  },
  {
    name: 'meals-expiring',
    render: ({ meals, usableUntil }, language) =>
      textsIn(messages, language).templates.expiring(
        Number(meals),
        formatDay(String(usableUntil), language, 'long'),
      ),
  },
]
