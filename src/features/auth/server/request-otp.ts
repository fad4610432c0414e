import { Refusal } from '#shared/wire/refusal.ts'
import { toE164 } from '#shared/phone.ts'
import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import { countHit } from '#server/limits.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import type { requestOtp as contract } from '../contract.ts'
import { CODE_SECONDS, isDemoPhone, RESEND_SECONDS } from '../rules.ts'
import { newChallengeId, readChallengeCookie } from './codes.ts'
import type { AuthSettings } from './settings.ts'
import { insertChallenge } from './store.ts'
import { loginCode } from './templates.ts'

const QUARTER_HOUR = 900
const DAY = 86_400

/** Sends a code and binds it to this browser by the challenge cookie. */
export const requestOtp =
  ({ demo }: AuthSettings) =>
  async (
    db: Database,
    who: Visitor,
    wish: Wish<typeof contract>,
  ): Promise<Reply<Answer<typeof contract>>> => {
    const phone = toE164(wish.phone)
    if (!phone) throw new Refusal('phone_invalid', 422, { fields: ['phone'] })
    if (!phone.startsWith('+971')) {
      throw new Refusal('phone_country_unserved', 422, { fields: ['phone'] })
    }
    const isDemo = demo && isDemoPhone(phone)
    if (!isDemo) await countSends(db, phone, who)

    const id = newChallengeId()
    const expiresAt = new Date(who.now.getTime() + CODE_SECONDS * 1000)
    await inTransaction(db, async (tx) => {
      const replaced = readChallengeCookie(who.cookie('otp'))
      await insertChallenge(tx, { id, phone, createdAt: who.now, expiresAt }, replaced)
      if (isDemo) return
      await queueMessage(tx, {
        to: phone,
        template: loginCode,
        parameters: { challenge: id.toString('base64url'), phone },
        language: who.language,
        dedupeKey: `login-code:${id.toString('base64url')}`,
        now: who.now,
        expiresAt,
      })
    })
    return new Reply(
      { ok: true, expiresInSeconds: CODE_SECONDS, resendAfterSeconds: RESEND_SECONDS },
      { cookies: [{ name: 'otp', value: id.toString('base64url'), maxAgeSeconds: CODE_SECONDS }] },
    )
  }

/** Reliability 5.1: codes cost money and patience, so a phone, a network and a number range have limits. */
async function countSends(db: Database, phone: string, { address, now }: Visitor): Promise<void> {
  const prefix = phone.slice(0, -3)
  await countHit(db, { bucket: `otp-ip:${address}`, max: 60, windowSeconds: QUARTER_HOUR }, now)
  await countHit(db, { bucket: `otp-30s:${phone}`, max: 1, windowSeconds: RESEND_SECONDS }, now)
  await countHit(db, { bucket: `otp-15m:${phone}`, max: 3, windowSeconds: QUARTER_HOUR }, now)
  await countHit(db, { bucket: `otp-day:${phone}`, max: 8, windowSeconds: DAY }, now)
  await countHit(db, { bucket: `otp-range:${prefix}`, max: 30, windowSeconds: 3600 }, now)
  await countHit(db, { bucket: 'otp-all', max: 300, windowSeconds: 3600 }, now)
}
