import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Store, ChefHat } from 'lucide-react'
import { keepOnlySession, markSession, sessionQuery } from '#features/auth/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { APPLICATION_TYPES, type ApplicationStatus, type ApplicationType } from '../../rules.ts'
import { APPLICATIONS_KEY, applicationsQuery } from '../status-queries.ts'
import { ApplicationPanel } from './application-panel.tsx'
import { cardTexts } from '../card/card-texts.ts'
import { statusTexts } from './texts.ts'

/** Everything about the own applications, as it happens. */
export function ApplicationsPage() {
  const words = useTexts(statusTexts)
  const { types } = useTexts(messages)
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(applicationsQuery(language))
  const readAgain = () => void queryClient.invalidateQueries({ queryKey: APPLICATIONS_KEY })
  const welcome = useWelcome()
  useLiveEvents(
    '/api/events',
    { 'application-changed': (news) => (isApproval(news) ? void welcome() : readAgain()) },
    readAgain,
  )
  const profiles = data
    ? [data.individualProfile, data.businessProfile].filter((one) => one !== null)
    : []
  const [only, ...others] = profiles
  const lacking = APPLICATION_TYPES.filter((type) => profiles.every((one) => one.type !== type))
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="grid gap-1">
        <h1 className="text-4xl">{others.length > 0 ? words.titles : words.title}</h1>
        {only && others.length === 0 && (
          <p className="num text-muted">
            {words.sentOn(types[only.type], formatDay(only.applicationDate, language))}
          </p>
        )}
      </div>
      {profiles.map((profile) => (
        <ApplicationPanel key={profile.id} profile={profile} hasTitle={others.length > 0} />
      ))}
      {only && lacking.map((type) => <Also key={type} type={type} />)}
      {data && !only && (
        <EmptyState
          title={words.none}
          action={<LinkButton href="/join-as-chef">{words.begin}</LinkButton>}
        >
          {words.noneText}
        </EmptyState>
      )}
      {!data && error && (
        <ErrorState
          title={words.failed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {words.failedText}
        </ErrorState>
      )}
      {!data && !error && (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-48 rounded-cloth!" />
          <Skeleton className="h-80 rounded-card!" />
        </SkeletonGroup>
      )}
    </div>
  )
}

/** The other kind of profile, for those who have one. */
function Also({ type }: { type: ApplicationType }) {
  const { also } = useTexts(statusTexts)
  const { apply } = useTexts(cardTexts)
  const Icon = type === 'business' ? Store : ChefHat
  return (
    <Card className="grid items-center gap-4 p-5 sm:grid-cols-[auto_1fr_auto]">
      <span className="grid size-14 place-items-center rounded-tile bg-pill text-on-pill">
        <Icon />
      </span>
      <div>
        <h2 className="text-lg">{also[type].title}</h2>
        <p className="text-muted">{also[type].text}</p>
      </div>
      <LinkButton href={`/join-as-chef/${type}`} variant="line">
        {apply[type]}
      </LinkButton>
    </Card>
  )
}

const isApproval = (news: unknown): boolean =>
  (news as { status?: ApplicationStatus }).status === 'approved'

/** An approval ends the session: the new one has the rights of the new role. */
function useWelcome() {
  const queryClient = useQueryClient()
  const router = useRouter()
  return async () => {
    queryClient.setQueryData(sessionQuery.queryKey, null)
    markSession(false)
    await router.navigate({ to: '/login', search: { approved: true } })
    keepOnlySession(queryClient, null)
  }
}
