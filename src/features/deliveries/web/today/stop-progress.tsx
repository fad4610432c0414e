import { formatClock } from '#shared/dates.ts'
import { OCCASION_NAMES } from '#shared/food/occasions.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Stages, type Stage } from '#ui/layout/stages.tsx'
import { useTexts } from '#ui/texts.ts'
import { todayMessages } from '../../today-messages.ts'
import type { Delivery } from '../queries.ts'

export type DeliveryStop = Delivery['drops'][number]

const STAGES = ['due', 'preparing', 'ready', 'out', 'delivered'] as const

interface StopProgressProps {
  stop: DeliveryStop
  /** Another one comes first: a word is enough. */
  isLater: boolean
  /** Nothing of its day came, and the whole day is made up for. */
  comesAgain: boolean
}

/** One meal time on its way: its stages while it comes, and afterwards what became of it. */
export function StopProgress({ stop, isLater, comesAgain }: StopProgressProps) {
  const { today: words, stages } = useTexts(todayMessages)
  const language = useLanguage()
  const meal = OCCASION_NAMES[stop.occasion][language]
  const clock = formatClock(new Date(stop.changedAt))
  const isOver = stop.status === 'delivered' || stop.status === 'failed'
  const isWaiting = isLater && stop.status === 'due'
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="num text-lg">{words.stop(meal, stop.window.from, stop.window.to)}</h3>
        {isWaiting && <Chip>{stages.due}</Chip>}
        {stop.handoverCode && !isWaiting && (
          <p className="flex items-center gap-3 rounded-tile bg-sunk px-4 py-1.5">
            <span className="text-sm text-muted">{words.code}</span>
            <bdi dir="ltr" className="num text-xl font-strong tracking-[0.15em]">
              {stop.handoverCode}
            </bdi>
          </p>
        )}
        {stop.status === 'delivered' && <Chip tone="ok">{words.deliveredAt(clock)}</Chip>}
        {stop.status === 'failed' && <Chip tone="bad">{stages.failed}</Chip>}
      </div>
      {stop.status === 'failed' && <FailedStop stop={stop} comesAgain={comesAgain} />}
      {!isOver && !isWaiting && <StopStages stop={stop} />}
    </div>
  )
}

function StopStages({ stop }: { stop: DeliveryStop }) {
  const { today: words, stages } = useTexts(todayMessages)
  const language = useLanguage()
  const reached = STAGES.findIndex((stage) => stage === stop.status)
  const clock = formatClock(new Date(stop.changedAt))
  const note = stop.driver
    ? words.driver(stop.driver)
    : reached > 0
      ? words.since(clock)
      : undefined
  return (
    <Stages
      label={words.progress(OCCASION_NAMES[stop.occasion][language])}
      stages={STAGES.map((stage, position): Stage => ({
        label: stages[stage],
        note: position === reached ? note : undefined,
        state: position < reached ? 'done' : position === reached ? 'now' : 'later',
      }))}
    />
  )
}

/** Why it did not come, and the one thing that follows. */
function FailedStop({
  stop: { failureReason, refundAed },
  comesAgain,
}: Pick<StopProgressProps, 'stop' | 'comesAgain'>) {
  const { today: words, reasons } = useTexts(todayMessages)
  const isByCustomer = failureReason === 'nobody_home' || failureReason === 'address_not_found'
  return (
    <Notice tone={isByCustomer ? 'warn' : 'bad'} title={failureReason && reasons[failureReason]}>
      {isByCustomer ? (
        words.nothingBack
      ) : comesAgain ? (
        words.comesAgain
      ) : refundAed === null ? (
        words.willBePaidBack
      ) : (
        <>
          {words.paidBack} <Price dirhams={refundAed} />
        </>
      )}
    </Notice>
  )
}
