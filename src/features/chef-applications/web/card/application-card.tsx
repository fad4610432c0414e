import { useQuery } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import {
  applicationsQuery,
  type ApplicantProfile,
  type ApplicationStatusOutput,
} from '../status-queries.ts'
import { cardTexts } from './card-texts.ts'
import { STATUS_TONES } from './tones.ts'

/** How far the own applications are, and the way to one that is lacking. */
export function ApplicationCard() {
  const words = useTexts(cardTexts)
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(applicationsQuery(language))
  return (
    <Card className="grid gap-4 p-5 md:p-6">
      {data ? (
        <Applications status={data} />
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
          <Skeleton className="h-7 w-1/2" />
          <Skeleton className="h-12" />
        </SkeletonGroup>
      )}
    </Card>
  )
}

function Applications({ status }: { status: ApplicationStatusOutput }) {
  const words = useTexts(cardTexts)
  const { individualProfile, businessProfile, drafts } = status
  const profiles = [individualProfile, businessProfile].filter((one) => one !== null)
  const lacking = (['individual', 'business'] as const).filter(
    (type) => !profiles.some((profile) => profile.type === type),
  )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-xl">{words.title}</h2>
        {profiles.length > 0 && (
          <a href="/dashboard/applications" className="text-link inline-flex min-h-11 items-center">
            {words.details}
          </a>
        )}
      </div>
      {profiles.length === 0 && <p className="text-muted">{words.lead}</p>}
      {profiles.length > 0 && (
        <ul>
          {profiles.map((profile) => (
            <Profile key={profile.type} profile={profile} />
          ))}
        </ul>
      )}
      {lacking.length > 0 && (
        <p className="flex flex-wrap gap-2.5">
          {lacking.map((type) => {
            const isBegun = drafts.some((draft) => draft.type === type)
            return (
              <LinkButton
                key={type}
                href={`/join-as-chef/${type}`}
                variant="line"
                size="sm"
                className="whitespace-normal"
              >
                {isBegun ? words.goOn[type] : words.apply[type]}
              </LinkButton>
            )
          })}
        </p>
      )}
    </>
  )
}

function Profile({ profile }: { profile: ApplicantProfile }) {
  const words = useTexts(cardTexts)
  const language = useLanguage()
  const { type, status, businessName } = profile
  const action = actionOf(profile)
  return (
    <li className="grid gap-3 border-t-line border-hairline py-3.5 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="font-strong">
            {businessName === null ? words.types[type] : <bdi>{businessName}</bdi>}
          </h3>
          <p className="num text-note text-muted">
            {businessName !== null && `${words.types[type]} · `}
            {words.applied(formatDay(profile.applicationDate, language, 'long'))}
          </p>
        </div>
        <Chip tone={STATUS_TONES[status]}>{words.statuses[status]}</Chip>
      </div>
      {action && (
        <LinkButton
          href={action.href}
          size="sm"
          className="w-fit"
          aria-label={words.named(words[action.name], words.types[type])}
        >
          {words[action.name]}
        </LinkButton>
      )}
    </li>
  )
}

/** What an application leads to; nothing while it lies with the team. */
function actionOf({ type, status }: ApplicantProfile) {
  if (status === 'approved') {
    return { name: 'view', href: type === 'business' ? '/kitchen' : '/chef-dashboard' } as const
  }
  if (status === 'rejected') return { name: 'again', href: `/join-as-chef/${type}` } as const
  if (status === 'needs_changes') {
    return { name: 'fix', href: '/dashboard/applications' } as const
  }
  return undefined
}
