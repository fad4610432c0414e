import { formatDay } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'

export const productionTemplates: RenderedTemplate[] = [
  {
    name: 'dish-substituted',
    render: ({ day, from, to }, language) =>
      textsIn(messages, language).templates.substituted(
        formatDay(String(day), language),
        String(from),
        String(to),
      ),
  },
]
