import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { keepOnlySession, markSession, sessionQuery } from '#features/auth/web/public.ts'
import { dayOf, formatDay } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { call, CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { acceptInvite, type getOwnInvite } from '../contract.ts'
import { ownInviteQuery } from './queries.ts'
import { inviteTexts } from './texts.ts'

/** Anyone who was asked to run a kitchen says yes here. */
export function OwnInvitePage() {
  const { own: words } = useTexts(inviteTexts)
  const { data, error, isFetching, refetch } = useQuery(ownInviteQuery(useLanguage()))
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-4xl">{words.title}</h1>
      {data ? (
        data.invite ? (
          <Invite invite={data.invite} />
        ) : (
          <EmptyState
            title={words.none}
            action={<LinkButton href="/dashboard">{words.home}</LinkButton>}
          >
            {words.noneText}
          </EmptyState>
        )
      ) : error ? (
        <ErrorState
          title={words.failed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {words.failedText}
        </ErrorState>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-48 w-full" />
        </SkeletonGroup>
      )}
    </div>
  )
}

type Invited = NonNullable<Output<typeof getOwnInvite>['invite']>

function Invite({ invite: { kitchen, area, endsAt, wasOpened } }: { invite: Invited }) {
  const { own: words } = useTexts(inviteTexts)
  const language = useLanguage()
  const { mutate, isPending, error } = useAccept()
  return (
    <Card className="grid gap-4 p-5 md:p-6">
      <p>{words.lead}</p>
      <div>
        <h2 className="text-2xl">
          <bdi>{kitchen}</bdi>
        </h2>
        <p className="num text-muted">
          {area} · {words.ends(formatDay(dayOf(new Date(endsAt)), language, 'short'))}
        </p>
      </div>
      <p className="max-w-[62ch] text-muted">{wasOpened ? words.nextOpened : words.next}</p>
      {error && (
        <Notice tone="bad" isLive>
          {errorText(error, words.failedText)}
        </Notice>
      )}
      <Button size="lg" className="w-fit" isPending={isPending} onClick={() => mutate()}>
        {words.accept}
      </Button>
    </Card>
  )
}

/** The new role ends the session: the kitchen begins after another login. */
function useAccept() {
  const { own: words } = useTexts(inviteTexts)
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    networkMode: 'always',
    mutationFn: () => call(acceptInvite, {}),
    onSuccess: async () => {
      queryClient.setQueryData(sessionQuery.queryKey, null)
      markSession(false)
      toast({ title: words.accepted, text: words.acceptedText, variant: 'success' })
      await router.navigate({ to: '/login', search: { redirect: '/kitchen/setup' } })
      keepOnlySession(queryClient, null)
    },
  })
}
