import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { plansQuery } from '#features/plans/web/public.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { PlanSkeleton, type Plan } from './plan-card.tsx'

const SKELETONS = 3
const GRID = 'grid gap-3.5 lg:grid-cols-[1fr_1.16fr_1fr] lg:gap-6'

/** Plans of today as cards; `children` answers null for a plan that does not belong here. */
export function PlanGrid({ children }: { children: (plan: Plan) => ReactNode }) {
  const { plans: texts } = useTexts(messages)
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
          {Array.from({ length: SKELETONS }, (_, index) => (
            <PlanSkeleton key={index} />
          ))}
        </span>
      </SkeletonGroup>
    )
  }
  return <div className={GRID}>{data.map(children)}</div>
}
