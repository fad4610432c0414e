import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { plansQuery } from '#features/plans/web/public.ts'
import { CustomQuoteDialog } from '#features/quotes/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { Band } from '../hero/band.tsx'
import { CustomPlanCard, PlanCard, PlanSkeleton } from './plan-card.tsx'
import { TastePanel } from '../hero/taste-panel.tsx'

const SKELETONS = 3
const GRID = 'grid gap-3.5 lg:grid-cols-[1fr_1.16fr_1fr] lg:gap-6'

/** Prepared plans with their prices from the server, and what one likes to eat. */
export function PlansSection({ isSignedIn }: { isSignedIn: boolean }) {
  const { plans: texts } = useTexts(messages)
  return (
    <Band title={texts.title} lead={texts.lead} className="bg-subtle">
      <div className="mt-6 md:mt-8.5">
        <PlanCards isSignedIn={isSignedIn} />
      </div>
      <p className="mt-6">
        <LinkButton href="/meal-plans" variant="plain" className="px-0!">
          {texts.explore}
          <ArrowRight className="flip" />
        </LinkButton>
      </p>
      <TastePanel />
    </Band>
  )
}

function PlanCards({ isSignedIn }: { isSignedIn: boolean }) {
  const { plans: texts } = useTexts(messages)
  const [isAsking, setAsking] = useState(false)
  const { data, isError, isFetching, refetch } = useQuery(plansQuery(useLanguage()))
  if (isError && !data) {
    return (
      <ErrorState
        title={texts.failed}
        headingLevel={3}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {texts.failedLead}
      </ErrorState>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={texts.loading}>
        <span className={GRID}>
          {Array.from({ length: SKELETONS }, (_, card) => (
            <PlanSkeleton key={card} />
          ))}
        </span>
      </SkeletonGroup>
    )
  }
  return (
    <>
      <div className={GRID}>
        {data.map((plan) => {
          if (plan.kind === 'prepared') {
            return <PlanCard key={plan.id} plan={plan} isSignedIn={isSignedIn} />
          }
          if (plan.kind === 'custom') {
            return <CustomPlanCard key={plan.id} plan={plan} onAsk={() => setAsking(true)} />
          }
          return null
        })}
      </div>
      <CustomQuoteDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
