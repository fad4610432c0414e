import { Refusal } from '#shared/wire/refusal.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { SealedColumn } from '#server/encryption/sealed-column.ts'
import type { Vault } from '#server/encryption/vault.ts'
import type { Member } from '#server/http/callers/caller.ts'
import { addHit, countHit, forgetHits, refuseWhenFull } from '#server/limits.ts'
import { FACTOR_TRIES_MAX, FACTOR_WRONG_MAX, isFactorCode, plainFactorCode } from '../../rules.ts'
import { stepOfCode } from './authenticator.ts'
import { findFactor, takeStep } from './factor-store.ts'
import { redeemRecoveryCode } from './recovery-codes.ts'

const WINDOW_SECONDS = 300
const DAY_SECONDS = 86_400

const wrongCodes = (userId: string) => ({
  bucket: `factor-wrong:${userId}`,
  max: FACTOR_WRONG_MAX,
  windowSeconds: DAY_SECONDS,
})

export const wrongCode = (): Refusal => new Refusal('factor_code_wrong', 422, { fields: ['code'] })

/**
 * Every try counts before anything is compared, and outside the transaction that a refusal undoes;
 * a right code forgets the tries before it, a wrong one is remembered for the day.
 * @throws Refusal `too_many_requests`
 */
export async function tryCode<T>(
  db: Database,
  { id, now }: Member,
  work: () => Promise<T>,
): Promise<T> {
  const tries = `factor-try:${id}`
  await countHit(db, { bucket: tries, max: FACTOR_TRIES_MAX, windowSeconds: WINDOW_SECONDS }, now)
  await refuseWhenFull(db, wrongCodes(id), now)
  try {
    const outcome = await work()
    await forgetHits(db, tries)
    return outcome
  } catch (error) {
    if (error instanceof Refusal && error.code === 'factor_code_wrong') {
      await addHit(db, wrongCodes(id), now)
    }
    throw error
  }
}

export const aboutSecret = (userId: string): string => `totp|${userId}`

export const sealedFactors = ['secret', 'pending_secret'].map((column): SealedColumn => ({
  table: 'second_factors',
  column,
  identity: ['user_id'],
  about: (row) => aboutSecret(row['user_id'] ?? ''),
}))

/**
 * Takes a code of the authenticator, or a recovery code, once.
 * @throws Refusal `factor_code_wrong`
 */
export async function takeCode(
  tx: Transaction,
  vault: Vault,
  { id, now }: Member,
  typed: string,
): Promise<'authenticator' | 'recovery'> {
  const code = plainFactorCode(typed)
  if (isFactorCode(code)) {
    await takeAppCode(tx, vault, { id, now }, typed)
    return 'authenticator'
  }
  const factor = await findFactor(tx, id)
  if (factor?.secret && (await redeemRecoveryCode(tx, vault, id, code, now))) return 'recovery'
  throw wrongCode()
}

/**
 * Takes a code of the authenticator, once. What a recovery code must not open asks for this one:
 * anyone who has found a recovery code could otherwise make more of them.
 * @throws Refusal `factor_app_code_required`, and for a wrong one `factor_code_wrong`
 */
export async function takeAppCode(
  tx: Transaction,
  vault: Vault,
  { id, now }: Pick<Member, 'id' | 'now'>,
  typed: string,
): Promise<void> {
  const code = plainFactorCode(typed)
  if (!isFactorCode(code)) throw new Refusal('factor_app_code_required', 422, { fields: ['code'] })
  const factor = await findFactor(tx, id)
  if (!factor?.secret) throw wrongCode()
  const step = stepOfCode(vault.open(factor.secret, aboutSecret(id)), code, now)
  if (step === undefined || !(await takeStep(tx, id, step))) throw wrongCode()
}
