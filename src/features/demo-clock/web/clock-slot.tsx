import { Suspense } from 'react'
import { lazyPart } from '#ui/lazy/lazy-part.ts'

const LoadedPanel = lazyPart(async () => (await import('./clock-panel.tsx')).ClockPanel)

/**
 * The panel loads by itself, so that the first scripts of the inbox stay small. Its place is kept:
 * what lies below doesn't move when it comes.
 */
export const ClockSlot = () => (
  <Suspense fallback={<div className="h-62 w-full md:h-43" />}>
    <LoadedPanel />
  </Suspense>
)
