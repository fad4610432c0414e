import type { Bilingual, Language } from '#shared/language.ts'

export type StoredValue = string | number | Bilingual | Readonly<Record<string, string | number>>

/** What an outbox row keeps of a message: facts, not words. */
export type MessageParameters = Readonly<Record<string, StoredValue>>

export interface TemplateSettings {
  /** Sign-in codes are made from it. */
  secret: string
  /** Links are made from it. */
  linkKey: string
  publicUrl: string
  /** Where customers send USDT, if they can. */
  usdt?: { network: string; address: string } | undefined
}

/** One variable of a text: how a stored fact reads in the middle of a sentence. */
export interface Variable<S extends StoredValue> {
  /** A fact such as the product stores, for the provider's reviewers. */
  sample: S
  inWords: (stored: S, language: Language, settings: TemplateSettings) => string
}

/** A variable that no row has to keep, because the settings tell it. */
export interface SettingVariable {
  ofSettings: (settings: TemplateSettings) => string
}

/** Codes first, then what is about a person's own order, then what goes to many at once. */
export type Lane = 'code' | 'transactional' | 'bulk'

export interface TemplateButton {
  label: Bilingual
  /** A path of our site; a `{variable}` may stand at its end. */
  path: string
}

/**
 * A message as the provider knows it: fixed words in both languages with named gaps, and how an
 * outbox row fills them. `sample` carries the type of the row.
 */
export interface MessageTemplate<P = MessageParameters> {
  name: string
  category: 'authentication' | 'utility'
  lane: Lane
  /** Waits for the day: no one is woken at night for it. */
  hours?: 'day'
  /** Past this the message is of no use and is dropped; a week unless given. */
  expiresAfterHours?: number
  /** Reaches the person whatever they chose in their settings, such as the code for logging in. */
  isAlwaysSent: boolean
  body: Bilingual
  button?: TemplateButton
  sample: P
  /** Each variable in words. */
  wordsOf: (
    parameters: MessageParameters,
    language: Language,
    settings: TemplateSettings,
  ) => Readonly<Record<string, string>>
}

type Gaps<T extends string> = T extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Gaps<Rest>
  : never

type SameGaps<E extends string, A extends string> = [Gaps<E>, Gaps<A>] extends [Gaps<A>, Gaps<E>]
  ? unknown
  : { 'the Arabic text needs the variables': Gaps<E> }

/** Any variable; what it stores is known where it is declared. */
interface SomeVariable {
  sample: StoredValue
  inWords: (stored: never, language: Language, settings: TemplateSettings) => string
}

type Variables<Names extends string> = Readonly<Record<Names, SomeVariable | SettingVariable>>
type RowOf<V> = {
  [K in keyof V as V[K] extends SettingVariable ? never : K]: V[K] extends { sample: infer S }
    ? S
    : never
}

interface Declaration<E extends string, A extends string, L extends string, V> {
  name: string
  en: E
  ar: A & SameGaps<E, A>
  variables: V
  button?: { en: string; ar: string; path: L }
  lane?: Exclude<Lane, 'code'>
  hours?: 'day'
  expiresAfterHours?: number
  isAlwaysSent?: true
}

/** Declares a message about what a person ordered or asked for. */
export function utilityTemplate<
  const E extends string,
  const A extends string,
  const L extends string,
  V extends Variables<Gaps<E> | Gaps<L>>,
>(declaration: Declaration<E, A, L, V>): MessageTemplate<RowOf<V>> {
  const { name, en, ar, variables, button, hours, expiresAfterHours } = declaration
  const entries = Object.entries<SomeVariable | SettingVariable>(variables)
  const samples = entries.flatMap(([key, variable]) =>
    'sample' in variable ? [[key, variable.sample]] : [],
  )
  return {
    name,
    category: 'utility',
    lane: declaration.lane ?? 'transactional',
    ...(hours && { hours }),
    ...(expiresAfterHours !== undefined && { expiresAfterHours }),
    isAlwaysSent: declaration.isAlwaysSent ?? false,
    body: { en, ar },
    ...(button && { button: { label: { en: button.en, ar: button.ar }, path: button.path } }),
    sample: Object.fromEntries(samples) as RowOf<V>,
    wordsOf: (parameters, language, settings) => {
      const inWords = ([key, variable]: (typeof entries)[number]): [string, string] => {
        if ('ofSettings' in variable) return [key, tidy(variable.ofSettings(settings))]
        const stored = parameters[key]
        if (stored === undefined) throw new Error(`A row of ${name} has no ${key}`)
        return [key, tidy(variable.inWords(stored as never, language, settings))]
      }
      return Object.fromEntries(entries.map(inWords))
    },
  }
}

const LONGEST_VALUE = 300

/** The provider refuses values that are empty or have line breaks or rows of spaces. */
function tidy(words: string): string {
  const line = words.replaceAll(/\s+/g, ' ').trim()
  if (line === '') return '–'
  return line.length > LONGEST_VALUE ? `${line.slice(0, LONGEST_VALUE - 1).trimEnd()}…` : line
}

/** How long a code is valid; the provider's own wording names it. */
export const CODE_MINUTES = 5

/** The provider words these messages itself; the two texts repeat its words for the local inbox. */
const CODE_WORDS: Bilingual = {
  en: `{code} is your verification code. For your security, do not share this code. This code expires in ${CODE_MINUTES} minutes.`,
  ar: `{code} هو رمز التحقق الخاص بك. للحفاظ على أمانك، لا تشارك هذا الرمز. تنتهي صلاحية هذا الرمز خلال ${CODE_MINUTES} دقائق.`,
}

/** Declares a message that carries nothing but a code. */
export const authenticationTemplate = <P>(declaration: {
  name: string
  sample: P
  code: (parameters: P, settings: TemplateSettings) => string
}): MessageTemplate<P> => ({
  name: declaration.name,
  category: 'authentication',
  lane: 'code',
  isAlwaysSent: true,
  body: CODE_WORDS,
  sample: declaration.sample,
  wordsOf: (parameters, _, settings) => ({ code: declaration.code(parameters as P, settings) }),
})
