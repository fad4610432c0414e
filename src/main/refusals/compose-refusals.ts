import { textsIn, type Catalogue, type Language, type Text } from '#shared/language.ts'
import type { SayRefusal } from '#server/http/errors.ts'

interface WithRefusals {
  refusals: Record<string, Text>
}

/** Every refusal's sentence in both languages, found by its code. Two features may not share a code. */
export function composeRefusals(catalogues: readonly Catalogue<WithRefusals>[]): SayRefusal {
  const byLanguage = {
    en: collect(catalogues, 'en'),
    ar: collect(catalogues, 'ar'),
  }
  return (code, language, parameters) => {
    const text = byLanguage[language].get(code)
    if (text === undefined) return byLanguage[language].get('invalid_input') as string
    return typeof text === 'string' ? text : text(parameters as never)
  }
}

function collect(
  catalogues: readonly Catalogue<WithRefusals>[],
  language: Language,
): Map<string, Text> {
  const texts = new Map<string, Text>()
  for (const catalogue of catalogues) {
    for (const [code, text] of Object.entries(textsIn(catalogue, language).refusals)) {
      if (texts.has(code)) throw new Error(`Two features name a refusal ${code}`)
      texts.set(code, text)
    }
  }
  return texts
}
