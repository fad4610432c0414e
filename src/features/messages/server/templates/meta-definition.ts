import type { Language } from '#shared/language.ts'
import { metaName } from '#server/gateways/meta/cloud-api.ts'
import type {
  StoredTemplate,
  TemplateComponent,
  TemplateDefinition,
} from '#server/gateways/meta/template-api.ts'
import { textAt, valueAt } from '#server/gateways/provider-call.ts'
import { CODE_MINUTES, type MessageTemplate, type TemplateSettings } from './template.ts'
import { fillGaps, gapsOf } from './write-message.ts'

/** One language of a template in the words of Meta's Business Management API. */
export function definitionOf(
  template: MessageTemplate,
  language: Language,
  settings: TemplateSettings,
): TemplateDefinition {
  const name = metaName(template.name)
  if (template.category === 'authentication') {
    return {
      name,
      language,
      category: 'AUTHENTICATION',
      message_send_ttl_seconds: CODE_MINUTES * 60,
      components: CODE_COMPONENTS,
    }
  }
  const words = template.wordsOf(template.sample, language, settings)
  return {
    name,
    language,
    category: 'UTILITY',
    parameter_format: 'NAMED',
    components: [
      bodyOf(template.body[language], words),
      ...buttonsOf(template, language, words, settings),
    ],
  }
}

/** Meta writes the text and the button's label in each language. */
const CODE_COMPONENTS: readonly TemplateComponent[] = [
  { type: 'BODY', add_security_recommendation: true },
  { type: 'FOOTER', code_expiration_minutes: CODE_MINUTES },
  { type: 'BUTTONS', buttons: [{ type: 'OTP', otp_type: 'COPY_CODE' }] },
]

type Words = Readonly<Record<string, string>>

function bodyOf(body: string, words: Words): TemplateComponent {
  const names = gapsOf(body)
  const text = fillGaps(body, Object.fromEntries(names.map((n) => [n, `{{${metaName(n)}}}`])))
  if (names.length === 0) return { type: 'BODY', text }
  const samples = names.map((n) => ({ param_name: metaName(n), example: words[n] ?? '' }))
  return { type: 'BODY', text, example: { body_text_named_params: samples } }
}

function buttonsOf(
  { button }: MessageTemplate,
  language: Language,
  words: Words,
  { publicUrl }: TemplateSettings,
): TemplateComponent[] {
  if (!button) return []
  const [gap] = gapsOf(button.path)
  const url = `${publicUrl}${gap === undefined ? button.path : fillGaps(button.path, { [gap]: '{{1}}' })}`
  const example = gap === undefined ? {} : { example: [publicUrl + fillGaps(button.path, words)] }
  const text = button.label[language]
  return [{ type: 'BUTTONS', buttons: [{ type: 'URL', text, url, ...example }] }]
}

/** Whether Meta has this text already; samples are for its reviewers and make no difference. */
export function isSubmitted(definition: TemplateDefinition, stored: StoredTemplate): boolean {
  const { category, message_send_ttl_seconds: ttl, components } = definition
  return (
    category === stored.category &&
    (ttl === undefined || ttl === stored.messageSendTtlSeconds) &&
    JSON.stringify(contentOf(components)) === JSON.stringify(contentOf(stored.components))
  )
}

/** What a person reads of the components, and for codes what we chose of Meta's own words. */
function contentOf(components: readonly unknown[]): unknown[] {
  const part = (type: string) => components.find((one) => textAt(one, 'type') === type)
  const hasWarning = valueAt(part('BODY'), 'add_security_recommendation')
  if (hasWarning !== undefined) {
    return [hasWarning, valueAt(part('FOOTER'), 'code_expiration_minutes')]
  }
  const buttons = valueAt(part('BUTTONS'), 'buttons')
  return [
    textAt(part('BODY'), 'text'),
    ...(Array.isArray(buttons)
      ? buttons.map((button) => [textAt(button, 'text'), textAt(button, 'url')])
      : []),
  ]
}
