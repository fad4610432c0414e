import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { RecordFacts, RecordSection } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { reviewQuery, type KitchenReview } from '../queries.ts'
import { ReviewMenu } from './review-menu.tsx'
import { reviewTexts } from './review-texts.ts'

const OpenDialog = lazyPart(async () => (await import('./open-dialog.tsx')).OpenDialog)
const SendBackDialog = lazyPart(async () => (await import('./send-back-dialog.tsx')).SendBackDialog)

/** What an admin sees before a kitchen goes on sale, and the two answers. */
export function ReviewSection({ id, hasOwner }: { id: number; hasOwner: boolean }) {
  const words = useTexts(reviewTexts)
  const { data, error, isFetching, refetch } = useQuery(reviewQuery(useLanguage(), id))
  if (!data) {
    if (!error) return null
    return (
      <RetryNotice isRetrying={isFetching} onRetry={() => void refetch()}>
        {words.failed}
      </RetryNotice>
    )
  }
  return (
    <RecordSection title={words.title}>
      <Stage review={data} hasOwner={hasOwner} />
      <div className="grid items-start gap-x-8 gap-y-5 lg:grid-cols-2">
        <Terms review={data} />
        <ReviewMenu menu={data.menu} />
      </div>
    </RecordSection>
  )
}

function Stage({ review, hasOwner }: { review: KitchenReview; hasOwner: boolean }) {
  const words = useTexts(reviewTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState<'open' | 'send-back'>()
  const close = () => setAsked(undefined)
  const moment = (at: string) => {
    const instant = new Date(at)
    return `${formatDay(dayOf(instant), language, 'short')} ${formatClock(instant)}`
  }
  const { askedAt, sentBack } = review
  if (askedAt === null) {
    return (
      <Notice tone={sentBack ? 'warn' : 'info'}>
        {sentBack ? (
          <>
            {words.sentBack(moment(sentBack.at))}: <bdi>{sentBack.reason}</bdi>
          </>
        ) : hasOwner ? (
          words.inSetup
        ) : (
          words.noOwner
        )}
      </Notice>
    )
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="num font-strong">{words.since(moment(askedAt))}</p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="line" onClick={() => setAsked('send-back')}>
          {words.sendBack}
        </Button>
        <Button onClick={() => setAsked('open')}>{words.open}</Button>
      </div>
      <Suspense>
        {asked === 'open' && <OpenDialog review={review} onClose={close} />}
        {asked === 'send-back' && <SendBackDialog id={review.id} onClose={close} />}
      </Suspense>
    </div>
  )
}

function Terms({ review }: { review: KitchenReview }) {
  const words = useTexts(reviewTexts)
  const language = useLanguage()
  const { reach, application } = review
  const seen = application?.documents.filter(({ seenAt }) => seenAt !== null).length ?? 0
  return (
    <div className="grid gap-4">
      <RecordFacts
        facts={[
          [words.price, <Price key="price" dirhams={review.monthlyPrice} />],
          [words.fee, <Price key="fee" dirhams={review.deliveryFee} />],
          [words.hours, <bdi key="hours">{`${review.openingTime}–${review.closingTime}`}</bdi>],
          [words.cutoff, words.cutoffOf(review.cutoffTime, review.cutoffDays)],
          [words.minutes, words.minutesOf(review.deliveryMinutesMin, review.deliveryMinutesMax)],
          [words.capacity, review.capacityPerDay],
          [words.address, <bdi key="address">{review.addressLine}</bdi>],
          [words.distance, words.distanceOf(review.deliveryRadiusKm)],
          [
            words.papers,
            application ? (
              <a
                key="papers"
                href={`/admin/chefs/${application.id}`}
                className="text-link inline-flex min-h-11 items-center"
              >
                {words.papersSeen(seen, application.documents.length)}
              </a>
            ) : (
              words.noPapers
            ),
          ],
        ]}
      />
      <div className="grid gap-1">
        <h3 className="num text-lg">
          {reach.length === 0 ? words.noReach : words.reach(reach.length)}
        </h3>
        <p className="text-muted">{reach.join(language === 'ar' ? '، ' : ', ')}</p>
      </div>
    </div>
  )
}
