import { ChevronDown, Copy, ExternalLink, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatClock, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { Run, RunPlan, RunStop } from '../queries.ts'
import { runsTexts } from '../runs-texts.ts'
import { isFree } from './use-assign.ts'

export interface StopListProps {
  plan: RunPlan
  title: string
  stops: readonly RunStop[]
  driverId: number | null
  onMove: (stop: RunStop, driverId: number | null) => void
  children?: ReactNode
}

/** One driver's stretch, as it is planned, sent and printed. */
export function RunCard(props: {
  plan: RunPlan
  run: Run
  onMove: (stop: RunStop, driverId: number | null) => void
}) {
  const { plan, run, onMove } = props
  return (
    <StopList
      plan={plan}
      title={run.driver.name}
      stops={run.stops}
      driverId={run.driver.id}
      onMove={onMove}
    >
      <RunState run={run} />
      <RunLink plan={plan} run={run} />
    </StopList>
  )
}

function RunState({ run: { startedAt, finishedAt } }: { run: Run }) {
  const { run: words } = useTexts(runsTexts)
  return (
    <p className="num text-muted">
      {finishedAt !== null
        ? words.finished(formatClock(new Date(finishedAt)))
        : startedAt !== null
          ? words.started(formatClock(new Date(startedAt)))
          : words.notStarted}
    </p>
  )
}

function RunLink({ plan, run: { link, driver } }: { plan: RunPlan; run: Run }) {
  const { run: words } = useTexts(runsTexts)
  const language = useLanguage()
  const message = words.message(plan.kitchen.name, formatDay(plan.day, language, 'long'), link)
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toast({ title: words.copied, variant: 'success' })
  }
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <LinkButton
        size="sm"
        variant="line"
        href={`https://wa.me/${driver.phone.slice(1)}?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noreferrer"
      >
        <MessageCircle />
        {words.send}
      </LinkButton>
      <Button size="sm" variant="plain" onClick={() => void copy()}>
        <Copy />
        {words.copy}
      </Button>
      <LinkButton size="sm" variant="plain" href={link} target="_blank" rel="noreferrer">
        <ExternalLink />
        {words.open}
      </LinkButton>
    </div>
  )
}

/** Stops in the order of the route, each with who drives it. */
export function StopList({ plan, title, stops, driverId, onMove, children }: StopListProps) {
  const { run: words, sheet } = useTexts(runsTexts)
  const { statuses } = useTexts(messages)
  const meals = stops.reduce((sum, stop) => sum + stop.meals, 0)
  return (
    <Card className="grid content-start gap-3 p-5 print:break-after-page print:border-0 print:p-0">
      <div>
        <h3 className="text-xl">
          <bdi>{title}</bdi>
        </h3>
        <p className="num text-muted">
          {words.stops(stops.length)} · {words.meals(meals)}
        </p>
      </div>
      {children}
      <ul className="grid">
        {stops.map((stop) => (
          <li
            key={stop.id}
            className="grid grid-cols-[auto_1fr] items-center gap-x-3.5 gap-y-2 sm:grid-cols-[auto_1fr_auto] border-t-line border-hairline py-2.5"
          >
            <b className="num display font-bold">{stop.label}</b>
            <p className="leading-snug">
              <bdi>{stop.area}</bdi>
              <span className="block text-note text-muted">
                {stop.place} · <bdi>{stop.customerName}</bdi> ·{' '}
                <span className="num">{words.meals(stop.meals)}</span>
              </span>
            </p>
            {isFree(stop) ? (
              <DriverChoice
                stop={stop}
                drivers={plan.drivers}
                driverId={driverId}
                onChange={(to) => onMove(stop, to)}
              />
            ) : (
              <span className="text-note text-muted max-sm:col-start-2 print:hidden">
                {statuses[stop.status]}
              </span>
            )}
            <span className="hidden text-note print:inline">
              {sheet.handed}{' '}
              <span className="inline-block size-4 border-2 border-ink align-middle" />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** The device's own list: a long run has many of them, and a thumb opens it fastest. */
function DriverChoice(props: {
  stop: RunStop
  drivers: RunPlan['drivers']
  driverId: number | null
  onChange: (driverId: number | null) => void
}) {
  const { stop, drivers, driverId, onChange } = props
  const { run: words } = useTexts(runsTexts)
  return (
    <span className="relative flex items-center max-sm:col-start-2 sm:w-32 print:hidden">
      <select
        aria-label={words.driverOf(stop.label)}
        value={driverId ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
        className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-field border-line border-control bg-card ps-3.5 pe-10 leading-body"
      >
        <option value="">{words.nobody}</option>
        {drivers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3" />
    </span>
  )
}
