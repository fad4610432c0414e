const SECRET = /^(?:password|secret|otp|token|recovery_?codes?)$/i
const PERSONAL =
  /(?:phone|e_?mail|iban|bank_?details|emirates_?id|trade_?license|card_?number|account_?number)$/i
const KEPT_DIGITS = 4

const MASK = '•••'

/** Enough of a number to tell two apart; of an e-mail address its first letter and its house. */
function maskText(text: string): string {
  const at = text.lastIndexOf('@')
  if (at > 0) return `${text.slice(0, 1)}${MASK}${text.slice(at)}`
  return text.length > KEPT_DIGITS * 2 ? `${MASK}${text.slice(-KEPT_DIGITS)}` : MASK
}

/** The same facts without what the audit trail need not tell: secrets whole, personal numbers in part. */
export function maskSensitive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(maskSensitive)
  if (value instanceof Date || typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => {
      const isFact = typeof part === 'string' || typeof part === 'number'
      if (isFact && SECRET.test(name)) return [name, MASK]
      if (isFact && PERSONAL.test(name)) return [name, maskText(String(part))]
      return [name, maskSensitive(part)]
    }),
  )
}
