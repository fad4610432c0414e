import { toE164 } from '#shared/phone.ts'
import type { Config } from '#server/config.ts'
import { serveOwn, serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import { listDevMessages, receiveWhatsAppWebhook, verifyWhatsAppWebhook } from '../contract.ts'
import { receiveStatuses, verifyWebhook } from './statuses/receive-statuses.ts'
import { listSentMessages } from './store.ts'

type MessageSettings = Pick<Config, 'demo' | 'whatsapp'>

const inbox = serveRead(listDevMessages, async (db, _who, { to }) => {
  const rows = await listSentMessages(db, to && (toE164(to.replace(/^ /, '+')) ?? to))
  return rows.map((row) => ({
    to: row.recipient,
    channel: row.channel,
    template: row.template,
    text: row.text ?? '',
    sentAt: row.sent_at?.toISOString() ?? '',
  }))
})

/** The local inbox exists in demo mode only. */
export const messageRoutes = ({ demo, whatsapp }: MessageSettings): ServedEndpoint[] => [
  serveRead(verifyWhatsAppWebhook, verifyWebhook(whatsapp?.webhook)),
  serveOwn(receiveWhatsAppWebhook, receiveStatuses(whatsapp?.webhook)),
  ...(demo ? [inbox] : []),
]
