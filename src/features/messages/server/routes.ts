import { toE164 } from '#shared/phone.ts'
import { serveRead, type ServedEndpoint } from '#server/http/serve.ts'
import { listDevMessages } from '../contract.ts'
import { listSentMessages } from './store.ts'

/** The local inbox exists in demo mode only. */
export const messageRoutes = ({ demo }: { demo: boolean }): ServedEndpoint[] =>
  demo
    ? [
        serveRead(listDevMessages, async (db, _who, { to }) => {
          const rows = await listSentMessages(db, to && (toE164(to.replace(/^ /, '+')) ?? to))
          return rows.map((row) => ({
            to: row.recipient,
            channel: row.channel,
            template: row.template,
            text: row.text ?? '',
            sentAt: row.sent_at?.toISOString() ?? '',
          }))
        }),
      ]
    : []
