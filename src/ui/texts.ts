import { textsIn, type Catalogue } from '#shared/language.ts'
import { useLanguage } from './language.tsx'

/** A feature's texts in the page's language. */
export const useTexts = <T>(catalogue: Catalogue<T>): T => textsIn(catalogue, useLanguage())
