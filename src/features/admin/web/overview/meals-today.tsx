import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { cx } from '#ui/cx.ts'
import { Plate } from '#ui/food/plate.tsx'
import { useTexts } from '#ui/texts.ts'
import { MEAL_STATES, type MealState } from '../../rules.ts'
import { countOf } from '../moments.ts'
import type { Overview } from '../queries.ts'
import { overviewTexts } from './overview-texts.ts'

const TONES: Record<MealState, string> = {
  delivered: 'bg-ok',
  on_the_way: 'bg-info',
  cooking: 'bg-chart-1',
  later: 'bg-on-hero/25',
  late: 'bg-warn',
  failed: 'bg-bad',
}

/** How far the meals of this day are. */
export function MealsToday({ meals }: { meals: Overview['meals'] }) {
  const words = useTexts(overviewTexts)
  const states = MEAL_STATES.filter(
    (state) => (state !== 'late' && state !== 'failed') || meals.states[state] > 0,
  )
  return (
    <section
      aria-labelledby="meals-today"
      className="relative overflow-hidden rounded-cloth bg-hero p-6 text-on-hero md:min-h-59 md:px-8 md:py-7"
    >
      <Plate
        slug="machboos"
        version={PLATES_VERSION}
        size={316}
        alt=""
        className="pointer-events-none absolute end-8.5 top-5.5 hidden xl:block"
      />
      <h2 id="meals-today" className="text-xl">
        {words.mealsToday}
      </h2>
      <p className="num mt-1 flex flex-wrap items-baseline gap-x-2.5">
        <span className="display text-5xl font-bold">{countOf(meals.states.delivered)}</span>
        <span className="text-lg">{words.ofDelivered(countOf(meals.total))}</span>
      </p>
      {meals.total === 0 ? (
        <p className="mt-3">{words.noMeals}</p>
      ) : (
        <div className="xl:max-w-160">
          <div
            aria-hidden="true"
            className="my-3.5 flex h-5.5 gap-0.75 overflow-hidden rounded-[8px]"
          >
            {states
              .filter((state) => meals.states[state] > 0)
              .map((state) => (
                <span
                  key={state}
                  className={cx('forced-color-adjust-none', TONES[state])}
                  style={{ flexGrow: meals.states[state] }}
                />
              ))}
          </div>
          <dl className="num flex flex-wrap gap-x-8.5 gap-y-2">
            {states.map((state) => (
              <div key={state}>
                <dt className="flex items-center gap-2 text-sm text-on-hero-muted">
                  <span
                    className={cx('size-2.75 rounded-[3px] forced-color-adjust-none', TONES[state])}
                  />
                  {words.states[state]}
                </dt>
                <dd className="display text-xl">{countOf(meals.states[state])}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  )
}
