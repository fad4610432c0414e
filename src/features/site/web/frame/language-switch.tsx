import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { usePreferences } from '../preferences.tsx'

/** The floating switch: names the other language in itself. */
export function LanguageSwitch(props: { className?: string }) {
  const { language, chooseLanguage } = usePreferences()
  const texts = useTexts(messages)
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <button
      type="button"
      lang={other}
      aria-label={texts.language.switchLabel}
      onClick={() => chooseLanguage(other)}
      className={cx('font-system', props.className)}
    >
      {texts.language.switchTo}
    </button>
  )
}
