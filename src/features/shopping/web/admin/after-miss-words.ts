import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { adminTexts } from './admin-texts.ts'
import type { PackedOrder } from './queries.ts'

/** What a missed order waits for, or how it was made good. */
export function useAfterMissWords() {
  const { madeGood, choosesUntil } = useTexts(adminTexts)
  const language = useLanguage()
  return (order: Pick<PackedOrder, 'choice' | 'madeGood'>): string | undefined =>
    order.choice
      ? choosesUntil(momentIn(language, order.choice.until, 'short'))
      : order.madeGood
        ? madeGood[order.madeGood]
        : undefined
}
