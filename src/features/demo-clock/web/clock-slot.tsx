import { lazy, Suspense } from 'react'

const LoadedPanel = lazy(async () => ({ default: (await import('./clock-panel.tsx')).ClockPanel }))

/** The panel loads by itself, so that the first scripts of the inbox stay small. */
export const ClockSlot = () => (
  <Suspense>
    <LoadedPanel />
  </Suspense>
)
