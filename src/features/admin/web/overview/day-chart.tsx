import { useState } from 'react'
import { formatDay } from '#shared/dates.ts'
import { MEAL_TIMES, type MealTime } from '#shared/food/food.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { countOf } from '../moments.ts'
import type { Overview } from '../queries.ts'
import { overviewTexts } from './overview-texts.ts'

type ChartDay = Overview['days'][number]

const TONES: Record<MealTime, string> = {
  breakfast: 'bg-info',
  lunch: 'bg-chart-1',
  dinner: 'bg-chart-2',
}

const deliveredOf = ({ delivered }: ChartDay): number =>
  MEAL_TIMES.reduce((sum, time) => sum + delivered[time], 0)

const missingOf = ({ late, failed }: ChartDay): number => late + failed

/** Meals delivered a day as bars, and the same as a table. */
export function DayChart({ days }: { days: readonly ChartDay[] }) {
  const words = useTexts(overviewTexts)
  const [isTable, setIsTable] = useState(false)
  const times = MEAL_TIMES.filter(
    (time) => time !== 'breakfast' || days.some(({ delivered }) => delivered.breakfast > 0),
  )
  return (
    <Card className="grid grid-cols-1 content-start gap-4 p-5 md:px-6 md:py-5.5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{words.perDay}</h2>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          {!isTable &&
            times.map((time) => (
              <span key={time} className="flex items-center gap-2 text-sm">
                <span
                  className={cx('size-2.75 rounded-[3px] forced-color-adjust-none', TONES[time])}
                />
                {words.times[time]}
              </span>
            ))}
          <Button variant="soft" size="sm" onClick={() => setIsTable(!isTable)}>
            {isTable ? words.asChart : words.asTable}
          </Button>
        </div>
      </div>
      {isTable ? <DayTable days={days} times={times} /> : <Bars days={days} times={times} />}
    </Card>
  )
}

interface PartProps {
  days: readonly ChartDay[]
  times: readonly MealTime[]
}

/** A round figure above the highest bar, and its steps. */
function scaleOf(highest: number): { top: number; lines: number[] } {
  const rough = Math.max(highest, 4) / 3
  const size = 10 ** Math.floor(Math.log10(rough))
  const step = ([1, 2, 5, 10].find((factor) => factor * size >= rough) ?? 10) * size
  const whole = Math.max(1, Math.round(step))
  const top = Math.max(highest, whole) * 1.1
  const count = Math.floor(top / whole) + 1
  return { top, lines: Array.from({ length: count }, (_, index) => index * whole) }
}

function Bars({ days, times }: PartProps) {
  const words = useTexts(overviewTexts)
  const language = useLanguage()
  const highest = Math.max(...days.map((day) => deliveredOf(day) + missingOf(day) + day.toCome))
  const best = days.toSorted((a, b) => deliveredOf(b) - deliveredOf(a))[0]
  const { top, lines } = scaleOf(highest)
  const percent = (count: number) => `${(count / top) * 100}%`
  const first = days[0]
  const last = days.at(-1)
  if (!best || !first || !last) return null
  const label = `${words.chart(
    formatDay(first.day, language, 'long'),
    formatDay(last.day, language, 'long'),
  )} ${words.highest(deliveredOf(best), formatDay(best.day, language, 'noYear'))}`
  return (
    <>
      <p className="sr-only">{label}</p>
      <div aria-hidden="true" className="num">
        <div className="relative h-80 ps-11.5 md:h-93.5">
          {lines.map((line) => (
            <div
              key={line}
              style={{ bottom: percent(line) }}
              className="absolute inset-x-0 border-t border-hairline text-xs leading-none text-muted"
            >
              <span className="absolute start-0 -top-1.75 bg-card pe-1.5">{countOf(line)}</span>
            </div>
          ))}
          <div className="relative flex h-full items-end gap-1 md:gap-1.75">
            {days.map((day) => (
              <div
                key={day.day}
                className="relative flex h-full flex-1 flex-col justify-end gap-0.5"
              >
                {day === best && deliveredOf(day) > 0 && (
                  <span
                    style={{
                      bottom: `calc(${percent(deliveredOf(day) + missingOf(day) + day.toCome)} + 6px)`,
                    }}
                    className="absolute inset-x-0 z-10 mx-auto w-fit rounded-[10px] bg-picked px-2 py-0.5 text-sm font-strong text-on-picked"
                  >
                    {countOf(deliveredOf(day))}
                  </span>
                )}
                {day.toCome > 0 && (
                  <i
                    style={{ height: percent(day.toCome) }}
                    className="block rounded-[5px] inset-ring-2 inset-ring-control"
                  />
                )}
                {missingOf(day) > 0 && (
                  <i
                    style={{ height: percent(missingOf(day)) }}
                    className="block rounded-[5px] bg-bad forced-color-adjust-none"
                  />
                )}
                {times.toReversed().map((time) => (
                  <i
                    key={time}
                    style={{ height: percent(day.delivered[time]) }}
                    className={cx('block rounded-[5px] forced-color-adjust-none', TONES[time])}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
        <div className="mt-2 flex gap-1 ps-11.5 text-center text-xs text-muted md:gap-1.75">
          {days.map(({ day }) => (
            <b key={day} className="min-w-0 flex-1 font-strong text-ink max-sm:odd:invisible">
              <span className="block truncate font-normal text-muted max-md:hidden">
                {formatDay(day, language, language === 'ar' ? 'weekdayNarrow' : 'weekdayShort')}
              </span>
              {Number(day.slice(8))}
            </b>
          ))}
        </div>
      </div>
      {(last.toCome > 0 || days.some((day) => missingOf(day) > 0)) && (
        <p className="text-note text-muted">
          {last.toCome > 0 && words.outline}{' '}
          {days.some((day) => missingOf(day) > 0) && words.missing}
        </p>
      )}
    </>
  )
}

function DayTable({ days, times }: PartProps) {
  const words = useTexts(overviewTexts)
  const language = useLanguage()
  const heads = [
    words.day,
    ...times.map((time) => words.times[time]),
    words.total,
    words.states.late,
    words.states.failed,
    words.toCome,
  ]
  return (
    <div className="overflow-x-auto">
      <table className="num w-full text-note">
        <caption className="sr-only">{words.perDay}</caption>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th
                key={head}
                scope="col"
                className={cx('px-2 py-2 font-strong', index === 0 ? 'text-start' : 'text-end')}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map((day) => (
            <tr key={day.day} className="border-t-line border-hairline">
              <th scope="row" className="px-2 py-1.5 text-start font-normal whitespace-nowrap">
                {formatDay(day.day, language, 'short')}
              </th>
              {[
                ...times.map((time) => day.delivered[time]),
                deliveredOf(day),
                day.late,
                day.failed,
                day.toCome,
              ].map((count, index) => (
                <td key={heads[index + 1]} className="px-2 py-1.5 text-end">
                  {countOf(count)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
