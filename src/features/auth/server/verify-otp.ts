import type { Input, Output } from '#shared/wire/endpoint.ts'
import { toLatinDigits } from '#shared/text/digits.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { Reply } from '#server/http/answers/reply.ts'
import type { verifyOtp as contract } from '../contract.ts'
import { DEMO_CODE, isDemoPhone, isStaff } from '../rules.ts'
import { codeOf, isSameCode, readChallengeCookie } from './codes.ts'
import { requireMobile } from './require-mobile.ts'
import { findFactor } from './second-factor/factor-store.ts'
import { countRedeemed } from './sending/count-send.ts'
import { rememberDevice } from './sending/devices.ts'
import { notifyOfDevice } from './sending/notify-of-device.ts'
import { openSession } from './sessions/open-session.ts'
import { presentUser } from './sessions/present-user.ts'
import type { AuthSettings } from './settings.ts'
import {
  countAttempt,
  countReplacedAttempts,
  redeemChallenge,
  uncountAttempt,
  type CodeSource,
} from './challenge-store.ts'
import { deleteSession, findOrCreateUser, findUserId, type UserRow } from './store.ts'

/**
 * Redeems a code once and opens a session. A wrong try counts against the challenge of the browser
 * that made it and against nothing else, so no one can use up the tries of someone else. It
 * leaves its trace although it is refused, so it commits by itself.
 */
export const verifyOtp =
  (settings: AuthSettings) =>
  async (
    db: Database,
    who: Visitor,
    input: Input<typeof contract>,
  ): Promise<Reply<Output<typeof contract>>> => {
    const phone = requireMobile(input.phone)
    const challenge = await checkCode(db, settings, phone, toLatinDigits(input.otp), who)
    if (challenge === 'replaced') throw new Refusal('otp_replaced', 422, { fields: ['otp'] })
    if (challenge === 'wrong') {
      who.subject = await findUserId(db, phone)
      throw new Refusal('otp_wrong', 422, { fields: ['otp'] })
    }
    const { user, cookies } = await inTransaction(db, async (tx) => {
      if (challenge && !(await redeemChallenge(tx, challenge, who.now))) {
        throw new Refusal('otp_wrong', 422, { fields: ['otp'] })
      }
      const person = await findOrCreateUser(tx, phone, who.language, who.now)
      who.subject = person.id
      if (person.suspendedAt) throw new Refusal('account_suspended', 403)
      if (who.user) await deleteSession(tx, who.user.sessionId)
      const secondFactor = await wantedFactor(tx, settings, person)
      const factor = secondFactor === 'none' ? 'none' : 'open'
      const session = await openSession(tx, person, who, factor)
      const device = await rememberDevice(tx, who, person.id)
      // Everybody shares the demo's people.
      if (challenge && device.isAnother) await notifyOfDevice(tx, settings, who, person.id)
      return { user: { ...person, secondFactor }, cookies: [session, device.cookie] }
    })
    if (challenge) await countRedeemed(db, who)
    return new Reply(
      { user: presentUser(user), secondFactor: user.secondFactor },
      { cookies: [...cookies, { name: 'otp', value: '', maxAgeSeconds: 0 }] },
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

/** The challenge to redeem; undefined for a demo phone that asked for none; or why there is none. */
async function checkCode(
  db: Database,
  { demo, secret }: AuthSettings,
  phone: string,
  otp: string,
  who: Visitor,
): Promise<Buffer | undefined | 'wrong' | 'replaced'> {
  const isDemo = demo && isDemoPhone(phone)
  if (isDemo) return isSameCode(DEMO_CODE, otp) ? undefined : 'wrong'
  const challenge = readChallengeCookie(who.cookie('otp'))
  const source = challenge && (await countAttempt(db, challenge, phone, who.now))
  if (!source) return 'wrong'
  const isOf = ({ seed, codeLength }: CodeSource) =>
    isSameCode(codeOf(secret, seed, phone, codeLength), otp)
  if (isOf(source)) return challenge
  if (!(await countReplacedAttempts(db, challenge, phone)).some(isOf)) return 'wrong'
  await uncountAttempt(db, challenge)
  return 'replaced'
}
