import {
  ChevronDown,
  CircleCheck,
  CircleX,
  Map as MapIcon,
  MessageCircle,
  Phone,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { formatClock } from '#shared/dates.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { Entry } from '../offline/outbox.ts'
import type { DriverStop } from '../queries.ts'
import { runsTexts } from '../runs-texts.ts'
import type { StopAction } from './actions.ts'
import { HandOver } from './hand-over.tsx'
import type { PressedStop } from './use-driver-run.ts'

export interface StopCardProps {
  stop: DriverStop
  now: Date
  isNext: boolean
  /** What was pressed on this stop and has not gone through. */
  entries: readonly Entry<StopAction>[]
  onAction: (action: PressedStop) => void
  onDismiss: (key: string) => void
}

/** One door: who, where, and what happened there. The next one lies open. */
export function StopCard(props: StopCardProps) {
  const { stop, isNext, entries } = props
  const isWaiting = entries.some(({ problem }) => problem === undefined)
  return (
    <Card look={isNext ? 'open' : 'usual'} className="overflow-hidden">
      <details open={isNext || undefined} key={isNext ? 'next' : 'other'} className="group">
        <summary className="flex min-h-14 items-center gap-3 px-4 py-2.5">
          <StopState stop={stop} isNext={isNext} />
          <ChevronDown aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pb-5">
          <Address stop={stop} />
          <Problems {...props} />
          {stop.status === 'out' && (
            <HandOver stop={stop} now={props.now} onAction={props.onAction} />
          )}
        </div>
      </details>
      {isWaiting && <SavedHere />}
    </Card>
  )
}

const SavedHere = () => {
  const { driver: words } = useTexts(runsTexts)
  return <p className="bg-sunk px-4 py-2 text-note text-muted">{words.savedHere}</p>
}

function StopState({ stop, isNext }: { stop: DriverStop; isNext: boolean }) {
  const { driver: words } = useTexts(runsTexts)
  const { statuses, reasons } = useTexts(messages)
  const { status, failureReason } = stop
  const Mark = status === 'delivered' ? CircleCheck : status === 'failed' ? CircleX : undefined
  const state =
    status === 'out'
      ? words.arrive(formatClock(new Date(stop.arrivesAt)))
      : status === 'delivered'
        ? statuses.delivered
        : status === 'failed'
          ? failureReason
            ? reasons[failureReason]
            : statuses.failed
          : words.notYet
  return (
    <span className="num grid flex-1 leading-snug">
      <span className="flex flex-wrap items-center gap-x-2.5">
        <b className="display text-lg font-bold">{stop.label}</b>
        <bdi className="font-strong">{stop.customerName}</bdi>
        <span
          className={cx(
            'flex items-center gap-1.5 text-note',
            status === 'delivered' ? 'text-ok' : status === 'failed' ? 'text-bad' : 'text-muted',
          )}
        >
          {Mark && <Mark aria-hidden="true" />}
          {isNext ? words.nextState(state) : state}
        </span>
      </span>
      <span className="text-muted">
        <bdi>{stop.area}</bdi>
      </span>
    </span>
  )
}

function Address({ stop }: { stop: DriverStop }) {
  const { driver: words, run } = useTexts(runsTexts)
  const { phone, instructions } = stop
  return (
    <>
      <address className="not-italic leading-snug">
        {stop.addressLines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {instructions !== '' && (
          <p className="mt-2 rounded-field bg-sunk px-3.5 py-2.5">
            <bdi>{instructions}</bdi>
          </p>
        )}
        <p className="num mt-1 text-muted">{run.meals(stop.meals)}</p>
      </address>
      <div className="flex flex-wrap gap-2 *:w-auto! *:flex-auto">
        <Way href={phone && `tel:${phone}`} icon={<Phone />}>
          {words.call}
        </Way>
        <Way href={phone && `https://wa.me/${phone.slice(1)}`} icon={<MessageCircle />} isElsewhere>
          {words.whatsApp}
        </Way>
        <Way href={stop.mapUrl} icon={<MapIcon />} isElsewhere>
          {words.map}
        </Way>
      </div>
    </>
  )
}

function Way(props: {
  href: string | null
  icon: ReactNode
  isElsewhere?: boolean
  children: string
}) {
  if (props.href === null) return null
  return (
    <LinkButton
      href={props.href}
      variant="line"
      size="sm"
      isBlock
      className="gap-1.5! px-1.5!"
      {...(props.isElsewhere && { target: '_blank', rel: 'noreferrer' })}
    >
      {props.icon}
      {props.children}
    </LinkButton>
  )
}

function Problems({ entries, onDismiss }: StopCardProps) {
  const { driver: words } = useTexts(runsTexts)
  return entries
    .filter(({ problem }) => problem !== undefined)
    .map(({ key, problem, at }) => (
      <div
        key={key}
        role="alert"
        className="num flex flex-wrap items-center justify-between gap-2 rounded-field bg-bad-tint px-3.5 py-2.5 text-bad"
      >
        <span>
          <b className="font-strong">{problem}</b>{' '}
          <span>{words.pressedAt(formatClock(new Date(at)))}</span>
        </span>
        <Button size="sm" variant="line" onClick={() => onDismiss(key)}>
          {words.dismiss}
        </Button>
      </div>
    ))
}
