import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useLastError } from '#ui/actions/use-last-error.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { useWords } from '#ui/words.ts'
import { CallError } from '#shared/wire/call.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'
import { useCreateList } from './use-create-list.ts'

/** Comes from a meal: its list is made, or found again, and opened. */
export function MealList({ mealId }: { mealId: number }) {
  const { page, actions } = useTexts(texts)
  const words = useWords()
  const { mutate, isPending, ...made } = useCreateList({ replaces: true })
  const error = useLastError(made.error, isPending)
  const make = useEffectEvent(() => mutate({ acceptedMealIds: [mealId] }))
  useEffect(() => make(), [])
  if (!error) return <Notice isLive>{page.making}</Notice>
  const needsPlan = error instanceof CallError && error.code === 'ai_plan_needed'
  return (
    <Notice tone="bad" isLive title={page.notMade}>
      {errorText(error, actions.failed)}
      <div className="mt-2.5">
        {needsPlan ? (
          <LinkButton href="/ai-meal-plans" size="sm" variant="line">
            {page.toPlans}
          </LinkButton>
        ) : (
          <Button
            size="sm"
            variant="line"
            isPending={isPending}
            onClick={() => mutate({ acceptedMealIds: [mealId] })}
          >
            {words.tryAgain}
          </Button>
        )}
      </div>
    </Notice>
  )
}
