import pg from 'pg'
import { toLatinDigits } from '#shared/text/digits.ts'
import { formatPhone } from '#shared/phone.ts'
import type { Input, Output } from '#shared/wire/endpoint.ts'
import { Refusal } from '#shared/wire/refusal.ts'
import { readCompany } from '#features/company/server/public.ts'
import { queueMessage } from '#features/messages/server/public.ts'
import { inTransaction, type Database, type Transaction } from '#server/database/database.ts'
import { lockUser } from '#server/database/lock-user.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { countHit } from '#server/limits.ts'
import type * as contract from '../../email-contract.ts'
import { CODE_LENGTH } from '../../limit-rules.ts'
import { CODE_SECONDS } from '../../rules.ts'
import { codeOf, isSameCode, newChallengeId } from '../codes.ts'
import { mayEmail, type AuthSettings } from '../settings.ts'
import { getUserToNotify } from '../store.ts'
import { EMAIL_TEMPLATES, emailCode } from '../templates.ts'
import {
  countConfirmation,
  endConfirmation,
  getEmail,
  isEmailTaken,
  saveConfirmation,
  setEmail,
} from './email-store.ts'

const PER_HOUR_MAX = 5

export const getOwnEmail =
  (settings: AuthSettings) =>
  async (db: Database, who: Member): Promise<Output<typeof contract.getOwnEmail>> => ({
    ...(await getEmail(db, who.id)),
    isOffered: mayEmail(settings),
  })

/** The code proves that the caller reads what is sent to the address. */
export const requestEmail =
  (settings: AuthSettings) =>
  async (
    db: Database,
    who: Member,
    { email }: Input<typeof contract.requestEmail>,
  ): Promise<Output<typeof contract.requestEmail>> => {
    if (!mayEmail(settings)) throw new Refusal('email_off', 422)
    const windowSeconds = 3600
    await countHit(db, { bucket: `email:${who.id}`, max: PER_HOUR_MAX, windowSeconds }, who.now)
    const bucket = `email-to:${email.toLowerCase()}`
    await countHit(db, { bucket, max: PER_HOUR_MAX, windowSeconds }, who.now)
    const challenge = newChallengeId()
    const expiresAt = new Date(who.now.getTime() + CODE_SECONDS * 1000)
    await inTransaction(db, async (tx) => {
      await saveConfirmation(tx, who.id, { email, challenge, expires_at: expiresAt })
      const id = challenge.toString('base64url')
      await queueMessage(tx, {
        to: email,
        channel: 'email',
        template: emailCode,
        parameters: { challenge: id, phone: email, digits: CODE_LENGTH },
        language: who.language,
        dedupeKey: `email-code:${id}`,
        now: who.now,
        expiresAt,
      })
    })
    return { ok: true, expiresInSeconds: CODE_SECONDS }
  }

export const confirmEmail =
  ({ secret }: AuthSettings) =>
  async (
    db: Database,
    who: Member,
    { code }: Input<typeof contract.confirmEmail>,
  ): Promise<Output<typeof contract.confirmEmail>> => {
    const open = await countConfirmation(db, who.id, who.now)
    const expected = open && codeOf(secret, open.challenge, open.email)
    if (!open || !expected || !isSameCode(expected, toLatinDigits(code))) {
      throw new Refusal('otp_wrong', 422, { fields: ['code'] })
    }
    try {
      await inTransaction(db, async (tx) => {
        await lockUser(tx, who.id)
        if (await isEmailTaken(tx, open.email, who.id)) throw taken()
        const before = await getEmail(tx, who.id)
        await setEmail(tx, who.id, open.email, who.now)
        await endConfirmation(tx, who.id)
        await notifyOfEmail(tx, who, before.isConfirmed ? before.email : undefined, open.email)
      })
    } catch (error) {
      throw isDouble(error) ? taken() : error
    }
    return { email: open.email, isConfirmed: true }
  }

const taken = (): Refusal => new Refusal('email_taken', 409, { fields: ['email'] })

/** Two people confirm one address at the same moment: the index lets one through. */
const isDouble = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.constraint === 'users_confirmed_email'

export async function removeEmail(
  tx: Transaction,
  who: Member,
): Promise<Output<typeof contract.removeEmail>> {
  await lockUser(tx, who.id)
  const before = await getEmail(tx, who.id)
  await setEmail(tx, who.id, '', null)
  await endConfirmation(tx, who.id)
  if (before.isConfirmed) await notifyOfEmail(tx, who, before.email, undefined)
  return { email: '', isConfirmed: false }
}

/**
 * On WhatsApp, and at the address that codes no longer go to: anyone who took over a session cannot
 * hide it.
 */
export async function notifyOfEmail(
  tx: Transaction,
  { id, now, requestId }: Pick<Member, 'id' | 'now' | 'requestId'>,
  before: string | undefined,
  after: string | undefined,
): Promise<void> {
  const { phone, language } = await getUserToNotify(tx, id)
  const template = EMAIL_TEMPLATES[after === undefined ? 'removed' : 'confirmed']
  const company = await readCompany(tx)
  const notice = { template, parameters: { phone: formatPhone(company.phone) }, language, now }
  const dedupeKey = `${template.name}:${requestId}`
  await queueMessage(tx, { ...notice, to: phone, dedupeKey })
  if (before === undefined || before === after) return
  await queueMessage(tx, {
    ...notice,
    to: before,
    channel: 'email',
    dedupeKey: `${dedupeKey}:email`,
  })
}
