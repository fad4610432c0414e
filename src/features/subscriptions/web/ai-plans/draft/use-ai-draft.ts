import { useMemo, useSyncExternalStore } from 'react'
import {
  keepDraft,
  NOTHING_KEPT,
  readKept,
  tidyDraft,
  watchKept,
  type AiDraft,
} from './ai-draft.ts'

const change = (patch: Partial<AiDraft>): void => keepDraft({ ...tidyDraft(readKept()), ...patch })

/** What is chosen so far, kept over login and reload. */
export function useAiDraft() {
  const kept = useSyncExternalStore(watchKept, readKept, () => NOTHING_KEPT)
  const draft = useMemo(() => tidyDraft(kept), [kept])
  return { draft, change }
}
