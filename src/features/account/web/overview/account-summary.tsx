import { useQuery } from '@tanstack/react-query'
import { ChevronRight, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressesQuery } from '#features/addresses/web/public.ts'
import type { SessionUser } from '#features/auth/web/public.ts'
import { formatDay, type Day } from '#shared/dates.ts'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { overviewTexts } from '../../overview-texts.ts'
import { daysAsCustomer, recommendationsFor, type Recommendation } from '../../rules.ts'
import { STEP_LINKS } from './step-links.ts'
import { SectionError } from '../settings/section-error.tsx'
import { useOwnSubscriptions } from './use-own-subscriptions.ts'

interface AccountSummaryProps {
  user: SessionUser
  today: Day
  /** The first steps stand above already. */
  isWelcomed: boolean
}

/** Who the customer is to us, in true figures, and what their account still lacks. */
export function AccountSummary({ user, today, isWelcomed }: AccountSummaryProps) {
  const overview = useTexts(overviewTexts)
  const { failed } = useTexts(messages)
  const language = useLanguage()
  const addresses = useQuery(addressesQuery(language))
  const subscriptions = useOwnSubscriptions()
  const error = addresses.error ?? subscriptions.error
  const retry = () => {
    if (addresses.error) void addresses.refetch()
    if (subscriptions.error) void subscriptions.refetch()
  }
  return (
    <Card className="grid gap-4 p-5 md:p-6">
      <h2 className="text-xl">{overview.summary}</h2>
      {addresses.data && subscriptions.data ? (
        <>
          <dl className="num grid gap-2.5">
            <Line label={overview.customerSince}>
              {formatDay(user.customerSince, language, 'long')}
              <Aside>
                {user.customerSince === today
                  ? overview.today
                  : overview.days(daysAsCustomer(user.customerSince, today))}
              </Aside>
            </Line>
            <Line label={overview.activePlans}>
              {subscriptions.data.active.length}
              {subscriptions.data.unpaid.length > 0 && (
                <Aside>{overview.unpaidPlans(subscriptions.data.unpaid.length)}</Aside>
              )}
              {subscriptions.data.soon.length > 0 && (
                <Aside>{overview.soonPlans(subscriptions.data.soon.length)}</Aside>
              )}
            </Line>
            <Line label={overview.savedAddresses}>{addresses.data.length}</Line>
            <Line label={overview.email}>
              {user.email ? (
                <bdi dir="ltr" className="break-all">
                  {user.email}
                </bdi>
              ) : (
                <span className="font-normal text-muted">{overview.notGiven}</span>
              )}
            </Line>
          </dl>
          {!isWelcomed && (
            <Recommendations
              lacking={recommendationsFor({
                name: user.name,
                email: user.email,
                addresses: addresses.data.length,
                subscriptions: subscriptions.data.running.length,
              })}
            />
          )}
        </>
      ) : error ? (
        <SectionError
          title={failed.summary}
          error={error}
          isRetrying={addresses.isFetching || subscriptions.isFetching}
          onRetry={retry}
        />
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-6" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-6 w-3/5" />
        </SkeletonGroup>
      )}
    </Card>
  )
}

function Line(props: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{props.label}</dt>
      <dd className="text-end font-medium">{props.children}</dd>
    </div>
  )
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="block text-note font-normal text-muted">{children}</span>
}

function Recommendations({ lacking }: { lacking: Recommendation[] }) {
  const overview = useTexts(overviewTexts)
  const { steps } = useTexts(messages)
  if (lacking.length === 0) {
    return (
      <p className="flex items-start gap-2.5 border-t-line border-hairline pt-4 text-note">
        <CircleCheck className="mt-0.5 text-ok" />
        {overview.allDone}
      </p>
    )
  }
  return (
    <section className="border-t-line border-hairline pt-4">
      <h3 className="mb-1 text-md">{overview.recommendations}</h3>
      <ul className="grid gap-1">
        {lacking.map((step) => (
          <li key={step}>
            <a
              href={STEP_LINKS[step]}
              className="-mx-3 flex min-h-13 items-center gap-3 rounded-btn px-3 py-1.5 no-underline hover:bg-sunk"
            >
              <span className="flex-1">
                <span className="block font-strong">{steps[step].title}</span>
                <span className="block text-note text-muted">{steps[step].text}</span>
              </span>
              <ChevronRight className="flip text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
