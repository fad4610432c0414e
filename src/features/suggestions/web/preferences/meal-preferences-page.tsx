import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { CallError } from '#shared/wire/call.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { useLastAnswer } from '../use-last-answer.ts'
import { KitchenSection } from './wishes/kitchen-section.tsx'
import { LearnedSection } from './learned-section.tsx'
import { NeverAgainSection } from './never-again-section.tsx'
import { mealPreferencesQuery } from './queries.ts'
import { SafetySection } from './wishes/safety-section.tsx'
import { TargetsSection } from './wishes/targets-section.tsx'
import { TasteSection } from './wishes/taste-section.tsx'
import { preferenceTexts } from './texts.ts'
import { useLeaveGuard } from './use-leave-guard.tsx'

const PantrySection = lazyPart(
  async () => (await import('./pantry/pantry-section.tsx')).PantrySection,
)

/** Everything that suggestions keep to, in parts that are saved one by one. */
export function MealPreferencesPage() {
  const { page } = useTexts(preferenceTexts)
  const query = useQuery(mealPreferencesQuery(useLanguage()))
  const stored = useLastAnswer(query)
  const { onDirty, question } = useLeaveGuard()
  return (
    <div className="grid max-w-[48rem] gap-6">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-1">
          <h1 className="text-4xl">{page.title}</h1>
          <p className="text-muted">{page.lead}</p>
        </div>
        <LinkButton href="/dashboard/ai-meal-suggestions" variant="line" size="sm">
          {page.toSuggestions}
        </LinkButton>
      </div>
      {stored ? (
        <>
          <SafetySection stored={stored} onDirty={onDirty} />
          <TasteSection stored={stored} onDirty={onDirty} />
          <KitchenSection stored={stored} onDirty={onDirty} />
          <TargetsSection stored={stored} onDirty={onDirty} />
          <Suspense fallback={<Skeleton className="h-80 rounded-card" />}>
            <PantrySection stored={stored} onDirty={onDirty} />
          </Suspense>
          <NeverAgainSection dishes={stored.neverAgain} />
          <LearnedSection />
        </>
      ) : query.error ? (
        <ErrorState
          title={page.failed}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
          reference={query.error instanceof CallError ? query.error.requestId : undefined}
        >
          {page.failedText}
        </ErrorState>
      ) : (
        <SkeletonGroup label={page.loading}>
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </SkeletonGroup>
      )}
      {question}
    </div>
  )
}
