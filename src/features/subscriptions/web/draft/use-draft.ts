import { useMemo, useState, useSyncExternalStore } from 'react'
import { dayOf, type Day } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { keepDraft, NOTHING_KEPT, readKept, tidyDraft, type Draft } from './draft.ts'

export interface DraftState {
  draft: Draft
  today: Day
  change: (change: Partial<Draft>) => void
}

const never = () => () => undefined

/** What is chosen so far, kept over login and reload. A plan named by the address wins. */
export function useDraft(planId: number | undefined): DraftState {
  const [today] = useState(() => dayOf(productNow()))
  const kept = useSyncExternalStore(never, readKept, () => NOTHING_KEPT)
  const [changes, setChanges] = useState<Partial<Draft>>({})
  const draft = useMemo(
    () => ({
      ...tidyDraft(JSON.parse(kept), today),
      ...(planId !== undefined && { planId }),
      ...changes,
    }),
    [kept, today, planId, changes],
  )
  const change = (patch: Partial<Draft>) => {
    const earlier = tidyDraft(JSON.parse(readKept()), today)
    keepDraft({ ...draft, ...(earlier.planId > 0 && earlier), planId: draft.planId, ...patch })
    setChanges((before) => ({ ...before, ...patch }))
  }
  return { draft, today, change }
}
