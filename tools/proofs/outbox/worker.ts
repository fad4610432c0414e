import { authTemplates } from '#features/auth/server/public.ts'
import { openOutbox, whatsAppChannel } from '#features/messages/server/public.ts'
import { openDatabase } from '#server/database/database.ts'
import { cloudApi } from '#server/gateways/meta/cloud-api.ts'
import { createLog } from '#server/log.ts'

/** A process that sends what waits in the outbox, on a clock that its parent moves ahead. */
const { DATABASE_URL = '', PROVIDER_URL = '' } = process.env
let aheadMs = Number(process.env['AHEAD_MS'])
process.on('message', (ms: number) => {
  aheadMs = ms
})

const log = createLog('silent')
const { db } = openDatabase(DATABASE_URL, log)
const gateway = cloudApi({ apiUrl: PROVIDER_URL, token: 'token', phoneNumberId: '1' })
const clock = { now: () => new Date(Date.now() + aheadMs) }
const outbox = openOutbox(
  {
    channels: { whatsapp: whatsAppChannel(gateway, 80) },
    templates: authTemplates,
    settings: {
      secret: 'a-secret-that-only-the-proof-knows-about',
      linkKey: '',
      publicUrl: 'http://localhost',
    },
    takesMessages: async () => true,
  },
  { db, clock, log },
)
await outbox.work()
