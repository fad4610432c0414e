import type { Answer, Wish } from '#shared/wire/endpoint.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { toE164 } from '#shared/phone.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import { addHit, countHit, refuseWhenFull, type Limit } from '#server/limits.ts'
import type { verifyOtp as contract } from '../contract.ts'
import { DEMO_CODE, isDemoPhone, isStaff } from '../rules.ts'
import { codeOf, isSameCode, readChallengeCookie } from './codes.ts'
import { findFactor } from './second-factor/factor-store.ts'
import { openSession } from './sessions/open-session.ts'
import { presentUser } from './sessions/present-user.ts'
import type { AuthSettings } from './settings.ts'
import {
  countAttempt,
  deleteSession,
  findOrCreateUser,
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
    const { user, cookie } = await inTransaction(db, async (tx) => {
      if (challenge && !(await redeemChallenge(tx, challenge, who.now))) {
        throw new Refusal('otp_wrong', 422, { fields: ['otp'] })
      }
      const person = await findOrCreateUser(tx, phone, who.language, who.now)
      if (person.suspendedAt) throw new Refusal('account_suspended', 403)
      if (who.user) await deleteSession(tx, who.user.sessionId)
      const secondFactor = await wantedFactor(tx, settings, person)
      const factor = secondFactor === 'none' ? 'none' : 'open'
      const session = await openSession(tx, person, who, factor)
      return { user: { ...person, secondFactor }, cookie: session }
    })
    return new Reply(
      { user: presentUser(user), secondFactor: user.secondFactor },
      { cookies: [cookie, { name: 'otp', value: '', maxAgeSeconds: 0 }] },
    )
  }

async function wantedFactor(
  tx: Transaction,
  settings: AuthSettings,
  { id, role }: UserRow,
): Promise<'none' | 'ask' | 'enrol'> {
  if (!settings.secondFactor || !isStaff(role)) return 'none'
  return (await findFactor(tx, id))?.enrolledAt ? 'ask' : 'enrol'
}

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
