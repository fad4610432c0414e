import { lazy, Suspense } from 'react'
import { useIsNear } from '#ui/waking/use-is-near.ts'

const DraftsSection = lazy(async () => ({
  default: (await import('./drafts-section.tsx')).DraftsSection,
}))

/** Asked for when somebody comes near it; most houses have no model, and then it is nothing. */
export function RecipeDrafts() {
  const { ref, isNear } = useIsNear()
  if (!isNear) return <div ref={ref} />
  return (
    <Suspense>
      <DraftsSection />
    </Suspense>
  )
}
