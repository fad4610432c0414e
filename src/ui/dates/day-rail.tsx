import { Lock } from 'lucide-react'
import { useId } from 'react'
import { formatDay, type Day } from '#shared/dates.ts'
import { mirrorArrows } from '../choices/mirrored-arrows.ts'
import { cx } from '../cx.ts'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'
import { localeOf, useLanguage } from '../language.tsx'

export interface RailDay {
  day: Day
  /** Its state, in words: "2 of 2 meals picked", "Changes closed on Saturday at 18:00". */
  note: string
  /** One dot for each meal of the day, filled for the picked ones. */
  meals?: { picked: number; of: number }
  /** Past the cut-off: still to be looked at, no longer to be changed. */
  isLocked?: boolean
  /** Nothing is delivered; drawn as an outline. */
  isOff?: boolean
}

export interface DayRailProps extends FieldProps<Day> {
  days: RailDay[]
  className?: string
}

/** The days of a week side by side; one is open. On a phone the rail scrolls. */
export function DayRail({ ref, ...props }: DayRailProps) {
  const ids = useFieldIds(props)
  const group = useId()
  return (
    <FieldFrame field={props} ids={ids} as="group" className={props.className}>
      <div className="-mx-(--gutter) grid auto-cols-[minmax(3.875rem,1fr)] grid-flow-col gap-2 overflow-x-auto px-(--gutter) py-1.5 md:mx-0 md:auto-cols-fr md:overflow-visible md:px-0">
        {props.days.map((railDay) => {
          const isOpen = railDay.day === props.value
          return (
            <label key={railDay.day} className={dayClass(railDay)}>
              <input
                ref={isOpen ? ref : undefined}
                type="radio"
                name={props.name ?? group}
                value={railDay.day}
                checked={isOpen}
                disabled={props.isDisabled}
                onChange={() => props.onChange(railDay.day)}
                onBlur={props.onBlur}
                onKeyDown={mirrorArrows}
                className="sr-only"
              />
              <DayFace {...railDay} />
            </label>
          )
        })}
      </div>
    </FieldFrame>
  )
}

const dayClass = ({ isOff }: RailDay): string =>
  cx(
    'group relative grid min-h-21 content-center justify-items-center gap-px rounded-day px-1 py-2.5 text-center text-sm select-none md:min-h-23',
    'has-checked:bg-picked has-checked:text-on-picked has-checked:inset-ring-0',
    'outline-offset-2 outline-focus has-focus-visible:outline-3',
    isOff
      ? 'text-muted inset-ring-(length:--line) inset-ring-hairline'
      : 'bg-sunk hover:bg-hairline',
  )

function DayFace({ day, note, meals, isLocked }: RailDay) {
  const language = useLanguage()
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', timeZone: 'UTC' })
  return (
    <>
      <span className="sr-only">
        {formatDay(day, language)}. {note}
      </span>
      <span aria-hidden="true" className="contents">
        <span className="text-xs text-muted group-has-checked:text-on-picked">
          {weekday.format(new Date(`${day}T00:00:00Z`))}
        </span>
        <span className="display num text-[1.375rem]">{Number(day.slice(-2))}</span>
        <span className="flex h-4.5 items-center justify-center gap-1">
          {isLocked && <Lock className="size-4" />}
          {!isLocked &&
            Array.from({ length: meals?.of ?? 0 }, (_, meal) => (
              <span
                key={meal}
                className={cx(
                  'size-1.5 rounded-full bg-current forced-color-adjust-none',
                  meal >= (meals?.picked ?? 0) && 'opacity-30',
                )}
              />
            ))}
        </span>
      </span>
    </>
  )
}
