import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { formatPhone } from '#shared/phone.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Avatar } from '#ui/layout/avatar.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { PageHead } from '../page-head.tsx'
import { ProfileForm } from './profile-form.tsx'
import { profileQuery, type Profile } from '../queries.ts'

export function ProfilePage() {
  const { profile, failed } = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(profileQuery)
  return (
    <div className="grid max-w-[44rem] gap-6">
      <PageHead title={profile.title} lead={profile.lead} />
      {data ? (
        <ProfileCard profile={data} />
      ) : error ? (
        <ErrorState
          title={failed.profile}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {failed.text}
        </ErrorState>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-96 rounded-card" />
        </SkeletonGroup>
      )}
    </div>
  )
}

function ProfileCard(props: { profile: Profile }) {
  const { profile } = useTexts(messages)
  const [isEditing, setEditing] = useState(false)
  return (
    <Card className="grid gap-6 p-5 md:p-7">
      {isEditing ? (
        <ProfileForm profile={props.profile} onDone={() => setEditing(false)} />
      ) : (
        <>
          <ReadOnly profile={props.profile} />
          <Button className="w-fit" onClick={() => setEditing(true)}>
            <Pencil />
            {profile.edit}
          </Button>
        </>
      )}
    </Card>
  )
}

function ReadOnly(props: { profile: Profile }) {
  const { profile: texts } = useTexts(messages)
  const language = useLanguage()
  const { name, email, phone, profilePhoto, customerSince } = props.profile
  return (
    <>
      <div className="flex items-center gap-5">
        <Avatar name={name || 'U'} photo={profilePhoto} className="size-22! text-3xl!" />
        <div className="min-w-0">
          <h2 className="text-2xl">{name ? <bdi dir="auto">{name}</bdi> : texts.details}</h2>
          <p className="text-muted">
            {texts.customerSince} {formatDay(customerSince, language, 'long')}
          </p>
        </div>
      </div>
      <dl className="grid gap-x-8 gap-y-5 border-t-line border-hairline pt-6 md:grid-cols-2">
        <Line label={texts.name}>{name ? <bdi dir="auto">{name}</bdi> : <NotGiven />}</Line>
        <Line label={texts.phone}>
          <bdi dir="ltr" className="num">
            {formatPhone(phone)}
          </bdi>
        </Line>
        <Line label={texts.email}>
          {email ? (
            <bdi dir="ltr" className="break-all">
              {email}
            </bdi>
          ) : (
            <NotGiven />
          )}
        </Line>
      </dl>
    </>
  )
}

function Line(props: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-note text-muted">{props.label}</dt>
      <dd className="text-lg font-medium">{props.children}</dd>
    </div>
  )
}

function NotGiven() {
  const { profile } = useTexts(messages)
  return <span className="font-normal text-muted">{profile.notGiven}</span>
}
