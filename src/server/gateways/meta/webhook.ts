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

/** What Meta has done to a template, or will do within a day. */
export interface TemplateNews {
  /** As Meta spells it. */
  name: string
  language: string
  at: Date
  change:
    | { of: 'status'; status: string; reason: string | undefined }
    | { of: 'category'; category: string; next: string | undefined }
}

export interface MetaNews {
  messages: MessageStatus[]
  templates: TemplateNews[]
}

/**
 * What a webhook reports of messages and templates; everything else in it is passed over.
 * @throws SyntaxError where the body is no JSON
 */
export function readNews(rawBody: string): MetaNews {
  const entries = list(valueAt(JSON.parse(rawBody), 'entry'))
  const changes = entries.flatMap((entry) =>
    list(valueAt(entry, 'changes')).map((change) => ({ entry, change })),
  )
  return {
    messages: changes.flatMap(({ change }) => readStatuses(change)),
    templates: changes.flatMap(({ entry, change }) => readTemplate(entry, change)),
  }
}

const readStatuses = (change: unknown): MessageStatus[] =>
  list(valueAt(change, 'value', 'statuses')).flatMap((one): MessageStatus[] => {
    const providerId = textAt(one, 'id')
    const status = textAt(one, 'status')
    const at = new Date(Number(textAt(one, 'timestamp')) * 1000)
    const isKnown = status === 'delivered' || status === 'read' || status === 'failed'
    if (providerId === undefined || !isKnown || Number.isNaN(at.getTime())) return []
    const code = valueAt(one, 'errors', 0, 'code')
    return [{ providerId, status, at, code: typeof code === 'number' ? code : undefined }]
  })

function readTemplate(entry: unknown, change: unknown): TemplateNews[] {
  const value = valueAt(change, 'value')
  const name = textAt(value, 'message_template_name')
  const language = textAt(value, 'message_template_language')
  const at = new Date(Number(valueAt(entry, 'time')) * 1000)
  if (name === undefined || language === undefined || Number.isNaN(at.getTime())) return []
  const field = textAt(change, 'field')
  const status = textAt(value, 'event')
  if (field === 'message_template_status_update' && status !== undefined) {
    // Meta names the end of a pause in its title only.
    const isUnpaused = textAt(value, 'other_info', 'title') === 'UNPAUSE'
    const now = isUnpaused ? 'APPROVED' : status
    return [{ name, language, at, change: { of: 'status', status: now, reason: reasonIn(value) } }]
  }
  const category = textAt(value, 'new_category')
  if (field === 'template_category_update' && category !== undefined) {
    const next = textAt(value, 'correct_category')
    return [{ name, language, at, change: { of: 'category', category, next } }]
  }
  return []
}

/** Meta's code of it, and what it says in words. */
function reasonIn(value: unknown): string | undefined {
  const code = textAt(value, 'reason')
  const parts = [
    code === 'NONE' ? undefined : code,
    textAt(value, 'rejection_info', 'reason'),
    textAt(value, 'other_info', 'description'),
  ]
  return parts.filter((part) => part !== undefined).join(': ') || undefined
}
