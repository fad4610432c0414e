import { formatDay } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import { formatDirhams, toFils } from '#shared/money.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'
import { linkOf, type OfferSettings } from './offers/link.ts'

export const quoteTemplates = (settings: OfferSettings): RenderedTemplate[] => [
  {
    name: 'quote-offered',
    isAlwaysSent: true,
    render: (parameters, language) =>
      textsIn(messages, language).templates.offered({
        number: String(parameters['number']),
        total: formatDirhams(toFils(Number(parameters['total'])), language),
        day: formatDay(String(parameters['validUntil']), language, 'long'),
        link: linkOf(String(parameters['nonce']), settings),
      }),
  },
]
