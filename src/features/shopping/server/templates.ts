import { formatDay } from '#shared/dates.ts'
import { textsIn } from '#shared/language.ts'
import { formatDirhams } from '#shared/money.ts'
import type { RenderedTemplate } from '#features/messages/server/public.ts'
import { messages } from '../messages.ts'

export type OrderTemplate = `ingredients-${'placed' | 'out' | 'delivered' | 'failed' | 'cancelled'}`

type Texts = (typeof messages)['en']['templates']
type Said = Parameters<Texts['out']>[0] & { total: string; reason: string; isCash: boolean }

const RENDERS: Record<OrderTemplate, (texts: Texts, said: Said) => string> = {
  'ingredients-placed': (texts, said) =>
    said.isCash ? texts.placedCash(said, said.total) : texts.placed(said, said.total),
  'ingredients-out': (texts, said) => texts.out(said),
  'ingredients-delivered': (texts, said) => texts.delivered(said),
  'ingredients-failed': (texts, said) => texts.failed(said, said.reason),
  'ingredients-cancelled': (texts, said) => texts.cancelled(said, said.reason),
}

export const shoppingTemplates: RenderedTemplate[] = Object.entries(RENDERS).map(
  ([name, render]) => ({
    name,
    isAlwaysSent: name !== 'ingredients-delivered',
    render: (parameters, language) => {
      const of = (key: string) => String(parameters[key] ?? '')
      return render(textsIn(messages, language).templates, {
        number: of('number'),
        day: formatDay(of('day'), language),
        from: of('from'),
        to: of('to'),
        total: formatDirhams(Number(parameters['totalFils']), language),
        reason: of(language === 'ar' ? 'reasonAr' : 'reasonEn'),
        isCash: parameters['method'] === 'cash_on_delivery',
      })
    },
  }),
)
