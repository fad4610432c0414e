import { TrendingDown, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#shared/dates.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { countOf } from '../moments.ts'
import type { Overview } from '../queries.ts'
import { overviewTexts } from './overview-texts.ts'

/** Four figures that tell how the business does. */
export function Figures({ overview }: { overview: Overview }) {
  const words = useTexts(overviewTexts)
  const language = useLanguage()
  const { payments, drops: stops, chefEvents } = overview
  const month = formatDay(overview.today, language, 'month').replace(/\s\d{4}.*$/, '')
  return (
    <dl className="num grid grid-cols-2 gap-3 md:gap-4 xl:grid-cols-4">
      <Figure
        label={words.active}
        value={countOf(overview.subscriptions.active)}
        note={<Trend {...overview.subscriptions} />}
      />
      <Figure
        label={words.charged(month)}
        value={<Price dirhams={Math.round(payments.charged)} />}
        note={
          payments.failed === 0 ? (
            words.noneFailed
          ) : (
            <>
              {words.failedCharges(payments.failed)}
              {language === 'ar' ? '، ' : ', '}
              <Price dirhams={payments.failedAmount} />
            </>
          )
        }
      />
      <Figure
        label={words.onTime}
        value={stops.due === 0 ? '–' : `${percentOf(stops)}%`}
        note={
          stops.due === 0
            ? words.onTimeNone
            : words.onTimeNote(countOf(stops.onTime), countOf(stops.due))
        }
      />
      <Figure
        label={words.events}
        value={countOf(chefEvents.booked)}
        note={words.eventsWaiting(chefEvents.waiting)}
      />
    </dl>
  )
}

/** Rounded down: 100% is said only where every drop was on time. */
const percentOf = ({ onTime, due }: Overview['drops']): number =>
  Math.floor((onTime / due) * 1000) / 10

function Figure(props: { label: string; value: ReactNode; note: ReactNode }) {
  return (
    <Card className="px-4 py-3.5 md:px-5 md:py-4.5">
      <dt className="text-note text-muted">{props.label}</dt>
      <dd className="mt-0.5">
        <span className="display block text-2xl font-bold md:text-3xl">{props.value}</span>
        <span className="mt-1 block text-note text-muted">{props.note}</span>
      </dd>
    </Card>
  )
}

function Trend({ active, before }: Overview['subscriptions']) {
  const words = useTexts(overviewTexts)
  if (active === before) return words.same
  const isMore = active > before
  const Icon = isMore ? TrendingUp : TrendingDown
  return (
    <span className={isMore ? 'font-strong text-ok' : 'font-strong text-warn'}>
      <Icon className="flip me-1.5 inline" />
      {isMore ? words.more(active - before) : words.fewer(before - active)}
    </span>
  )
}
