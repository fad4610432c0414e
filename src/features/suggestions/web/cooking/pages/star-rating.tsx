import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import { Star } from '#ui/layout/star.tsx'
import { mirrorArrows } from '#ui/choices/mirrored-arrows.ts'
import { useTexts } from '#ui/texts.ts'
import { RATING_MAX } from '#features/suggestions/rules.ts'
import { cookingTexts } from '../texts.ts'

const RATINGS = Array.from({ length: RATING_MAX }, (_, position) => position + 1)

interface StarRatingProps {
  /** Null: none given. */
  value: number | null
  onChange: (rating: number) => void
}

/** One to five stars, as radio buttons. */
export function StarRating({ value, onChange }: StarRatingProps) {
  const { finish } = useTexts(cookingTexts)
  const group = useId()
  return (
    <fieldset>
      <legend className="font-strong">{finish.rating}</legend>
      <div className="-ms-2 mt-1.5 flex">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="relative grid size-14 place-items-center rounded-full outline-offset-2 outline-focus hover:bg-sunk has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={group}
              value={rating}
              checked={value === rating}
              aria-label={finish.stars(rating)}
              onChange={() => onChange(rating)}
              onKeyDown={mirrorArrows}
              className="sr-only"
            />
            <Star
              className={cx(
                'size-8!',
                value !== null && rating <= value ? 'text-stage-now' : 'text-control',
              )}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
