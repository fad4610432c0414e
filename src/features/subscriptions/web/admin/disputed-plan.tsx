import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { adminTexts } from './admin-texts.ts'
import { anySubscriptionQuery } from './queries.ts'

const CancelFor = lazyPart(async () => (await import('./action-dialogs.tsx')).CancelFor)

/** A plan whose payment is disputed: until when its next delivery can be stopped, and the way to. */
export function DisputedPlan({ id }: { id: number }) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const [isAsked, setAsked] = useState(false)
  const { data, error } = useQuery(anySubscriptionQuery(language, id))
  if (error && !data) {
    return <p className="text-note text-bad">{errorText(error, words.lookFailed)}</p>
  }
  if (!data) return <Skeleton className="h-5 w-60" />
  if (!data.subscription.canCancel) {
    return <p className="text-note text-muted">{words.disputed.over}</p>
  }
  const open = data.days.filter(({ canSkip }) => canSkip)
  const next = open.map(({ locksAt }) => locksAt).toSorted()[0]
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-note text-muted">
        {next === undefined
          ? words.disputed.noCutoff
          : words.disputed.nextCutoff(momentIn(language, next), open.length)}
      </p>
      <Button
        size="sm"
        variant="line"
        aria-label={words.disputed.cancelOf(id)}
        onClick={() => setAsked(true)}
      >
        {words.disputed.cancel}
      </Button>
      {isAsked && (
        <Suspense>
          <CancelFor id={id} first={null} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </div>
  )
}
