import { useQuery } from '@tanstack/react-query'
import type { Day } from '#shared/dates.ts'
import { EMIRATE_NAMES } from '#shared/place/emirates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ticketCode } from '../../rules.ts'
import { routeQuery, type Route } from '../queries.ts'
import { texts } from '../texts.ts'
import { PaperState } from './paper-state.tsx'

type Window = Route['windows'][number]
type Stop = Window['areas'][number]['stops'][number]

/** Where everything goes, in the order of the tickets. */
export function RouteTab({ day }: { day: Day }) {
  const { sheet: words, count } = useTexts(texts)
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useQuery(routeQuery(day, language))
  if (!data) {
    return (
      <PaperState
        hasFailed={error !== null}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-8">
      {data.windows.map((window) => (
        <section key={window.mealTime} className="grid gap-4">
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <h2 className="text-2xl">{OCCASION_NAMES[window.mealTime][language]}</h2>
            <p className="text-muted num">
              {words.between(window.from, window.to)} · {count.stops(window.stops)}
            </p>
          </div>
          <div className="grid grid-cols-1 gap-4 md:grid-cols-2 print:grid-cols-2 print:gap-2">
            {window.areas.map((area) => (
              <AreaStops key={`${area.city}/${area.area}`} area={area} />
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function AreaStops({ area }: { area: Window['areas'][number] }) {
  const { count } = useTexts(texts)
  const language = useLanguage()
  return (
    <section className="keep-whole grid grid-cols-1 content-start rounded-card border-line border-hairline bg-card print:rounded-none">
      <div className="flex flex-wrap items-baseline justify-between gap-2 rounded-t-card bg-subtle px-4 py-2.5 print:rounded-none print:py-1">
        <h3 className="text-lg">
          <bdi dir="auto">{area.area}</bdi>
        </h3>
        <p className="text-note text-muted">
          {EMIRATE_NAMES[area.city][language]} · {count.stops(area.stops.length)}
        </p>
      </div>
      <ol>
        {area.stops.map((stop) => (
          <RouteStop key={stop.ticketId} stop={stop} />
        ))}
      </ol>
    </section>
  )
}

function RouteStop({ stop }: { stop: Stop }) {
  const { route, count } = useTexts(texts)
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-hairline px-4 py-3 not-first:border-t-line print:py-1.5">
      <bdi dir="ltr" className="display num text-xl print:text-lg">
        {ticketCode(stop.ticketNumber)}
      </bdi>
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <bdi dir="auto" className="font-strong">
            {stop.customerName}
          </bdi>
          <span className="num text-note">{count.portions(stop.portions)}</span>
        </p>
        <p>{stop.door}</p>
        {stop.way && <p className="text-note text-muted">{stop.way}</p>}
        {stop.notes && (
          <p className="text-note">
            <span className="font-strong">{route.notes}: </span>
            <bdi dir="auto">{stop.notes}</bdi>
          </p>
        )}
        {stop.status !== 'due' && (
          <Chip
            className="mt-1 print:hidden"
            tone={stop.status === 'delivered' ? 'ok' : stop.status === 'failed' ? 'bad' : 'info'}
          >
            {route.statuses[stop.status]}
          </Chip>
        )}
      </div>
    </li>
  )
}
