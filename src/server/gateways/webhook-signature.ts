import { createHmac, timingSafeEqual } from 'node:crypto'

const TOLERANCE_SECONDS = 300

const macOf = (secret: string, timestamp: string, rawBody: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest()

/** `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. */
export function signWebhook(secret: string, rawBody: string, now: Date): string {
  const timestamp = String(Math.floor(now.getTime() / 1000))
  return `t=${timestamp},v1=${macOf(secret, timestamp, rawBody).toString('hex')}`
}

/** True when any v1 part fits the body and the time is within five minutes of now. */
export function isSignedWebhook(
  secret: string,
  { rawBody, signature, now }: { rawBody: string; signature: string; now: Date },
): boolean {
  const parts = signature.split(',').map((part) => part.trim().split('='))
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false
  const expected = macOf(secret, timestamp, rawBody)
  return parts
    .filter(([name]) => name === 'v1')
    .some(([, hex]) => {
      const given = Buffer.from(hex ?? '', 'hex')
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
}
