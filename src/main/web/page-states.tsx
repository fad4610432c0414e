import { Suspense } from 'react'
import { SiteFrame } from '#features/site/web/public.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'

const NotFound = lazyPart(async () => (await import('./not-found.tsx')).NotFoundContent)

export const NotFoundPage = () => (
  <SiteFrame currentPath="">
    <Suspense fallback={<PagePending />}>
      <NotFound />
    </Suspense>
  </SiteFrame>
)

export const PagePending = () => <div className="min-h-dvh" aria-busy="true" />
