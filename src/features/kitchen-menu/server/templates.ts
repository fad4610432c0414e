import { formatDay } from '#shared/dates.ts'
import { textsIn, type Language } from '#shared/language.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'

const inWords = (days: unknown, language: Language): string =>
  new Intl.ListFormat(language === 'ar' ? 'ar-AE' : 'en-GB', { type: 'conjunction' }).format(
    String(days)
      .split(',')
      .filter((day) => day !== '')
      .map((day) => formatDay(day, language, 'short')),
  )

export const kitchenMenuTemplates: RenderedTemplate[] = [
  {
    name: 'dish-sold-out',
    render: ({ dish, days }, language) =>
      textsIn(messages, language).templates.soldOut(String(dish), inWords(days, language)),
  },
  {
    name: 'dish-no-longer-safe',
    render: ({ dish, days }, language) =>
      textsIn(messages, language).templates.noLongerSafe(String(dish), inWords(days, language)),
  },
  {
    name: 'kitchen-closed',
    render: ({ kitchen, days, again, returned, receipt }, language) =>
      textsIn(messages, language).templates.closed({
        kitchen: String(kitchen),
        days: inWords(days, language),
        again: inWords(again, language),
        returned: Number(returned),
        receipt: String(receipt),
      }),
  },
]
