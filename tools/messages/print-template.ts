import {
  definitionOf,
  type MessageTemplate,
  type TemplateSettings,
} from '../../src/features/messages/server/public.ts'
import { LANGUAGES, type Language } from '../../src/shared/language.ts'

/** A template in words: what Meta is sent, and a sample of each variable. */
export function printTemplate(template: MessageTemplate, settings: TemplateSettings): string {
  const [first] = LANGUAGES.map((language) => definitionOf(template, language, settings))
  const lines = LANGUAGES.flatMap((language) => linesIn(template, language, settings))
  return [`${first?.name}  ${first?.category}  ${LANGUAGES.join(', ')}`, ...lines, ''].join('\n')
}

function linesIn(
  template: MessageTemplate,
  language: Language,
  settings: TemplateSettings,
): string[] {
  const { category, components } = definitionOf(template, language, settings)
  const words = Object.entries(template.wordsOf(template.sample, language, settings))
  const lines = components.flatMap((component) => {
    if (component.type === 'BODY') {
      // Meta has its own text of a code; ours repeats it for the local inbox.
      return ['text' in component ? component.text : template.body[language]]
    }
    if (component.type === 'FOOTER') return []
    return component.buttons.map(({ text, url }) => `[${text ?? 'Copy code'}] ${url ?? ''}`.trim())
  })
  const samples = category === 'UTILITY' ? words.map(([name, text]) => `${name} = ${text}`) : []
  return [
    ...lines.map((line, index) => `  ${index === 0 ? language : '  '}  ${line}`),
    ...samples.map((sample) => `        ${sample}`),
  ]
}
