import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'

/** A full ring and full bars: a rich main dish, so that cards compare at a glance. */
const FULL = { kcal: 900, protein: 63, carbs: 100, fat: 50 } as const

const RADIUS = 37
const ROUND = 2 * Math.PI * RADIUS

const shareOf = (amount: number, full: number): number => Math.min(1, amount / full)

type Nutrients = Pick<Suggestion, 'calories' | 'protein' | 'carbs' | 'fat'>

/** Energy as a ring, nutrients as bars; the figures stand next to them. */
export function Nutrition({ calories, protein, carbs, fat }: Nutrients) {
  const { card } = useTexts(texts)
  return (
    <div className="num mt-4 grid grid-cols-[5.25rem_1fr] items-center gap-5">
      <div className="relative grid size-21 place-items-center">
        <svg viewBox="0 0 84 84" aria-hidden="true" className="absolute inset-0 -rotate-90">
          <circle cx="42" cy="42" r={RADIUS} className="fill-none stroke-sunk stroke-8" />
          <circle
            cx="42"
            cy="42"
            r={RADIUS}
            strokeLinecap="round"
            strokeDasharray={`${ROUND * shareOf(calories, FULL.kcal)} ${ROUND}`}
            className="fill-none stroke-stage-now stroke-8"
          />
        </svg>
        <p className="relative text-center leading-none">
          <span className="display block text-xl leading-none">{calories}</span>{' '}
          <span className="text-xs text-muted">{card.kcal}</span>
        </p>
      </div>
      <dl className="grid gap-1.5">
        <Macro name={card.protein} grams={protein} full={FULL.protein} fill="bg-ok" />
        <Macro name={card.carbs} grams={carbs} full={FULL.carbs} fill="bg-info" />
        <Macro name={card.fat} grams={fat} full={FULL.fat} fill="bg-accent-text" />
      </dl>
    </div>
  )
}

function Macro(props: { name: string; grams: number; full: number; fill: string }) {
  const { card } = useTexts(texts)
  return (
    <div className="relative flex items-center justify-between text-sm">
      <dt className="text-muted">{props.name}</dt>
      <dd className="font-strong">{card.grams(props.grams)}</dd>
      <span
        aria-hidden="true"
        className="absolute start-16 end-13 h-2 overflow-hidden rounded-full bg-sunk sm:start-18 sm:end-15 rtl:start-23"
      >
        <span
          className={cx('block h-full rounded-full forced-color-adjust-none', props.fill)}
          style={{ inlineSize: `${shareOf(props.grams, props.full) * 100}%` }}
        />
      </span>
    </div>
  )
}
