import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { hideRating, showRating } from '../contract.ts'
import { RATINGS_KEY, restaurantRatingsQuery, type ModeratedRating } from './queries.ts'
import { RatingList } from './rating-list.tsx'
import { staffTexts } from './staff-texts.ts'

/** The ratings of a restaurant for admins, who can hide one and show it again. */
export function RestaurantRatings({ id }: { id: number }) {
  const texts = useTexts(staffTexts)
  const [asked, setAsked] = useState<ModeratedRating>()
  const { data, error, isFetching, refetch } = useQuery(restaurantRatingsQuery(useLanguage(), id))
  if (!data) {
    return error ? (
      <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
        {texts.failed}
      </RetryNotice>
    ) : null
  }
  return (
    <>
      <RatingList
        {...data}
        renderMore={(rating) => (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <a
              href={`/admin/users?person=${rating.customerNumber}`}
              className="text-link inline-flex min-h-11 items-center"
            >
              <bdi>{rating.customer}</bdi>
            </a>
            {rating.hiddenReason !== null && (
              <span className="text-note text-bad-text">{texts.hidden(rating.hiddenReason)}</span>
            )}
            <Button size="sm" variant="line" onClick={() => setAsked(rating)}>
              {rating.hiddenReason === null ? texts.hide : texts.show}
            </Button>
          </div>
        )}
      />
      {asked && <ModerateDialog rating={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface ModerateDialogProps {
  rating: ModeratedRating
  onClose: () => void
}

function ModerateDialog({ rating: { id, hiddenReason }, onClose }: ModerateDialogProps) {
  const texts = useTexts(staffTexts)
  const isShown = hiddenReason === null
  const { mutate, isPending } = useAction(
    (reason: string) => call(isShown ? hideRating : showRating, { id, reason }),
    { done: isShown ? texts.hideDone : texts.showDone, refreshes: [RATINGS_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={isShown ? texts.hideTitle : texts.showTitle}
      lead={isShown ? texts.hideLead : texts.showLead}
      confirmLabel={isShown ? texts.hide : texts.show}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    />
  )
}
