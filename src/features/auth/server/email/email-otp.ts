import type { Input, Output } from '#shared/wire/endpoint.ts'
import { isLanguage, type Language } from '#shared/language.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import type { Visitor } from '#server/http/callers/caller.ts'
import { enqueue, job } from '#server/jobs/jobs.ts'
import type { emailOtp as contract } from '../../email-contract.ts'
import { readChallengeCookie } from '../codes.ts'
import { requireMobile } from '../require-mobile.ts'
import { mayEmail, type AuthSettings } from '../settings.ts'
import { findOpenChallenge, type OpenChallenge } from '../challenge-store.ts'
import { loginCode } from '../templates.ts'
import { findConfirmedEmail } from './email-store.ts'

/** The same code by e-mail: it opens the same challenge and has the same tries. */
export const emailOtp =
  (settings: AuthSettings) =>
  async (
    db: Database,
    who: Visitor,
    input: Input<typeof contract>,
  ): Promise<Output<typeof contract>> => {
    if (!mayEmail(settings)) throw new Refusal('email_off', 422)
    const phone = requireMobile(input.phone)
    const id = readChallengeCookie(who.cookie('otp'))
    const open = id && (await findOpenChallenge(db, id, who.now))
    if (open?.phone !== phone) throw new Refusal('code_over', 422)
    await inTransaction(db, (tx) => emailCodeOf(tx, open, who.language, who.now))
    return { ok: true }
  }

async function emailCodeOf(
  tx: Transaction,
  { phone, seed, codeLength, expiresAt }: OpenChallenge,
  language: Language,
  now: Date,
): Promise<void> {
  const email = await findConfirmedEmail(tx, phone)
  if (email === undefined) return
  const challenge = seed.toString('base64url')
  await queueMessage(tx, {
    to: email,
    channel: 'email',
    template: loginCode,
    parameters: { challenge, phone, digits: codeLength },
    language,
    dedupeKey: `login-code-email:${challenge}`,
    now,
    expiresAt,
  })
}

const WAIT_SECONDS = 20

/** Has someone look after a while whether the message with the code has arrived. */
export const watchArrival = (tx: Transaction, challenge: Buffer, now: Date): Promise<void> =>
  enqueue(
    tx,
    LATE_CODE,
    { challenge: challenge.toString('base64url') },
    { startAfter: new Date(now.getTime() + WAIT_SECONDS * 1000) },
  )

const LATE_CODE = 'email-late-code'

/** A code that nothing confirms to have arrived goes to the person's e-mail address too. */
export const emailLateCodeJob = (settings: Pick<AuthSettings, 'demo' | 'smtp'>) =>
  job<{ challenge: string }>({
    name: LATE_CODE,
    run: async ({ db, clock }, { challenge }) => {
      const now = clock.now()
      const open = await findOpenChallenge(db, Buffer.from(challenge, 'base64url'), now)
      if (!open || !mayEmail(settings)) return
      const message = await findCodeMessage(db, open.seed)
      if (!message || message.hasArrived) return
      const language = isLanguage(message.language) ? message.language : 'en'
      await inTransaction(db, (tx) => emailCodeOf(tx, open, language, now))
    },
  })

async function findCodeMessage(db: Database, seed: Buffer) {
  const row = await db
    .selectFrom('messages')
    .select(['language', 'delivered_at', 'read_at', 'text'])
    .where('dedupe_key', '=', `login-code:${seed.toString('base64url')}`)
    .executeTakeFirst()
  // What the local inbox keeps has arrived.
  return row && { ...row, hasArrived: Boolean(row.delivered_at ?? row.read_at ?? row.text) }
}
