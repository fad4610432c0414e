import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { textAt, valueAt } from '../provider-call.ts'

/** The header's value for a body: `sha256=` and the HMAC of the body as it came. */
export const signStatuses = (appSecret: string, rawBody: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(rawBody).digest('hex')}`

/** Compares in the same time whatever differs. */
export const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected))

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export interface MessageStatus {
  providerId: string
  status: 'delivered' | 'read' | 'failed'
  at: Date
  /** The number of the error that a message failed with. */
  code: number | undefined
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/**
 * What a webhook reports messages; everything else in it is passed over.
 * @throws SyntaxError where the body is no JSON
 */
export function readStatuses(rawBody: string): MessageStatus[] {
  return list(valueAt(JSON.parse(rawBody), 'entry'))
    .flatMap((entry) => list(valueAt(entry, 'changes')))
    .flatMap((change) => list(valueAt(change, 'value', 'statuses')))
    .flatMap((one): MessageStatus[] => {
      const providerId = textAt(one, 'id')
      const status = textAt(one, 'status')
      const at = new Date(Number(textAt(one, 'timestamp')) * 1000)
      const isKnown = status === 'delivered' || status === 'read' || status === 'failed'
      if (providerId === undefined || !isKnown || Number.isNaN(at.getTime())) return []
      const code = valueAt(one, 'errors', 0, 'code')
      return [{ providerId, status, at, code: typeof code === 'number' ? code : undefined }]
    })
}
