import { lazy, Suspense } from 'react'
import { useIsNear } from '#ui/waking/use-is-near.ts'

const DraftsSection = lazy(async () => ({
  default: (await import('./drafts-section.tsx')).DraftsSection,
}))

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
