import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { CODE_LENGTH } from '../limit-rules.ts'

/**
 * The digits of a challenge: dynamic truncation of HMAC-SHA256 over its seed and phone. Nothing
 * is stored, so a repeated delivery shows the same code and a stolen database shows none. The secret of
 * before makes no code. R-SIGN-7
 */
export function codeOf(secret: string, seed: Buffer, phone: string, length = CODE_LENGTH): string {
  const mac = createHmac('sha256', secret).update(seed).update(phone).digest()
  const offset = (mac[31] ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff
  return String(number % 10 ** length).padStart(length, '0')
}

export const isSameCode = (expected: string, given: string): boolean =>
  timingSafeEqual(sha256(expected), sha256(given))

export const newChallengeId = (): Buffer => randomBytes(16)

export const newSessionToken = (): string => randomBytes(32).toString('base64url')

export const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest()

/** The challenge id as its cookie carries it. */
export function readChallengeCookie(value: string | undefined): Buffer | undefined {
  const id = Buffer.from(value ?? '', 'base64url')
  return id.length === 16 ? id : undefined
}
