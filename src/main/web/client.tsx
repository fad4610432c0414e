import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isLanguage, DEFAULT_LANGUAGE } from '#shared/language.ts'
import { deleteOldCopies } from '#shared/page/device.ts'
import { setAheadReader } from '#shared/page/product-now.ts'
import { isTheme, setPreferencesReader } from '#shared/page/preferences.ts'
import { readSessionMark } from '#features/auth/web/public.ts'
import { prepareAreas } from './areas.ts'
import { getRouter } from './router.tsx'
import { allowTranslatedText } from './translated-text.ts'

setPreferencesReader(() => {
  const { lang, dataset } = document.documentElement
  return {
    language: isLanguage(lang) ? lang : DEFAULT_LANGUAGE,
    theme: isTheme(dataset['theme']) ? dataset['theme'] : undefined,
    mayHaveSession: readSessionMark(),
  }
})

setAheadReader(() => Number(document.documentElement.dataset['ahead'] ?? 0))

deleteOldCopies()
allowTranslatedText()

const router = getRouter()

void prepareAreas(router, location.pathname).then(() =>
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  }),
)
