import { useEffect, useState, type ReactNode } from 'react'
import { directionOf, LANGUAGES, type Language } from '#shared/language.ts'
import { Segmented } from '../choices/segmented.tsx'
import { ToastRegion } from '../feedback/toast-region.tsx'
import { LanguageProvider, useLanguage } from '../language.tsx'
import { ActionsSection } from './actions-section.tsx'
import { ChoicesSection } from './choices-section.tsx'
import { DatesSection } from './dates-section.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { FoodSection } from './food-section.tsx'
import { LayoutSection } from './layout-section.tsx'
import { OverlaySection } from './overlay-section.tsx'
import { useSample } from './section.tsx'
import { StatesSection } from './states-section.tsx'

const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

export interface GalleryProps {
  theme?: Theme
  view?: 'one' | 'four'
}

/** Every part in every state. Sets language and theme of the whole document while it is shown. */
export function Gallery(start: GalleryProps) {
  const [language, setLanguage] = useState<Language>(useLanguage())
  const [theme, setTheme] = useState<Theme>(start.theme ?? 'light')
  const [view, setView] = useState(start.view ?? 'one')
  useDocument(language, theme)
  return (
    <LanguageProvider language={language}>
      <main id="top" className="bg-bg text-ink">
        <Controls {...{ language, setLanguage, theme, setTheme, view, setView }} />
        {view === 'one' ? (
          <div className="page">
            <Parts />
          </div>
        ) : (
          <div className="grid xl:grid-cols-2">
            {LANGUAGES.flatMap((inLanguage) =>
              THEMES.map((inTheme) => (
                <Island key={inLanguage + inTheme} language={inLanguage} theme={inTheme}>
                  <Parts />
                </Island>
              )),
            )}
          </div>
        )}
      </main>
      <ToastRegion />
    </LanguageProvider>
  )
}

function useDocument(language: Language, theme: Theme) {
  useEffect(() => {
    const root = document.documentElement
    const before = { lang: root.lang, dir: root.dir, theme: root.dataset.theme }
    root.lang = language
    root.dir = directionOf(language)
    root.dataset.theme = theme
    return () => {
      root.lang = before.lang
      root.dir = before.dir
      if (before.theme === undefined) delete root.dataset.theme
      else root.dataset.theme = before.theme
    }
  }, [language, theme])
}

interface ControlsProps {
  language: Language
  setLanguage: (language: Language) => void
  theme: Theme
  setTheme: (theme: Theme) => void
  view: 'one' | 'four'
  setView: (view: 'one' | 'four') => void
}

function Controls(props: ControlsProps) {
  const texts = useSample()
  return (
    <header className="page grid gap-4 py-8">
      <h1 className="text-4xl">{texts.title}</h1>
      <p className="text-lg text-muted">{texts.lead}</p>
      <div className="grid gap-4 md:grid-cols-3">
        <Segmented
          label={texts.view}
          value={props.view}
          onChange={props.setView}
          options={[
            { value: 'one', label: texts.one },
            { value: 'four', label: texts.four },
          ]}
        />
        <Segmented
          label={texts.language}
          value={props.language}
          onChange={props.setLanguage}
          options={[
            { value: 'en', label: 'English' },
            { value: 'ar', label: 'العربية' },
          ]}
        />
        <Segmented
          label={texts.theme}
          value={props.theme}
          onChange={props.setTheme}
          options={[
            { value: 'light', label: texts.light },
            { value: 'dark', label: texts.dark },
          ]}
        />
      </div>
    </header>
  )
}

function Island(props: { language: Language; theme: Theme; children: ReactNode }) {
  return (
    <LanguageProvider language={props.language}>
      <div
        lang={props.language}
        dir={directionOf(props.language)}
        data-theme={props.theme}
        className="min-w-0 bg-bg text-ink"
      >
        <div className="page">{props.children}</div>
      </div>
    </LanguageProvider>
  )
}

function Parts() {
  return (
    <>
      <ActionsSection />
      <FoodSection />
      <LayoutSection />
      <FieldsSection />
      <ChoicesSection />
      <DatesSection />
      <FeedbackSection />
      <StatesSection />
      <OverlaySection />
    </>
  )
}
