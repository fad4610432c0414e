import { useTexts } from '../../texts.ts'
import { recordTexts } from '../../records/texts.ts'
import type { BulkText } from './bulk-action.ts'

const REASON_MIN = 3
const REASON_MAX = 500

/** Why it is done, once for all of them. */
export function useReason(): BulkText {
  const { reason, reasonHint } = useTexts(recordTexts)
  return { label: reason, hint: reasonHint, min: REASON_MIN, max: REASON_MAX }
}
