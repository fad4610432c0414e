import { refusalOf, type Refused, type TemplateBody } from './review.ts'

type Status = 'APPROVED' | 'PENDING' | 'REJECTED' | 'PAUSED' | 'DISABLED'

/** A template in one language, as the business account has it. */
export interface StoredTemplate {
  id: string
  name: string
  language: string
  category: string
  status: Status
  rejected_reason: string
  message_send_ttl_seconds?: number
  components: Record<string, unknown>[]
}

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const TOO_MANY = { code: 80_008, message: 'Too many calls to this WhatsApp Business account' }

/** Meta adds its own words to a template for codes, and makes an address of its button. */
function kept(components: Record<string, unknown>[]): Record<string, unknown>[] {
  return components.map((part) => {
    if (part['add_security_recommendation'] === true) {
      const text = '*{{1}}* is your verification code. For your security, do not share this code.'
      return { ...part, text, example: { body_text: [['123456']] } }
    }
    if (typeof part['code_expiration_minutes'] === 'number') {
      return {
        ...part,
        text: `This code expires in ${part['code_expiration_minutes']} minutes.`,
      }
    }
    const [button] = Array.isArray(part['buttons']) ? (part['buttons'] as object[]) : []
    if (button && 'otp_type' in button) {
      const url = 'https://www.whatsapp.com/otp/code/?otp_type=COPY_CODE&code=otp{{1}}'
      return { type: 'BUTTONS', buttons: [{ type: 'URL', text: 'Copy code', url }] }
    }
    return part
  })
}

/** The templates of one business account: submitted, reviewed, edited, with Meta's limits. */
export function templateBooks(now: () => Date, { perHour = 100, maxNames = 250 }) {
  const templates: StoredTemplate[] = []
  const rejections = new Map<string, string>()
  const edits = new Map<string, number[]>()
  let created: number[] = []

  function create(template: TemplateBody): StoredTemplate | Refused {
    const at = now().getTime()
    created = created.filter((one) => one > at - HOUR_MS)
    if (created.length >= perHour) return TOO_MANY
    const refused = refusalOf(template)
    if (refused) return refused
    const names = new Set(templates.map(({ name }) => name))
    const fresh = template as Omit<StoredTemplate, 'id' | 'status' | 'rejected_reason'>
    if (templates.some((one) => one.name === fresh.name && one.language === fresh.language)) {
      return { code: 100, subcode: 2_388_024, message: 'There is content in this language already' }
    }
    if (!names.has(fresh.name) && names.size >= maxNames) {
      return { code: 100, subcode: 2_388_019, message: 'The account has too many templates' }
    }
    created.push(at)
    const one: StoredTemplate = {
      ...fresh,
      id: String(594_425_479_261_596 + templates.length),
      status: 'PENDING',
      rejected_reason: 'NONE',
      components: kept(fresh.components),
    }
    templates.push(one)
    return one
  }

  function edit(id: string, change: Partial<TemplateBody>): { success: true } | Refused {
    const one = templates.find((template) => template.id === id)
    if (!one) return { code: 100, message: 'There is no such object' }
    if (one.status === 'PENDING' || one.status === 'DISABLED') {
      return { code: 100, message: 'Only an approved, rejected or paused template can be edited' }
    }
    const at = now().getTime()
    const before = (edits.get(id) ?? []).filter((time) => time > at - 30 * DAY_MS)
    const isSpent = before.length >= 10 || before.some((time) => time > at - DAY_MS)
    if (one.status === 'APPROVED' && isSpent) {
      return {
        code: 100,
        message: 'An approved template can be edited once a day, ten times a month',
      }
    }
    const isMoved = change.category !== undefined && change.category !== one.category
    if (one.status === 'APPROVED' && isMoved) {
      return { code: 100, message: 'The category of an approved template can’t be edited' }
    }
    const next = { ...one, parameter_format: 'NAMED', ...change }
    const refused = refusalOf(next)
    if (refused) return refused
    if (one.status === 'APPROVED') edits.set(id, [...before, at])
    Object.assign(one, next, { status: 'PENDING', components: kept(next.components as never) })
    return { success: true }
  }

  const bodyOf = (one: StoredTemplate) =>
    one.components.find(({ type }) => type === 'BODY')?.['text']
  const isCopy = (one: StoredTemplate) =>
    one.category !== 'AUTHENTICATION' &&
    templates.some(
      (other) =>
        other !== one &&
        other.status === 'APPROVED' &&
        other.language === one.language &&
        bodyOf(other) === bodyOf(one),
    )

  /** Meta's decision on all that wait for one; the same words twice are refused. */
  function review(): void {
    for (const one of templates.filter(({ status }) => status === 'PENDING')) {
      const reason = rejections.get(one.name) ?? (isCopy(one) ? 'INVALID_FORMAT' : undefined)
      one.status = reason === undefined ? 'APPROVED' : 'REJECTED'
      one.rejected_reason = reason ?? 'NONE'
    }
  }

  return {
    templates,
    create,
    edit,
    review,
    /** The next review refuses this template. */
    rejectNext: (name: string, reason: string) => void rejections.set(name, reason),
    forgive: () => rejections.clear(),
    of: (name: string, language: string) =>
      templates.find((one) => one.name === name && one.language === language),
  }
}
