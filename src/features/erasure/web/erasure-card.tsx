import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { logout } from '#features/auth/session-contract.ts'
import { OwnCard } from '#features/auth/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { getErasure } from '../contract.ts'
import { messages } from '../messages.ts'
import { BlockerList } from './blocker-list.tsx'

const ErasureDialog = lazyPart(async () => (await import('./erasure-dialog.tsx')).ErasureDialog)

const erasureQuery = queryOptions({
  queryKey: ['erasure'],
  queryFn: ({ signal }) => call(getErasure, {}, { signal }),
})

/** What keeps the account from being deleted, or the way to delete it. */
export function ErasureCard() {
  const words = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(erasureQuery)
  return (
    <OwnCard title={words.title} lead={words.lead}>
      {data ? (
        data.blockers.length > 0 ? (
          <BlockerList blockers={data.blockers} />
        ) : data.isLoginFresh ? (
          <Deletion onRefused={() => void refetch()} />
        ) : (
          <LogInAgain />
        )
      ) : error ? (
        <ErrorState
          title={words.failed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {words.failedText}
        </ErrorState>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-12 w-44" />
        </SkeletonGroup>
      )}
    </OwnCard>
  )
}

function Deletion({ onRefused }: { onRefused: () => void }) {
  const words = useTexts(messages)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="bad" className="w-fit" onClick={() => setIsOpen(true)}>
        {words.open}
      </Button>
      {isOpen && (
        <Suspense>
          <ErasureDialog onClose={() => setIsOpen(false)} onRefused={onRefused} />
        </Suspense>
      )}
    </>
  )
}

/** Loads the page again, so that nothing of the ended session is left in it. */
function LogInAgain() {
  const words = useTexts(messages)
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(logout),
    onSuccess: () => window.location.assign('/login?redirect=/dashboard/settings'),
    onError: () => toast({ title: words.failed, text: words.failedText, variant: 'destructive' }),
  })
  return (
    <div className="grid gap-4">
      <p>{words.notFresh}</p>
      <Button variant="line" className="w-fit" isPending={isPending} onClick={() => mutate()}>
        {words.logInAgain}
      </Button>
    </div>
  )
}
