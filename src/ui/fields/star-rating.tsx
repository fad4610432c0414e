import { useId } from 'react'
import { cx } from '../cx.ts'
import { Star } from '../layout/star.tsx'

const STARS_MAX = 5

interface StarRatingProps {
  label: string
  /** Null where none are given. */
  value: number | null
  onChange: (stars: number) => void
  /** So many stars in words. */
  say: (stars: number) => string
}

const STARS = Array.from({ length: STARS_MAX }, (_, index) => index + 1)

/** One to five stars; what is chosen is in words, too. */
export function StarRating({ label, value, onChange, say }: StarRatingProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="font-strong">{label}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-x-3">
        <div className="-ms-2 flex">
          {STARS.map((stars) => (
            <label
              key={stars}
              className="relative grid size-11 place-items-center rounded-field outline-focus hover:bg-sunk has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <Star
                className={cx(
                  'text-[1.75rem]',
                  stars <= (value ?? 0) ? 'text-accent-text' : 'text-control opacity-45',
                )}
              />
              <span className="sr-only">{say(stars)}</span>
            </label>
          ))}
        </div>
        {value !== null && (
          <span aria-hidden="true" className="num text-note text-muted">
            {say(value)}
          </span>
        )}
      </div>
    </fieldset>
  )
}
