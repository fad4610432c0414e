import { formatDirhams } from '#shared/money.ts'
import { textsIn, type Language } from '#shared/language.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'

const textOf = (
  parameters: Readonly<Record<string, string | number>>,
  name: string,
  language: Language,
): string => String(parameters[language === 'ar' ? `${name}Ar` : `${name}En`] ?? '')

export const subscriptionTemplates: RenderedTemplate[] = [
  {
    name: 'subscription-ordered',
    render: (parameters, language) =>
      textsIn(messages, language).templates.ordered(
        textOf(parameters, 'plan', language),
        textOf(parameters, 'kitchen', language),
        String(parameters['startDate']),
        String(parameters['receipt']),
      ),
  },
  {
    name: 'subscription-cancelled',
    render: (parameters, language) =>
      textsIn(messages, language).templates.cancelled(
        textOf(parameters, 'plan', language),
        String(parameters['endDate']),
        String(parameters['refund']),
        String(parameters['receipt']),
      ),
  },
  {
    name: 'subscription-paused',
    render: ({ from, to, days, receipt }, language) =>
      textsIn(messages, language).templates.paused(
        String(from),
        String(to),
        Number(days),
        String(receipt),
      ),
  },
  {
    name: 'subscription-resumed',
    render: ({ nextDelivery, receipt }, language) => {
      const { resumed, resumedLater } = textsIn(messages, language).templates
      return nextDelivery
        ? resumed(String(nextDelivery), String(receipt))
        : resumedLater(String(receipt))
    },
  },
  {
    name: 'subscription-changed',
    render: (parameters, language) =>
      textsIn(messages, language).templates.changed(
        textOf(parameters, 'text', language),
        String(parameters['receipt']),
      ),
  },
  {
    name: 'subscription-runs-out',
    isAlwaysSent: true,
    render: ({ endDate }, language) =>
      textsIn(messages, language).templates.runsOut(String(endDate)),
  },
  {
    name: 'subscription-renewal-price',
    isAlwaysSent: true,
    render: (parameters, language) =>
      textsIn(messages, language).templates.renewalPrice({
        plan: textOf(parameters, 'plan', language),
        day: String(parameters['startsOn']),
        before: formatDirhams(Number(parameters['beforeFils']), language),
        after: formatDirhams(Number(parameters['afterFils']), language),
      }),
  },
  {
    name: 'subscription-kitchen-changed',
    render: (parameters, language) =>
      textsIn(messages, language).templates.kitchenChanged(
        textOf(parameters, 'kitchen', language),
        String(parameters['effectiveFrom']),
      ),
  },
]
