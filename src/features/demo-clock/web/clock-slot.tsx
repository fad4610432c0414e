import { lazy, Suspense } from 'react'

const LoadedPanel = lazy(async () => ({ default: (await import('./clock-panel.tsx')).ClockPanel }))

/**
 * The panel loads by itself, so that the first scripts of the inbox stay small. Its place is kept:
 * what lies below doesn't move when it comes.
 */
export const ClockSlot = () => (
  <Suspense fallback={<div className="h-62 w-full md:h-43" />}>
    <LoadedPanel />
  </Suspense>
)
