import { isLanguage, type Language } from '#shared/language.ts'
import type { WhatsAppMessage } from '#server/gateways/whatsapp.ts'
import type { MessageParameters, MessageTemplate, TemplateSettings } from './template.ts'

const GAP = /\{([^}]+)\}/g

/** The names of a text's variables, in their order. */
export const gapsOf = (text: string): string[] =>
  [...text.matchAll(GAP)].map(([, name = '']) => name)

/** Puts words into a text's gaps. */
export const fillGaps = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replaceAll(GAP, (gap, name: string) => words[name] ?? gap)

export interface OutboxRow {
  recipient: string
  language: string
  parameters: unknown
}

export interface WrittenMessage {
  message: WhatsAppMessage
  text: string
}

/**
 * A message for the provider, and the same as one text for the local inbox.
 * @throws Error where the row lacks what the template needs
 */
export function writeMessage(
  template: MessageTemplate,
  row: OutboxRow,
  settings: TemplateSettings,
): WrittenMessage {
  const language: Language = isLanguage(row.language) ? row.language : 'en'
  const words = template.wordsOf(row.parameters as MessageParameters, language, settings)
  const isCode = template.category === 'authentication'
  const { button } = template
  const suffix = isCode ? words['code'] : words[gapsOf(button?.path ?? '')[0] ?? '']
  const link =
    button && `${button.label[language]}: ${settings.publicUrl}${fillGaps(button.path, words)}`
  return {
    message: {
      to: row.recipient,
      language,
      template: template.name,
      parameters: gapsOf(template.body[language]).map((name) => ({
        ...(!isCode && { name }),
        text: words[name] ?? '',
      })),
      ...(suffix !== undefined && { buttonValue: suffix }),
    },
    text: [fillGaps(template.body[language], words), link].filter(Boolean).join('\n'),
  }
}
