import { useQuery } from '@tanstack/react-query'
import { formatDay } from '#shared/dates.ts'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { StarRating } from '#ui/fields/star-rating.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Disclosure } from '#ui/layout/disclosure.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { rateDelivery } from '../contract.ts'
import { COMMENT_MAX } from '../rules.ts'
import { rateableQuery, RATINGS_KEY, type RateableDelivery } from './queries.ts'
import { ratingTexts } from './texts.ts'

const COMMA = { en: ', ', ar: '، ' }

/** The newest delivered day without a rating, and the own ratings that can still be changed. */
export function RateMeals() {
  const texts = useTexts(ratingTexts)
  const { data, error, isFetching, refetch } = useQuery(rateableQuery(useLanguage()))
  if (error && !data) {
    return (
      <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
        {texts.failed}
      </RetryNotice>
    )
  }
  if (!data || data.length === 0) return null
  const next = data.find(({ rating }) => rating === null)
  const rated = data.filter(({ rating }) => rating !== null)
  return (
    <Card className="grid gap-4 p-5 md:p-6">
      <h2 className="text-xl">{next ? texts.title : texts.own}</h2>
      {next && <RatingForm key={next.deliveryId} delivery={next} />}
      {rated.map((delivery) => (
        <RatedDay key={delivery.deliveryId} delivery={delivery} />
      ))}
    </Card>
  )
}

function RatedDay({ delivery }: { delivery: RateableDelivery }) {
  const texts = useTexts(ratingTexts)
  const language = useLanguage()
  const stars = delivery.rating?.stars ?? 0
  return (
    <Disclosure title={`${formatDay(delivery.day, language)} · ${texts.starsOf(stars)}`}>
      <RatingForm delivery={delivery} />
    </Disclosure>
  )
}

function RatingForm({ delivery }: { delivery: RateableDelivery }) {
  const texts = useTexts(ratingTexts)
  const language = useLanguage()
  const { deliveryId, day, restaurant, dishes, until, rating } = delivery
  const stored = { stars: rating?.stars ?? null, comment: rating?.comment ?? '' }
  const { values, change, clear } = useDraft('rating', stored, { recordId: deliveryId })
  const { stars, comment } = values
  const { mutate, isPending } = useAction(
    (input: { stars: number; comment: string }) => call(rateDelivery, { id: deliveryId, ...input }),
    { done: texts.saved, refreshes: [RATINGS_KEY], onDone: () => clear(values) },
  )
  const isSame = rating?.stars === stars && rating?.comment === comment.trim()
  return (
    <form
      className="grid gap-4 text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        if (stars !== null) mutate({ stars, comment })
      }}
    >
      <div>
        <p className="font-strong">
          <bdi>{texts.from(formatDay(day, language), restaurant.name)}</bdi>
        </p>
        {dishes.length > 0 && <p className="text-muted">{dishes.join(COMMA[language])}</p>}
      </div>
      <StarRating
        label={texts.stars}
        value={stars}
        onChange={(next) => change({ stars: next })}
        say={texts.starsOf}
      />
      {stars !== null && (
        <>
          <TextArea
            label={texts.comment}
            hint={texts.commentHint}
            value={comment}
            onChange={(typed) => change({ comment: typed })}
            maxLength={COMMENT_MAX}
            isRequired={false}
          />
          <Button
            type="submit"
            className="w-fit"
            variant={rating ? 'line' : 'primary'}
            isPending={isPending}
            isDisabled={isSame}
          >
            {rating ? texts.change : texts.save}
          </Button>
        </>
      )}
      <p className="text-note text-muted">{texts.until(formatDay(until, language))}</p>
    </form>
  )
}
