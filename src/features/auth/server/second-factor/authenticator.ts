import { Secret, TOTP } from 'otpauth'

const SECRET_BYTES = 20
const PERIOD_SECONDS = 30
/** A clock may be one step ahead or behind. */
const WINDOW = 1
const ISSUER = 'Sufra'

const totpOf = (secret: Uint8Array, label = ''): TOTP =>
  new TOTP({
    issuer: ISSUER,
    label,
    period: PERIOD_SECONDS,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  })

export const newSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes)

/** The time step whose code this is, or nothing. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

/** What an authenticator app shows at that time. */
export const codeAt = (secret: Uint8Array, at: Date): string =>
  totpOf(secret).generate({ timestamp: at.getTime() })

/** The key as text and as the address that a QR code carries. */
export function describeKey(secret: Uint8Array, phone: string): { key: string; uri: string } {
  const totp = totpOf(secret, phone)
  return { key: totp.secret.base32.replaceAll(/(.{4})(?=.)/g, '$1 '), uri: totp.toString() }
}
