import type { Answer, Wish } from '#shared/endpoint.ts'
import { dayOf } from '#shared/dates.ts'
import { toLatinDigits } from '#shared/digits.ts'
import { toE164 } from '#shared/phone.ts'
import { Refusal } from '#shared/refusal.ts'
import { inTransaction, type Database } from '#server/database/database.ts'
import type { Visitor } from '#server/http/caller.ts'
import { Reply } from '#server/http/reply.ts'
import { addHit, countHit, refuseWhenFull, type Limit } from '#server/limits.ts'
import type { verifyOtp as contract } from '../contract.ts'
import { DEMO_CODE, isDemoPhone, photoPath, sessionLife } from '../rules.ts'
import { codeOf, isSameCode, newSessionToken, readChallengeCookie, sha256 } from './codes.ts'
import type { AuthSettings } from './settings.ts'
import {
  countAttempt,
  deleteSession,
  findOrCreateUser,
  insertSession,
  redeemChallenge,
  type UserRow,
} from './store.ts'

/** Redeems a code once and opens a session. Every wrong try leaves a trace, so it commits by itself. */
export const verifyOtp =
  (settings: AuthSettings) =>
  async (
    db: Database,
    who: Visitor,
    wish: Wish<typeof contract>,
  ): Promise<Reply<Answer<typeof contract>>> => {
    const phone = toE164(wish.phone)
    if (!phone) throw new Refusal('phone_invalid', 422, { fields: ['phone'] })
    const failures: Limit = { bucket: `otp-wrong:${phone}`, max: 20, windowSeconds: 86_400 }
    await countHit(db, { bucket: `verify-ip:${who.address}`, max: 60, windowSeconds: 900 }, who.now)
    await refuseWhenFull(db, failures, who.now)

    const challenge = await checkCode(db, settings, phone, toLatinDigits(wish.otp), who)
    if (challenge === 'wrong') {
      await addHit(db, failures, who.now)
      throw new Refusal('otp_wrong', 422, { fields: ['otp'] })
    }
    const token = newSessionToken()
    const user = await inTransaction(db, async (tx) => {
      if (challenge && !(await redeemChallenge(tx, challenge, who.now))) {
        throw new Refusal('otp_wrong', 422, { fields: ['otp'] })
      }
      const person = await findOrCreateUser(tx, phone, who.language, who.now)
      if (person.suspendedAt) throw new Refusal('account_suspended', 403)
      if (who.user) await deleteSession(tx, who.user.sessionId)
      await insertSession(tx, {
        id: sha256(token),
        userId: person.id,
        now: who.now,
        expiresAt: new Date(who.now.getTime() + lifeOf(person) * 1000),
        userAgent: who.userAgent,
      })
      return person
    })
    return new Reply(
      { user: presentUser(user) },
      {
        cookies: [
          { name: 'session', value: token, maxAgeSeconds: lifeOf(user) },
          { name: 'otp', value: '', maxAgeSeconds: 0 },
        ],
      },
    )
  }

const lifeOf = (user: UserRow) => sessionLife(user.role).absoluteSeconds

/** The challenge to redeem; undefined for a demo phone that asked for none; or `wrong`. */
async function checkCode(
  db: Database,
  { demo, secret }: AuthSettings,
  phone: string,
  otp: string,
  who: Visitor,
): Promise<Buffer | undefined | 'wrong'> {
  const isDemo = demo && isDemoPhone(phone)
  if (isDemo) return isSameCode(DEMO_CODE, otp) ? undefined : 'wrong'
  const challenge = readChallengeCookie(who.cookie('otp'))
  if (!challenge || !(await countAttempt(db, challenge, phone, who.now))) return 'wrong'
  return isSameCode(codeOf(secret, challenge, phone), otp) ? challenge : 'wrong'
}

export const presentUser = ({
  name,
  phone,
  email,
  role,
  registeredAt,
  photoVersion,
}: Omit<UserRow, 'id' | 'suspendedAt'>): Answer<typeof contract>['user'] => ({
  name,
  phone,
  email,
  role,
  isAdmin: role === 'admin',
  customerSince: dayOf(registeredAt),
  profilePhoto: photoPath(photoVersion),
})
