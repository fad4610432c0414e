import {
  utilityTemplate,
  variables,
  type MessageTemplate,
  type Variable,
} from '#features/messages/server/public.ts'
import { tokenOf } from './offers/link.ts'

const { code, day, moment, money } = variables

/** The outbox keeps the nonce alone: the link is made of it when the message is sent. */
const nonce: Variable<string> = {
  sample: 'c2FtcGxlLW5vbmNl',
  inWords: (stored, _, { linkKey }) => tokenOf(stored, linkKey),
}

export const quoteReceived = utilityTemplate({
  name: 'quote-received',
  en: 'We’ve got your request for a custom quote and will answer by {due}. Your request number is {number}, in case you call us.',
  ar: 'وصلنا طلبك لعرض سعر خاص، وسنرد عليك قبل {due}. رقم طلبك {number} عند الاتصال بنا.',
  variables: { due: moment, number: code('SQ-2026-000031') },
  isAlwaysSent: true,
})

export const quoteOffered = utilityTemplate({
  name: 'quote-offered',
  en: 'Your quote is ready: {total} for request {number}. You can accept or decline it until {validUntil} with the button below.',
  ar: 'عرض السعر جاهز: {total} للطلب {number}. يمكنك قبوله أو رفضه حتى {validUntil} من الزر أدناه.',
  variables: { total: money, number: code('SQ-2026-000031'), validUntil: day, nonce },
  button: { en: 'See the quote', ar: 'عرض السعر', path: '/offer/{nonce}' },
  isAlwaysSent: true,
})

export const quoteTemplates: MessageTemplate[] = [quoteReceived, quoteOffered]
