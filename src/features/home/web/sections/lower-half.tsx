import { Suspense } from 'react'
import { lazyOnTouch } from '#ui/lazy/lazy-on-touch.ts'

interface LowerHalfProps {
  fromPrice: number | undefined
  isSignedIn: boolean
}

const LowerSections = lazyOnTouch<LowerHalfProps>(
  async () => (await import('./lower-sections.tsx')).LowerSections,
)

/** Everything below the first view. */
export const LowerHalf = (props: LowerHalfProps) => (
  <Suspense fallback={<div className="min-h-dvh" aria-busy="true" />}>
    <LowerSections {...props} />
  </Suspense>
)
