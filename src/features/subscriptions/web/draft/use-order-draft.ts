import { useState, useSyncExternalStore } from 'react'
import { dayOf, type Day } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { emptyDraft, forgetPickedPlan, readPickedPlan, tidyDraft, type Draft } from './draft.ts'

export interface DraftState {
  draft: Draft
  today: Day
  change: (change: Partial<Draft>) => void
  /** The order was placed: nothing of it is stored any more, and the page shows it until it closes. */
  finish: () => void
}

const never = () => () => undefined

/** What is chosen so far. A plan named by the address wins over an older choice. */
export function useOrderDraft(namedId: number | undefined): DraftState {
  const [today] = useState(() => dayOf(productNow()))
  const stored = useDraft('order', emptyDraft(today), { place: 'device' })
  const pickedId = useSyncExternalStore(never, readPickedPlan, () => 0)
  const [chosenId, setChosenId] = useState<number>()
  const [placed, setPlaced] = useState<Draft>()
  const tidy = tidyDraft(stored.values, today)
  const planId = chosenId ?? namedId ?? (pickedId > 0 ? pickedId : tidy.planId)
  const draft = placed ?? { ...tidy, planId }
  return {
    draft,
    today,
    change: (patch) => {
      if (patch.planId !== undefined) setChosenId(patch.planId)
      stored.change({ planId, ...patch })
      forgetPickedPlan()
    },
    finish: () => {
      setPlaced(draft)
      stored.clear()
      forgetPickedPlan()
    },
  }
}
