import { DEFAULT_LANGUAGE, type Language } from '../language.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How this visitor wants the page; known before the first byte of HTML. */
export interface Preferences {
  language: Language
  /** Undefined follows the device. */
  theme: Theme | undefined
  /** False saves signed-out pages the question who is there. */
  mayHaveSession: boolean
}

export const isTheme = (value: unknown): value is Theme => value === 'light' || value === 'dark'

let read = (): Preferences => ({
  language: DEFAULT_LANGUAGE,
  theme: undefined,
  mayHaveSession: true,
})

/** Set once by the browser entry and once by the server-rendering entry. */
export const setPreferencesReader = (reader: () => Preferences): void => {
  read = reader
}

export const readPreferences = (): Preferences => read()

/** The cookie and local-storage keys of the specification's language switch. */
export const LANGUAGE_KEY = 'language'
export const THEME_KEY = 'theme'
