import { lazyOnTouch, OnTouch } from '#ui/waking/on-touch.tsx'

interface LowerHalfProps {
  fromPrice: number | undefined
  isSignedIn: boolean
}

const LowerSections = lazyOnTouch<LowerHalfProps>(
  async () => (await import('./lower-sections.tsx')).LowerSections,
)

/** Everything below the first view. */
export const LowerHalf = (props: LowerHalfProps) => (
  <OnTouch fallback={<div className="min-h-dvh" aria-busy="true" />}>
    <LowerSections {...props} />
  </OnTouch>
)
