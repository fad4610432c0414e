import { randomInt } from 'node:crypto'
import type { Transaction } from '#server/database/database.ts'
import type { Vault } from '#server/encryption/vault.ts'
import { plainFactorCode, RECOVERY_CODES } from '../../rules.ts'
import { replaceRecoveryCodes, takeRecoveryCode } from './factor-store.ts'

/** Without letters and digits that look alike. */
const LETTERS = 'abcdefghjkmnpqrstvwxyz23456789'
const HALF_LENGTH = 5

const newHalf = (): string =>
  Array.from({ length: HALF_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')

const markOf = (vault: Vault, userId: string, code: string): Buffer =>
  vault.mark(plainFactorCode(code), `recovery|${userId}`)

/** Ten new codes; the earlier ones end. No one can show them again. */
export async function giveRecoveryCodes(
  tx: Transaction,
  vault: Vault,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => `${newHalf()}-${newHalf()}`)
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => markOf(vault, userId, code)),
  )
  return codes
}

export const redeemRecoveryCode = (
  tx: Transaction,
  vault: Vault,
  userId: string,
  code: string,
  now: Date,
): Promise<boolean> => takeRecoveryCode(tx, userId, markOf(vault, userId, code), now)
