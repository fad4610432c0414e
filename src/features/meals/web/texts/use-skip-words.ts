import { useTexts } from '#ui/texts.ts'
import type { SelectionDay } from '../queries.ts'
import { pageTexts } from './page-texts.ts'

/** Why a skipped day does not come, in words. */
export function useSkipWords(): (day: SelectionDay) => string {
  const { days } = useTexts(pageTexts)
  return ({ skipCause }) => (skipCause ? days.skipCauses[skipCause] : days.statuses.skipped)
}
