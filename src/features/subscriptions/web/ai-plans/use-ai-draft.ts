import { useMemo, useSyncExternalStore } from 'react'
import {
  keepDraft,
  NOTHING_KEPT,
  readKept,
  tidyDraft,
  watchKept,
  type AiDraft,
} from './ai-draft.ts'

/** What is chosen so far, kept over login and reload. */
export function useAiDraft() {
  const kept = useSyncExternalStore(watchKept, readKept, () => NOTHING_KEPT)
  const draft = useMemo(() => tidyDraft(kept), [kept])
  const change = (patch: Partial<AiDraft>) => keepDraft({ ...tidyDraft(readKept()), ...patch })
  return { draft, change }
}
