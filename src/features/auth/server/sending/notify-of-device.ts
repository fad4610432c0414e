import { formatPhone } from '#shared/phone.ts'
import { readCompany } from '#features/company/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { deviceOf } from '#server/http/callers/device.ts'
import { getEmail } from '../email/email-store.ts'
import { mayEmail, type AuthSettings } from '../settings.ts'
import { getUserToNotify } from '../store.ts'
import { newDevice, UNKNOWN_DEVICE } from '../templates.ts'

/** On WhatsApp and by e-mail: anyone who has taken over one of the two cannot hide it. */
export async function notifyOfDevice(
  tx: Transaction,
  settings: AuthSettings,
  { userAgent, now, requestId }: Visitor,
  userId: string,
): Promise<void> {
  const { phone, language } = await getUserToNotify(tx, userId)
  const { email, isConfirmed } = await getEmail(tx, userId)
  const company = await readCompany(tx)
  const notice = {
    template: newDevice,
    parameters: {
      device: deviceOf(userAgent) || UNKNOWN_DEVICE[language],
      at: now.toISOString(),
      phone: formatPhone(company.phone),
    },
    language,
    now,
  }
  const dedupeKey = `${newDevice.name}:${requestId}`
  await queueMessage(tx, { ...notice, to: phone, dedupeKey })
  if (!isConfirmed || !mayEmail(settings)) return
  await queueMessage(tx, {
    ...notice,
    to: email,
    channel: 'email',
    dedupeKey: `${dedupeKey}:email`,
  })
}
