import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { orderTexts } from '../order-texts.ts'
import { mealOrderPath, orderPath } from '../paths.ts'
import { mealOrdersQuery } from '../queries.ts'

/** Leads on to the newest order for a meal; without one it says so and offers to place it. */
export function MealTracker({ mealId }: { mealId: number }) {
  const { meal, track } = useTexts(orderTexts)
  const navigate = useNavigate()
  const { data, error, isFetching, refetch } = useQuery(mealOrdersQuery(useLanguage(), mealId))
  const newest = data?.orders[0]?.id
  const follow = useEffectEvent((id: number) => navigate({ href: orderPath(id), replace: true }))
  useEffect(() => {
    if (newest !== undefined) void follow(newest)
  }, [newest])
  if (error) {
    return (
      <ErrorState title={meal.failed} isRetrying={isFetching} onRetry={() => void refetch()}>
        {errorText(error, track.failedText)}
      </ErrorState>
    )
  }
  if (!data || newest !== undefined) return <Notice isLive>{meal.looking}</Notice>
  return (
    <Notice isLive title={meal.none}>
      {meal.noneText}
      <LinkButton
        href={mealOrderPath(mealId)}
        size="sm"
        variant="line"
        className="mt-2.5 flex! w-fit"
      >
        {meal.order}
      </LinkButton>
    </Notice>
  )
}
