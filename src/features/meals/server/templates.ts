import { formatDay } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'

export const mealTemplates: RenderedTemplate[] = [
  {
    name: 'day-given-back',
    render: ({ day, plannedAgainOn, receipt }, language) => {
      const { dayGivenBack, dayGivenBackLater } = textsIn(messages, language).templates
      const skipped = formatDay(String(day), language)
      return plannedAgainOn
        ? dayGivenBack(
            skipped,
            formatDay(String(plannedAgainOn), language, 'long'),
            String(receipt),
          )
        : dayGivenBackLater(skipped, String(receipt))
    },
  },
  {
    name: 'unsafe-meals-removed',
    render: ({ dishes }, language) =>
      textsIn(messages, language).templates.unsafeMealsRemoved(String(dishes)),
  },
]
