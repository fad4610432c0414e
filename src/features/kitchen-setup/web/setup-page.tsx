import { useQuery } from '@tanstack/react-query'
import { Suspense, type ReactNode } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { kitchenSetupQuery } from './queries.ts'
import { setupTexts } from './texts.ts'

const SetupForm = lazyPart(async () => (await import('./setup-form.tsx')).SetupForm)

/** What customers read of the own kitchen, what it needs before they see it, and then `children`. */
export function SetupPage({ children }: { children: ReactNode }) {
  const texts = useTexts(setupTexts)
  const { data, error, isFetching, refetch } = useQuery(kitchenSetupQuery)
  useLiveEvents(
    '/api/kitchen/events',
    { 'kitchen-changed': () => void refetch() },
    () => void refetch(),
  )
  const skeletons = (
    <SkeletonGroup label={texts.loading}>
      <Skeleton className="h-72 w-full" />
      <Skeleton className="h-120 w-full" />
    </SkeletonGroup>
  )
  return (
    <div className="page grid w-full grid-cols-1 content-start gap-6 py-6 lg:pb-16">
      <header className="grid gap-1">
        <h1 className="text-4xl">{texts.title}</h1>
        <p className="text-muted">{data?.isOpen ? texts.leadOpen : texts.lead}</p>
      </header>
      {data ? (
        <>
          {data.isOpen && <Notice tone="ok">{texts.isOpen}</Notice>}
          {data.wasOpened && !data.isOpen && <Notice tone="bad">{texts.isClosed}</Notice>}
          {data.reviewAskedAt !== null && (
            <Notice tone="info" title={texts.review.asked}>
              {texts.review.askedText}
            </Notice>
          )}
          {data.sentBack && (
            <Notice tone="warn">
              {texts.review.sentBack} <bdi>{data.sentBack.reason}</bdi>
            </Notice>
          )}
          <Suspense fallback={skeletons}>
            <SetupForm setup={data} />
          </Suspense>
          {data.wasOpened && children}
        </>
      ) : error ? (
        <ErrorState
          title={texts.failed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {texts.failedLead}
        </ErrorState>
      ) : (
        skeletons
      )}
    </div>
  )
}
