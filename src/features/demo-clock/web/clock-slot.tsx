import { Suspense } from 'react'
import { lazyPart } from '#ui/waking/lazy-part.ts'

const LoadedPanel = lazyPart(async () => (await import('./clock-panel.tsx')).ClockPanel)

/** The panel loads by itself, so that the first scripts of the inbox stay small. */
export const ClockSlot = () => (
  <Suspense>
    <LoadedPanel />
  </Suspense>
)
