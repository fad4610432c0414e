import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call, CallError } from '#shared/call.ts'
import { addDays, dayOf, formatDay, type Day } from '#shared/dates.ts'
import { newIdempotencyKey } from '#shared/idempotency-key.ts'
import { Button } from '#ui/actions/button.tsx'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { pauseSubscription } from '../../pause-contract.ts'
import { PAUSE_AHEAD_DAYS, type Pause } from '../../rules.ts'
import { pauseTexts } from './pause-texts.ts'
import { pausePreviewQuery } from '../queries.ts'
import { useRefresh, useResume } from './use-resume.ts'

const WEEK_DAYS = 7

interface PauseDialogProps {
  subscriptionId: number
  /** The first day whose cut-off is still to come. */
  pausableFrom: Day
  onClose: () => void
}

/** From when to when nothing comes, and what follows from it, before it is done. */
export function PauseDialog({ subscriptionId, pausableFrom, onClose }: PauseDialogProps) {
  const words = useTexts(pauseTexts)
  const [today] = useState(() => dayOf(new Date()))
  const [from, setFrom] = useState<Day | null>(pausableFrom)
  const [to, setTo] = useState<Day | null>(addDays(pausableFrom, WEEK_DAYS - 1))
  const { mutate, isPending } = usePause(subscriptionId, onClose)
  const latest = addDays(today, PAUSE_AHEAD_DAYS)
  const faultOf = (day: Day | null) => {
    if (day !== null && day < pausableFrom) return words.started(pausableFrom)
    return day !== null && day > latest ? words.tooLate(latest) : undefined
  }
  const fromFault = faultOf(from)
  const toFault = faultOf(to) ?? (from && to && to < from ? words.reversed : undefined)
  const pause = from && to && !fromFault && !toFault ? { from, to } : undefined
  const limits = { minValue: today, maxValue: latest, unavailableReason: faultOf }
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose} isDisabled={isPending}>
            {words.keep}
          </Button>
          <Button isDisabled={!pause} isPending={isPending} onClick={() => pause && mutate(pause)}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{words.lead}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          <DatePicker
            {...limits}
            label={words.from}
            name="from"
            value={from}
            onChange={setFrom}
            errorMessage={fromFault}
          />
          <DatePicker
            {...limits}
            label={words.to}
            name="to"
            value={to}
            onChange={setTo}
            errorMessage={toFault}
          />
        </div>
        {pause && <Consequences subscriptionId={subscriptionId} pause={pause} />}
      </div>
    </Dialog>
  )
}

/** Pauses with one key per dialog; the toast can take it back. */
function usePause(subscriptionId: number, onClose: () => void) {
  const words = useTexts(pauseTexts)
  const refresh = useRefresh()
  const resume = useResume(subscriptionId)
  const keys = useRef(new Map<string, string>())
  const keyOf = ({ from, to }: Pause): string => {
    const wish = `${from} ${to}`
    const key = keys.current.get(wish) ?? newIdempotencyKey()
    keys.current.set(wish, key)
    return key
  }
  return useMutation({
    mutationFn: (pause: Pause) =>
      call(pauseSubscription, { id: subscriptionId, ...pause }, { idempotencyKey: keyOf(pause) }),
    onSuccess: ({ from, to, receiptNumber }) => {
      toast({
        title: words.success,
        text: words.done(from, to, receiptNumber),
        variant: 'success',
        action: { label: words.undo, onPress: () => resume.mutate() },
      })
      onClose()
    },
    onError: (error) =>
      toast({
        title: words.error,
        text: (error instanceof CallError && error.text) || words.failedToast,
        variant: 'destructive',
      }),
    onSettled: refresh,
  })
}

function Consequences({ subscriptionId, pause }: { subscriptionId: number; pause: Pause }) {
  const words = useTexts(pauseTexts)
  const language = useLanguage()
  const { data, error } = useQuery(pausePreviewQuery(language, subscriptionId, pause))
  if (error) {
    return (
      <Notice tone="bad" isLive>
        {(error instanceof CallError && error.text) || words.failed}
      </Notice>
    )
  }
  if (!data) {
    return (
      <SkeletonGroup label={words.loading}>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-5 w-full" />
      </SkeletonGroup>
    )
  }
  const dateOf = (day: Day | null) => (day === null ? null : formatDay(day, language, 'long'))
  const facts = [
    {
      label: words.moved,
      value: data.daysGivenBack > 0 ? words.count(data.daysGivenBack) : words.none,
    },
    { label: words.first, value: dateOf(data.firstDeliveryTouched) },
    { label: words.returned, value: data.daysReturned > 0 ? words.count(data.daysReturned) : null },
    { label: words.end, value: dateOf(data.endDate) },
    {
      label: words.cost,
      value: data.amount > 0 ? <Price dirhams={data.amount} decimals="always" /> : words.nothing,
    },
    { label: words.nextCharge, value: dateOf(data.nextCharge?.day ?? null) },
  ].filter(({ value }) => value !== null)
  return (
    <dl className="num grid gap-2.5 border-t-line border-hairline pt-4" aria-live="polite">
      {facts.map(({ label, value }) => (
        <div key={label} className="flex flex-wrap justify-between gap-x-6">
          <dt className="text-muted">{label}</dt>
          <dd className="font-strong">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
