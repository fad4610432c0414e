import { usePreferences } from '#features/site/web/public.ts'
import { Segmented } from '#ui/choices/segmented.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { SettingsCard } from './settings-card.tsx'

/** Each language names itself. */
const LANGUAGE_NAMES = [
  { value: 'en' as const, label: 'English' },
  { value: 'ar' as const, label: 'العربية' },
]

export function DisplaySettings() {
  const { settings } = useTexts(messages)
  const { language, chooseLanguage, theme, chooseTheme } = usePreferences()
  return (
    <SettingsCard title={settings.display}>
      <Segmented
        label={settings.language}
        hint={settings.languageHint}
        value={language}
        onChange={chooseLanguage}
        options={LANGUAGE_NAMES}
      />
      <Segmented
        label={settings.theme}
        value={theme ?? 'device'}
        onChange={(next) => chooseTheme(next === 'device' ? undefined : next)}
        options={[
          { value: 'device', label: settings.device },
          { value: 'light', label: settings.light },
          { value: 'dark', label: settings.dark },
        ]}
      />
    </SettingsCard>
  )
}
