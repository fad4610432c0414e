import { useId } from 'react'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { formatNumber } from '../format-number.ts'
import { SourcePatterns, fillOf } from './source-patterns.tsx'
import type { NutritionDay } from './queries.ts'
import { SOURCES, stretchesOf, type Nutrient } from './sources.ts'
import { nutritionTexts } from './texts.ts'

const RADIUS = 78
const ROUND = 2 * Math.PI * RADIUS
const MACROS = ['protein', 'carbs', 'fat'] as const

/**
 * Energy as a ring, nutrients as bars; a pattern and a word for each source. Nothing is drawn of what
 * has no target: a full ring would read as a target that is met.
 */
export function DayPicture({ day }: { day: NutritionDay }) {
  const patterns = useId().replaceAll(/[^\w-]/g, '')
  return (
    <div className="grid items-center gap-x-10 gap-y-6 md:grid-cols-[13rem_minmax(0,1fr)]">
      <SourcePatterns prefix={patterns} />
      <EnergyRing day={day} patterns={patterns} />
      <div className="grid gap-5">
        {MACROS.map((macro) => (
          <MacroBar key={macro} day={day} macro={macro} patterns={patterns} />
        ))}
      </div>
      {day.targets && <Legend day={day} patterns={patterns} />}
    </div>
  )
}

interface PartProps {
  day: NutritionDay
  patterns: string
}

/** The whole length is the target, or the day where that is more. */
const fullOf = ({ targets, planned }: NutritionDay, nutrient: Nutrient): number =>
  Math.max(targets?.[nutrient] ?? 0, planned[nutrient])

function EnergyRing({ day, patterns }: PartProps) {
  const { picture } = useTexts(nutritionTexts)
  const language = useLanguage()
  return (
    <div className={cx('relative mx-auto grid place-items-center', day.targets && 'size-52')}>
      {day.targets && <Ring day={day} patterns={patterns} target={day.targets.calories} />}
      <p className="num relative text-center leading-snug">
        <span className="display block text-4xl leading-none">
          {formatNumber(day.total.calories, language)}
        </span>
        <span className="text-sm text-muted">{picture.kcal}</span>
      </p>
    </div>
  )
}

function Ring({ day, patterns, target }: PartProps & { target: number }) {
  const full = fullOf(day, 'calories')
  return (
    <svg
      viewBox="0 0 200 200"
      aria-hidden="true"
      className="absolute inset-0 -rotate-90 rtl:-scale-x-100 rtl:rotate-90"
    >
      <circle cx="100" cy="100" r={RADIUS} className="fill-none stroke-sunk" strokeWidth="24" />
      {stretchesOf(day, 'calories', full).map(({ source, start, share }) => (
        <circle
          key={source}
          cx="100"
          cy="100"
          r={RADIUS}
          fill="none"
          stroke={fillOf(patterns, source)}
          strokeWidth="24"
          strokeDasharray={`${ROUND * share} ${ROUND}`}
          strokeDashoffset={-ROUND * start}
        />
      ))}
      {full > target && (
        <line
          x1={100 + RADIUS - 17}
          x2={100 + RADIUS + 17}
          y1="100"
          y2="100"
          transform={`rotate(${(360 * target) / full} 100 100)`}
          className="stroke-ink stroke-3"
        />
      )}
    </svg>
  )
}

function MacroBar({ day, macro, patterns }: PartProps & { macro: (typeof MACROS)[number] }) {
  const { picture } = useTexts(nutritionTexts)
  const language = useLanguage()
  const target = day.targets?.[macro] ?? null
  const full = fullOf(day, macro)
  const grams = formatNumber(day.total[macro], language)
  return (
    <div className="grid gap-1.5">
      <p className="num flex flex-wrap justify-between gap-x-3">
        <span className="text-muted">{picture[macro]}</span>
        <span className="font-strong">
          {target === null
            ? picture.grams(grams)
            : picture.gramsOf(grams, formatNumber(target, language))}
          {target !== null && day.total[macro] > target && `, ${picture.above}`}
        </span>
      </p>
      {target !== null && (
        <svg
          aria-hidden="true"
          className="h-5 w-full rounded-full bg-sunk rtl:-scale-x-100"
          preserveAspectRatio="none"
        >
          {stretchesOf(day, macro, full).map(({ source, start, share }) => (
            <rect
              key={source}
              x={`${start * 100}%`}
              width={`${share * 100}%`}
              height="100%"
              fill={fillOf(patterns, source)}
            />
          ))}
          {full > target && (
            <line
              x1={`${(target / full) * 100}%`}
              x2={`${(target / full) * 100}%`}
              y1="0"
              y2="100%"
              className="stroke-ink stroke-3"
            />
          )}
        </svg>
      )}
    </div>
  )
}

function Legend({ day, patterns }: PartProps) {
  const { picture, sources } = useTexts(nutritionTexts)
  const used = SOURCES.filter((source) => day.meals.some((meal) => meal.source === source))
  const { targets, planned } = day
  const isAnyAbove =
    targets !== null &&
    (['calories', ...MACROS] as const).some((one) => planned[one] > (targets[one] ?? Infinity))
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-2 text-note md:col-span-2">
      {used.map((source) => (
        <li key={source} className="flex items-center gap-2">
          <svg aria-hidden="true" width="28" height="16" className="flex-none rounded-[4px]">
            <rect width="28" height="16" fill={fillOf(patterns, source)} />
          </svg>
          {sources[source]}
        </li>
      ))}
      {isAnyAbove && (
        <li className="flex items-center gap-2">
          <svg aria-hidden="true" width="28" height="16" className="flex-none">
            <line x1="14" x2="14" y1="0" y2="16" className="stroke-ink stroke-3" />
          </svg>
          {picture.target}
        </li>
      )}
    </ul>
  )
}
