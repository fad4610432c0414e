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

export type Drop = Delivery['drops'][number]

const STAGES = ['due', 'preparing', 'ready', 'out', 'delivered'] as const

interface DropProgressProps {
  drop: Drop
  /** Another one comes first: a word is enough. */
  isLater: boolean
  /** Nothing of its day came, and the whole day is made up for. */
  comesAgain: boolean
}

/** One meal time on its way: its stages while it comes, and afterwards what became of it. */
export function DropProgress({ drop, isLater, comesAgain }: DropProgressProps) {
  const { today: words, stages } = useTexts(todayMessages)
  const language = useLanguage()
  const meal = OCCASION_NAMES[drop.occasion][language]
  const clock = formatClock(new Date(drop.changedAt))
  const isOver = drop.status === 'delivered' || drop.status === 'failed'
  const isWaiting = isLater && drop.status === 'due'
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="num text-lg">{words.drop(meal, drop.window.from, drop.window.to)}</h3>
        {isWaiting && <Chip>{stages.due}</Chip>}
        {drop.handoverCode && !isWaiting && (
          <p className="flex items-center gap-3 rounded-tile bg-sunk px-4 py-1.5">
            <span className="text-sm text-muted">{words.code}</span>
            <bdi dir="ltr" className="num text-xl font-strong tracking-[0.15em]">
              {drop.handoverCode}
            </bdi>
          </p>
        )}
        {drop.status === 'delivered' && <Chip tone="ok">{words.deliveredAt(clock)}</Chip>}
        {drop.status === 'failed' && <Chip tone="bad">{stages.failed}</Chip>}
      </div>
      {drop.status === 'failed' && <FailedDrop drop={drop} comesAgain={comesAgain} />}
      {!isOver && !isWaiting && <DropStages drop={drop} />}
    </div>
  )
}

function DropStages({ drop }: { drop: Drop }) {
  const { today: words, stages } = useTexts(todayMessages)
  const language = useLanguage()
  const reached = STAGES.findIndex((stage) => stage === drop.status)
  const clock = formatClock(new Date(drop.changedAt))
  const note = drop.driver
    ? words.driver(drop.driver)
    : reached > 0
      ? words.since(clock)
      : undefined
  return (
    <Stages
      label={words.progress(OCCASION_NAMES[drop.occasion][language])}
      stages={STAGES.map((stage, position): Stage => ({
        label: stages[stage],
        note: position === reached ? note : undefined,
        state: position < reached ? 'done' : position === reached ? 'now' : 'later',
      }))}
    />
  )
}

/** Why it did not come, and the one thing that follows. */
function FailedDrop({
  drop: { failureReason, refundAed },
  comesAgain,
}: Pick<DropProgressProps, 'drop' | 'comesAgain'>) {
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
