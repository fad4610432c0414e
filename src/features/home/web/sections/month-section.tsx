import { cx } from '#ui/cx.ts'
import { StarNumber } from '#ui/layout/star.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'

type DayState = 'delivered' | 'next' | 'planned' | 'skipped'

/** Five weeks of an example from a Monday, the 23rd: a letter a day, dots are days without meals. */
const WEEKS = ['..ddd..', 'sdnpp..', 'ppppp..', 'ppppp..', 'pp']
const FIRST_DAY = 23
const DAYS_OF_FIRST_MONTH = 30
const STATES: Record<string, DayState> = {
  d: 'delivered',
  n: 'next',
  p: 'planned',
  s: 'skipped',
}

const LOOKS: Record<DayState, string> = {
  delivered: 'bg-ok-tint text-ok',
  next: 'bg-picked text-on-picked',
  planned: 'bg-sunk',
  skipped: 'text-muted line-through inset-ring-2 inset-ring-hairline',
}

/** Three steps and the picture of a month that adds up. */
export function MonthSection() {
  const { month } = useTexts(messages)
  return (
    <section aria-labelledby="month-title" className="py-13 md:py-22">
      <div className="page grid items-center gap-8 lg:grid-cols-[1fr_31.25rem] lg:gap-18">
        <div>
          <h2 id="month-title" className="text-5xl">
            {month.title}
          </h2>
          <ol className="mt-8 grid gap-7">
            {Object.values(month.steps).map(({ title, text }, position) => (
              <li key={title} className="grid grid-cols-[2.75rem_1fr] gap-4">
                <StarNumber>{position + 1}</StarNumber>
                <div>
                  <h3 className="text-xl">{title}</h3>
                  <p className="text-muted">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </div>
        <ExampleMonth />
      </div>
    </section>
  )
}

function ExampleMonth() {
  const { month } = useTexts(messages)
  return (
    <div className="rounded-card border-line border-hairline bg-card px-4 py-5 md:px-7.5 md:py-7">
      <table className="w-full table-fixed border-separate border-spacing-[5px] md:border-spacing-2">
        <caption className="px-1 pb-3.5 text-start">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="display text-xl">{month.example}</span>
            <span className="num text-muted">{month.span}</span>
          </span>
        </caption>
        <thead>
          <tr>
            {month.weekdays.split(' ').map((name) => (
              <th key={name} scope="col" className="text-sm font-normal text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WEEKS.map((week, weekNumber) => (
            <tr key={weekNumber}>
              {week.split('').map((letter, weekday) => (
                <DayCell key={weekday} offset={weekNumber * 7 + weekday} state={STATES[letter]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden="true" className="mt-4 flex flex-wrap gap-x-4.5 gap-y-2 px-1 text-sm">
        {Object.values(STATES).map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span className={cx('size-3.5 rounded-[5px]', LOOKS[state])} />
            {month.states[state]}
          </li>
        ))}
      </ul>
    </div>
  )
}

function DayCell({ offset, state }: { offset: number; state: DayState | undefined }) {
  const { month } = useTexts(messages)
  const day = FIRST_DAY + offset
  return (
    <td className="p-0">
      <span
        className={cx(
          'display num grid aspect-square place-items-center rounded-[11px] text-md leading-none md:rounded-btn',
          state ? LOOKS[state] : 'text-muted',
        )}
      >
        {day > DAYS_OF_FIRST_MONTH ? day - DAYS_OF_FIRST_MONTH : day}
      </span>
      {state && <span className="sr-only">{month.states[state]}</span>}
    </td>
  )
}
