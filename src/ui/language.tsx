import { createContext, use, type ReactNode } from 'react'
import { DEFAULT_LANGUAGE, type Language } from '#shared/language.ts'

const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE)

export function LanguageProvider(props: { language: Language; children: ReactNode }) {
  return <LanguageContext value={props.language}>{props.children}</LanguageContext>
}

export const useLanguage = (): Language => use(LanguageContext)

export const localeOf = (language: Language): 'en-AE' | 'ar-AE' =>
  language === 'ar' ? 'ar-AE' : 'en-AE'
