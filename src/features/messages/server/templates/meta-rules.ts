import { LANGUAGES, type Language } from '#shared/language.ts'
import { metaName } from '#server/gateways/meta/cloud-api.ts'
import type { MessageTemplate, TemplateSettings } from './template.ts'
import { fillGaps, gapsOf } from './write-message.ts'

const BODY_MAX = 1024
/** Our own limit: three sentences that are read on a locked screen. */
const FILLED_MAX = 330
const LABEL_MAX = 25
const URL_MAX = 2000
const CODE_MAX = 15
const NAME = /^[a-z][a-z0-9_]{0,511}$/

/** What the provider would refuse a template for, in words; `docs/messages.md` has its rules. */
export function problemsOf(template: MessageTemplate, settings: TemplateSettings): string[] {
  const problems = LANGUAGES.flatMap((language) =>
    problemsIn(template, language, settings).map((problem) => `${language}: ${problem}`),
  )
  if (!NAME.test(metaName(template.name)))
    problems.push('the name has other signs than a-z, 0-9, _')
  return problems
}

function problemsIn(
  template: MessageTemplate,
  language: Language,
  settings: TemplateSettings,
): string[] {
  const words = template.wordsOf(template.sample, language, settings)
  return [
    ...valueProblems(words),
    ...(template.category === 'authentication'
      ? codeProblems(words)
      : [
          ...bodyProblems(template.body[language], words),
          ...buttonProblems(template, language, words, settings),
        ]),
  ]
}

type Words = Readonly<Record<string, string>>

const codeProblems = ({ code = '' }: Words): string[] =>
  code.length > CODE_MAX ? [`a code has at most ${CODE_MAX} signs`] : []

const valueProblems = (words: Words): string[] =>
  Object.entries(words).flatMap(([name, text]) => [
    ...(text.trim() === '' ? [`${name} is empty`] : []),
    ...(/[\n\t]| {4}/.test(text) ? [`${name} has a line break, a tab or four spaces`] : []),
  ])

function bodyProblems(body: string, words: Words): string[] {
  const gaps = gapsOf(body)
  const fixed = body.replaceAll(/\{[^}]+\}/g, ' ')
  const fixedWords = fixed.match(/[\p{Letter}\p{Number}’]+/gu) ?? []
  const checks: [boolean, string][] = [
    [body.length > BODY_MAX, `the body is longer than ${BODY_MAX} signs`],
    [
      fillGaps(body, words).length > FILLED_MAX,
      `the filled body is longer than ${FILLED_MAX} signs`,
    ],
    [/^\P{Letter}*\{/u.test(body), 'the body begins with a variable'],
    [/\}\P{Letter}*$/u.test(body), 'the body ends with a variable'],
    [/\}\s*\{/.test(body), 'two variables stand side by side'],
    [/[\n\t]| {2}/.test(body), 'the body has a line break, a tab or two spaces'],
    [new Set(gaps).size !== gaps.length, 'a variable stands in the body twice'],
    [
      gaps.some((name) => !NAME.test(metaName(name))),
      'a variable has another name than a-z, 0-9, _',
    ],
    [fixedWords.length < 2 * gaps.length + 1, 'the body has too many variables for its words'],
    [gaps.some((name) => words[name] === undefined), 'a variable has no sample'],
  ]
  return checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []))
}

function buttonProblems(
  { button }: MessageTemplate,
  language: Language,
  words: Words,
  { publicUrl }: TemplateSettings,
): string[] {
  if (!button) return []
  const gaps = gapsOf(button.path)
  const checks: [boolean, string][] = [
    [
      button.label[language].length > LABEL_MAX,
      `the button’s label is longer than ${LABEL_MAX} signs`,
    ],
    [!button.path.startsWith('/'), 'the button’s path begins without a slash'],
    [gaps.length > 1, 'the button has more than one variable'],
    [gaps.length === 1 && !button.path.endsWith('}'), 'the button’s variable is not at its end'],
    [
      gaps.some((name) => !/^[\w.~-]+$/.test(words[name] ?? '')),
      'the end of the button’s address has other signs than an address takes',
    ],
    [
      `${publicUrl}${fillGaps(button.path, words)}`.length > URL_MAX,
      'the button’s address is too long',
    ],
  ]
  return checks.flatMap(([isWrong, problem]) => (isWrong ? [problem] : []))
}
