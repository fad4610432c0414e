import { formatDay } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'

export const deliveryTemplates: RenderedTemplate[] = [
  {
    name: 'delivery-skipped',
    render: ({ day, mealsReturned, plannedAgainOn, usableUntil, receipt }, language) => {
      const { skipped, skippedAndReturned } = textsIn(messages, language).templates
      const skippedDay = formatDay(String(day), language)
      return plannedAgainOn
        ? skipped(skippedDay, formatDay(String(plannedAgainOn), language, 'long'), String(receipt))
        : skippedAndReturned(
            skippedDay,
            Number(mealsReturned),
            formatDay(String(usableUntil), language, 'long'),
            String(receipt),
          )
    },
  },
  {
    name: 'delivery-unskipped',
    render: ({ day, receipt }, language) =>
      textsIn(messages, language).templates.unskipped(
        formatDay(String(day), language),
        String(receipt),
      ),
  },
  {
    name: 'extras-dropped',
    render: ({ day, portions }, language) =>
      textsIn(messages, language).templates.extrasDropped(
        formatDay(String(day), language),
        Number(portions),
      ),
  },
  {
    name: 'delivery-moved',
    render: ({ from, to, receipt }, language) =>
      textsIn(messages, language).templates.moved(
        formatDay(String(from), language),
        formatDay(String(to), language),
        String(receipt),
      ),
  },
  {
    name: 'delivery-address-changed',
    render: ({ day, address, receipt }, language) =>
      textsIn(messages, language).templates.addressChanged(
        formatDay(String(day), language),
        String(address),
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
