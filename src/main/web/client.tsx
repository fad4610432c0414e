import { StartClient } from '@tanstack/react-start/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLanguage, DEFAULT_LANGUAGE } from '#shared/language.ts'
import { isTheme, setPreferencesReader } from '#shared/preferences.ts'

setPreferencesReader(() => {
  const { lang, dataset } = document.documentElement
  return {
    language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE,
    theme: isTheme(dataset['theme']) ? dataset['theme'] : undefined,
    mayHaveSession: true,
  }
})

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <StartClient />
    </StrictMode>,
  )
})
