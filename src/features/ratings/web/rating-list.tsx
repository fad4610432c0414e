import { useState, type ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Star } from '#ui/layout/star.tsx'
import { RecordSection } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import type { KitchenRating } from './queries.ts'
import { staffTexts } from './staff-texts.ts'

const FIRST = 5
const COMMA = { en: ', ', ar: '، ' }

interface RatingListProps<R extends KitchenRating> {
  average: number
  count: number
  ratings: readonly R[]
  /** What is below a rating. */
  renderMore?: (rating: R) => ReactNode
}

/** The average, and each rating with its day, dishes and words. */
export function RatingList<R extends KitchenRating>(props: RatingListProps<R>) {
  const { average, count, ratings, renderMore } = props
  const texts = useTexts(staffTexts)
  const language = useLanguage()
  const [isWhole, setIsWhole] = useState(false)
  return (
    <RecordSection title={texts.title}>
      <p className="num font-strong">
        {count === 0 ? texts.isNew : texts.summary(average.toFixed(1), count)}
      </p>
      {ratings.length === 0 && <p className="text-muted">{texts.empty}</p>}
      <ul className="grid gap-4">
        {(isWhole ? ratings : ratings.slice(0, FIRST)).map((rating) => (
          <li key={rating.id} className="grid gap-1 border-t-line border-hairline pt-3">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="num inline-flex items-baseline gap-1.5 font-strong">
                <Star className="text-accent-text" />
                <span aria-hidden="true">{rating.stars}</span>
                <span className="sr-only">{texts.starsOf(rating.stars)}</span>
              </span>
              <bdi className="text-muted">{formatDay(rating.day, language)}</bdi>
            </p>
            {rating.dishes.length > 0 && (
              <p className="text-note text-muted">{rating.dishes.join(COMMA[language])}</p>
            )}
            {rating.comment !== '' && (
              <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
                {rating.comment}
              </p>
            )}
            {renderMore?.(rating)}
          </li>
        ))}
      </ul>
      {!isWhole && ratings.length > FIRST && (
        <Button variant="line" onClick={() => setIsWhole(true)}>
          {ratings.length < count ? texts.newest(ratings.length) : texts.all(ratings.length)}
        </Button>
      )}
    </RecordSection>
  )
}
