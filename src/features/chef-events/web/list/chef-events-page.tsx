import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { dayOf, formatDay } from '#shared/dates.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { ALLERGEN_NAMES, CUISINE_NAMES, DIET_NAMES } from '#shared/food/food.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useLiveEvents } from '#ui/live.ts'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { chefEventsQuery, type ChefEvent } from '../queries.ts'
import { STATUS_TONES } from '../status-tone.ts'
import { CardActions } from './card-actions.tsx'

/** The caller's requests for a private chef. */
export function ChefEventsPage() {
  const { list } = useTexts(messages)
  const { data } = useQuery(chefEventsQuery)
  const queryClient = useQueryClient()
  const readAgain = () => void queryClient.invalidateQueries(chefEventsQuery)
  useLiveEvents('/api/events', { 'chef-event-changed': readAgain }, readAgain)
  return (
    <div className="grid grid-cols-1 gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">{list.title}</h1>
          <p className="text-muted">{list.lead}</p>
        </div>
        {data && data.length > 0 && <LinkButton href="/chef-hiring">{list.request}</LinkButton>}
      </header>
      <EventList />
    </div>
  )
}

function EventList() {
  const { list } = useTexts(messages)
  const { data, error, isFetching, refetch } = useQuery(chefEventsQuery)
  if (error && !data) {
    return (
      <ErrorState
        title={list.failed}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        reference={error instanceof CallError ? error.requestId : undefined}
      >
        {list.failedLead}
      </ErrorState>
    )
  }
  if (!data) return <ListSkeleton />
  if (data.length === 0) {
    return (
      <EmptyState
        title={list.empty}
        action={<LinkButton href="/chef-hiring">{list.request}</LinkButton>}
      >
        {list.emptyLead}
      </EmptyState>
    )
  }
  return (
    <ul className="grid gap-3.5">
      {data.map((event) => (
        <li key={event.id}>
          <EventCard event={event} />
        </li>
      ))}
    </ul>
  )
}

function EventCard({ event }: { event: ChefEvent }) {
  const { list, eventTypes, statuses } = useTexts(messages)
  const language = useLanguage()
  const cuisines = event.cuisinePreferences.map((cuisine) => CUISINE_NAMES[cuisine][language])
  return (
    <Card className="grid gap-4 p-5 md:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-xl">{eventTypes[event.eventType]}</h2>
        <Chip tone={STATUS_TONES[event.status]}>{statuses[event.status]}</Chip>
        {event.isUrgent && event.status === 'pending' && <Chip tone="bad">{list.urgent}</Chip>}
        <span className="text-note text-muted md:ms-auto">
          {list.askedOn(formatDay(dayOf(new Date(event.createdAt)), language, 'long'))}
        </span>
      </div>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-[1.2fr_0.7fr_1.2fr_1.6fr]">
        <Fact label={list.date}>
          {formatDay(event.eventDate, language)}
          {list.separator}
          <bdi dir="ltr">{event.eventTime}</bdi>
        </Fact>
        <Fact label={list.guests}>{list.guestCount(event.guestCount)}</Fact>
        <Fact label={list.cuisines}>{cuisines.join(list.separator)}</Fact>
        <Fact label={list.location}>
          <bdi>{event.eventLocation}</bdi>
          {event.city && `${list.separator}${EMIRATE_NAMES[event.city][language]}`}
        </Fact>
      </dl>
      <Needs event={event} />
      {event.specialRequirements && (
        <dl className="border-t-line border-hairline pt-4">
          <Fact label={list.special}>
            <span
              dir="auto"
              className="block text-start whitespace-pre-line [unicode-bidi:plaintext]"
            >
              {event.specialRequirements}
            </span>
          </Fact>
        </dl>
      )}
      <CardActions event={event} />
    </Card>
  )
}

function Needs({ event }: { event: ChefEvent }) {
  const { list, form } = useTexts(messages)
  const language = useLanguage()
  const needs = [
    ...event.allergens.map((allergen) => form.withoutAllergen(ALLERGEN_NAMES[allergen][language])),
    ...event.diets.map((diet) => DIET_NAMES[diet][language]),
  ]
  if (needs.length === 0) return null
  return (
    <dl className="border-t-line border-hairline pt-4">
      <Fact label={list.household}>{needs.join(list.separator)}</Fact>
    </dl>
  )
}

function Fact(props: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{props.label}</dt>
      <dd className="num font-medium break-words">{props.children}</dd>
    </div>
  )
}

const SKELETONS = 3

function ListSkeleton() {
  const { list } = useTexts(messages)
  return (
    <SkeletonGroup label={list.loading}>
      {Array.from({ length: SKELETONS }, (_, card) => (
        <span
          key={card}
          className="grid min-h-36 gap-4 rounded-card border-line border-hairline bg-card p-6"
        >
          <Skeleton className="h-7 w-56" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-2/3" />
        </span>
      ))}
    </SkeletonGroup>
  )
}
