import { Suspense } from 'react'
import { useIsNear } from '#ui/lazy/use-is-near.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'

const DraftsSection = lazyPart(async () => (await import('./drafts-section.tsx')).DraftsSection)

/**
 * Loaded when someone comes near it; most houses have no model, and then it stays empty. The wrapper
 * stays, so that nothing moves under a finger while it loads.
 */
export function RecipeDrafts() {
  const { ref, isNear } = useIsNear()
  return (
    <div ref={ref}>
      {isNear && (
        <Suspense>
          <DraftsSection />
        </Suspense>
      )}
    </div>
  )
}
