import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { localeOf, useLanguage } from './language.tsx'

/**
 * Gives React Aria our language; around every part that uses it, so that no page pays without need.
 */
export function AriaLanguage(props: { children: ReactNode }) {
  return <I18nProvider locale={localeOf(useLanguage())}>{props.children}</I18nProvider>
}
