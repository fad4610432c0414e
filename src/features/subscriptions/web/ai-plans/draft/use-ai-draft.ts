import { useMemo, useSyncExternalStore } from 'react'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { EMPTY_AI_DRAFT, tidyDraft, type AiDraft } from './ai-draft.ts'
import { forgetPickedAiPlan, readPickedAiPlan } from './picked-plan.ts'

const never = () => () => undefined

/** What is chosen so far. A plan that was picked on the way here opens its dialog. */
export function useAiDraft() {
  const stored = useDraft('ai-order', EMPTY_AI_DRAFT)
  const pickedId = useSyncExternalStore(never, readPickedAiPlan, () => 0)
  const draft = useMemo((): AiDraft => {
    const tidy = tidyDraft(stored.values)
    return pickedId > 0 ? { ...tidy, planId: pickedId, step: 'preferences' } : tidy
  }, [stored.values, pickedId])
  return {
    draft,
    change: (patch: Partial<AiDraft>) => {
      const { planId, step } = draft
      forgetPickedAiPlan()
      stored.change({ planId, step, ...patch })
    },
    clear: () => {
      forgetPickedAiPlan()
      stored.clear()
    },
  }
}
