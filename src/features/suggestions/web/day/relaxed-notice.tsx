import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import type { SuggestionDay } from '../queries.ts'
import { texts } from '../texts.ts'

/** Wishes that were let go; never an allergy or a diet. */
export function RelaxedNotice({ relaxed }: Pick<SuggestionDay, 'relaxed'>) {
  const { strip } = useTexts(texts)
  if (relaxed.length === 0) return null
  return (
    <Notice tone="warn" title={strip.relaxed}>
      {relaxed.map(({ text }) => text).join(' ')}
    </Notice>
  )
}
