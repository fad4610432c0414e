import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createContext, use, useCallback, useMemo, useState, type ReactNode } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { call } from '#shared/wire/call.ts'
import type { Language } from '#shared/language.ts'
import { LANGUAGE_KEY, THEME_KEY, type Preferences, type Theme } from '#shared/page/preferences.ts'

interface PreferencesControl {
  language: Language
  theme: Theme | undefined
  chooseLanguage: (language: Language) => void
  /** Undefined follows the device. */
  chooseTheme: (theme: Theme | undefined) => void
}

const PreferencesContext = createContext<PreferencesControl | undefined>(undefined)

const YEAR_SECONDS = 31_536_000

/** Local storage as the specification has it, and a cookie so that the next first HTML is right. */
function keep(key: string, value: string | undefined): void {
  if (value === undefined) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const maxAge = value === undefined ? 0 : YEAR_SECONDS
  document.cookie = `${key}=${value ?? ''}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}

/**
 * Until the answers in the new language come, those of the old one stay in sight: what a page has
 * opened, such as a form, isn't taken away by the switch.
 */
function showInMeantime(queryClient: QueryClient, before: Language, next: Language): void {
  const isOfLanguage = ({ queryKey }: Query) => queryKey.includes(before) || queryKey.includes(next)
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const place = queryKey.indexOf(before)
    if (place === -1 || state.data === undefined) continue
    queryClient.setQueryData(queryKey.with(place, next), state.data)
  }
  void queryClient.invalidateQueries({ predicate: isOfLanguage, refetchType: 'none' })
  void queryClient.invalidateQueries({ predicate: (query) => !isOfLanguage(query) })
}

/** Messages come in the language of the profile, so it follows the switch. */
async function keepInProfile(language: Language): Promise<void> {
  const { updateSettings } = await import('#features/account/contract.ts')
  await call(updateSettings, { language }).catch(() => undefined)
}

/** Holds the visitor's language and theme; switching needs no reload and loses nothing typed. */
export function PreferencesProvider(props: {
  initial: Preferences
  children: (control: PreferencesControl) => ReactNode
}) {
  const [language, setLanguage] = useState(props.initial.language)
  const [theme, setTheme] = useState(props.initial.theme)
  const router = useRouter()
  const queryClient = useQueryClient()

  const chooseLanguage = useCallback(
    (next: Language) => {
      keep(LANGUAGE_KEY, next)
      document.documentElement.lang = next
      setLanguage(next)
      showInMeantime(queryClient, language, next)
      if (queryClient.getQueryData(sessionQuery.queryKey)) void keepInProfile(next)
      void router.invalidate()
    },
    [queryClient, router, language],
  )
  const chooseTheme = useCallback((next: Theme | undefined) => {
    keep(THEME_KEY, next)
    setTheme(next)
  }, [])

  const control = useMemo(
    () => ({ language, theme, chooseLanguage, chooseTheme }),
    [language, theme, chooseLanguage, chooseTheme],
  )
  return <PreferencesContext value={control}>{props.children(control)}</PreferencesContext>
}

export function usePreferences(): PreferencesControl {
  const control = use(PreferencesContext)
  if (!control) throw new Error('usePreferences needs a PreferencesProvider above it.')
  return control
}
