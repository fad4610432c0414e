import type { Bilingual } from '../language.ts'
import { readPreferences } from './preferences.ts'

let siteUrl = (): string => (globalThis as { location?: { origin: string } }).location?.origin ?? ''

/** Set once by the server-rendering entry: pages carry the public address of the site. */
export const setSiteUrlReader = (reader: () => string): void => {
  siteUrl = reader
}

interface PageHead {
  /** Without a query: the address that search engines keep. */
  path: `/${string}`
  title: Bilingual
  /** Pages behind the login have none. */
  description?: Bilingual
}

/** Title, description, canonical address and the card that links show in messengers. */
export function pageHead({ path, title, description }: PageHead) {
  const { language } = readPreferences()
  const url = siteUrl() + path
  const words = description?.[language]
  const meta = [
    { title: title[language] },
    ...(words ? [{ name: 'description', content: words }] : []),
    { property: 'og:title', content: title[language] },
    ...(words ? [{ property: 'og:description', content: words }] : []),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: language === 'ar' ? 'سُفرة' : 'Sufra' },
    { property: 'og:locale', content: language === 'ar' ? 'ar_AE' : 'en_AE' },
    { property: 'og:url', content: url },
  ]
  return { meta, links: [{ rel: 'canonical', href: url }] }
}
