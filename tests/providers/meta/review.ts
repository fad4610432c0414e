/**
 * What Meta refuses of a template at once, by its published rules and error numbers. Written
 * against what is submitted and nothing of ours, so that it finds what our own check misses.
 */
export interface TemplateBody {
  name?: unknown
  language?: unknown
  category?: unknown
  parameter_format?: unknown
  message_send_ttl_seconds?: unknown
  components?: unknown
}

interface Component {
  type?: string
  text?: string
  example?: { body_text_named_params?: { param_name?: string; example?: string }[] }
  add_security_recommendation?: unknown
  code_expiration_minutes?: number
  buttons?: Button[]
}
interface Button {
  type?: string
  text?: string
  url?: string
  otp_type?: string
  example?: string[]
}

export interface Refused {
  code: number
  subcode?: number
  message: string
}

const refused = (subcode: number | undefined, message: string): Refused => ({
  code: 100,
  ...(subcode !== undefined && { subcode }),
  message,
})

const CATEGORIES = ['AUTHENTICATION', 'MARKETING', 'UTILITY']
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g

export function refusalOf(template: TemplateBody): Refused | undefined {
  const { name, language, category, message_send_ttl_seconds: ttl } = template
  if (typeof name !== 'string' || !/^[a-z0-9_]{1,512}$/.test(name)) {
    return refused(undefined, 'The name has other characters than a-z, 0-9 and _')
  }
  if (language !== 'en' && language !== 'ar') return refused(undefined, 'Unknown language')
  if (typeof category !== 'string' || !CATEGORIES.includes(category)) {
    return refused(undefined, 'Unknown category')
  }
  if (!Array.isArray(template.components)) return refused(2_388_043, 'Components are missing')
  const parts = template.components as Component[]
  if (category === 'AUTHENTICATION') return codeRefusal(parts, ttl)
  if (ttl !== undefined && (typeof ttl !== 'number' || ttl < 30 || ttl > 43_200)) {
    return refused(undefined, 'The time to live is from 30 seconds to 12 hours')
  }
  const [body, ...others] = parts.filter(({ type }) => type === 'BODY')
  if (!body || others.length > 0) return refused(2_388_043, 'There has to be one body')
  return bodyRefusal(body, template.parameter_format) ?? buttonsRefusal(parts)
}

function codeRefusal(parts: Component[], ttl: unknown): Refused | undefined {
  const [body, footer, buttons, ...others] = parts
  const isFixed =
    body?.type === 'BODY' &&
    body.text === undefined &&
    typeof body.add_security_recommendation === 'boolean' &&
    footer?.type === 'FOOTER' &&
    footer.text === undefined &&
    buttons?.type === 'BUTTONS' &&
    others.length === 0
  if (!isFixed) return refused(2_388_072, 'The text of a code is Meta’s')
  const minutes = footer.code_expiration_minutes ?? 0
  if (!Number.isInteger(minutes) || minutes < 1 || minutes > 90) {
    return refused(2_388_073, 'A code expires in 1 to 90 minutes')
  }
  const [button, ...more] = buttons.buttons ?? []
  if (button?.type !== 'OTP' || button.otp_type !== 'COPY_CODE' || more.length > 0) {
    return refused(undefined, 'A code has one button for it')
  }
  const isShort = ttl === undefined || (typeof ttl === 'number' && ttl >= 30 && ttl <= 900)
  return isShort ? undefined : refused(undefined, 'The time to live is from 30 to 900 seconds')
}

/** A letter or digit must stand before the first and after the last variable. */
const OUTER = /^[^\p{L}\p{N}{]*\{\{|\}\}[^\p{L}\p{N}}]*$/u

function bodyRefusal(body: Component, format: unknown): Refused | undefined {
  const { text = '', example } = body
  if (text === '') return refused(2_388_043, 'The body has no text')
  if (text.length > 1024) return refused(2_388_040, 'The body is longer than 1024 characters')
  const names = [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name)
  if (/[{}]/.test(text.replaceAll(PLACEHOLDER, '')) || names.some((n) => !/^[a-z0-9_]+$/.test(n))) {
    return refused(2_388_072, 'A variable is not well-formed')
  }
  if (/\n{3}|\t| {4}/.test(text)) return refused(2_388_072, 'Too much white space')
  if (/\}\}\s*\{\{/.test(text)) return refused(2_388_072, 'Two variables side by side')
  if (OUTER.test(text)) return refused(2_388_299, 'Variables can’t be at the start or end')
  if (text.split(/\s+/).length < 3 * names.length + 1) {
    return refused(2_388_293, 'Too many variables for the length of the text')
  }
  if (names.length > 0 && format !== 'NAMED') return refused(2_388_072, 'The format is positional')
  const samples = example?.body_text_named_params ?? []
  const isSampled = (name: string) =>
    samples.some(({ param_name: of, example: value }) => of === name && Boolean(value?.trim()))
  if (samples.length !== new Set(names).size || !names.every(isSampled)) {
    return refused(2_388_043, 'A variable has no sample')
  }
  return undefined
}

function buttonsRefusal(parts: Component[]): Refused | undefined {
  const all = parts.flatMap(({ buttons = [] }) => buttons)
  for (const { type, text = '', url = '', example } of all) {
    if (type !== 'URL') return refused(undefined, 'Unknown button')
    if (text === '' || text.length > 25 || text.includes('{{')) {
      return refused(2_388_040, 'A label has 1 to 25 characters and no variable')
    }
    if (url.length > 2000 || !/^https?:\/\/[^/]/.test(url))
      return refused(2_388_040, 'Wrong address')
    const places = [...url.matchAll(PLACEHOLDER)]
    const isEnd = places.every(([gap]) => gap === '{{1}}' && url.endsWith(gap))
    if (places.length > 1 || !isEnd) return refused(undefined, 'One variable, at the end')
    if ((places.length === 1) !== (example?.length === 1)) return refused(2_388_043, 'No sample')
  }
  return undefined
}
