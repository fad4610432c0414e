import { useQuery } from '@tanstack/react-query'
import { Check, Copy } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { boxClass, innerInputClass } from '#ui/fields/frame/field-props.ts'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { calendarFeedQuery } from './queries.ts'
import { useChangeFeed } from './use-change-feed.ts'

/** The private address of the person's deliveries, and what can be done with it. */
export function CalendarFeedCard() {
  const { card } = useTexts(messages)
  const { data, isError, isFetching, refetch } = useQuery(calendarFeedQuery)
  return (
    <Card className="grid gap-5 p-5 md:p-7">
      <div className="grid gap-1">
        <h2 className="text-xl">{card.title}</h2>
        <p className="text-note text-muted">{card.lead}</p>
      </div>
      {data ? (
        data.address === null ? (
          <NoFeed />
        ) : (
          <Feed address={data.address} />
        )
      ) : isError ? (
        <ErrorState title={card.loadFailed} isRetrying={isFetching} onRetry={() => void refetch()}>
          {card.loadFailedLead}
        </ErrorState>
      ) : (
        <SkeletonGroup label={card.loading}>
          <Skeleton className="h-13 rounded-field" />
          <Skeleton className="h-11 w-3/5 rounded-btn" />
        </SkeletonGroup>
      )}
    </Card>
  )
}

function NoFeed() {
  const { card } = useTexts(messages)
  const { mutate, isPending } = useChangeFeed(() => undefined)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{card.none}</p>
      <Button variant="line" isPending={isPending} onClick={() => mutate('renew')}>
        {card.create}
      </Button>
    </div>
  )
}

type Question = 'renew' | 'stop'

function Feed({ address }: { address: string }) {
  const { card } = useTexts(messages)
  const [question, setQuestion] = useState<Question>()
  const { mutate, isPending } = useChangeFeed(() => setQuestion(undefined))
  // Calendars subscribe to `webcal:`, which they read over the same protocol as the address itself.
  const webcal = address.replace(/^https?:/, 'webcal:')
  const google = `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`
  const isStopping = question === 'stop'
  return (
    <>
      <AddressField address={address} />
      <Notice tone="warn">{card.warning}</Notice>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton variant="line" href={webcal}>
          {card.apple}
        </LinkButton>
        <LinkButton variant="line" href={google} target="_blank" rel="noreferrer">
          {card.google}
        </LinkButton>
      </div>
      <div className="flex flex-wrap gap-2.5 border-t-line border-hairline pt-5">
        <Button variant="soft" onClick={() => setQuestion('renew')}>
          {card.renew}
        </Button>
        <Button variant="soft" onClick={() => setQuestion('stop')}>
          {card.stop}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={question !== undefined}
        title={isStopping ? card.stopTitle : card.renewTitle}
        cancelLabel={isStopping ? card.keepFeed : card.keep}
        confirmLabel={isStopping ? card.stop : card.renew}
        isPending={isPending}
        onCancel={() => setQuestion(undefined)}
        onConfirm={() => question && mutate(question)}
      >
        {isStopping ? card.stopLead : card.renewLead}
      </ConfirmDialog>
    </>
  )
}

const COPIED_MS = 2000

function AddressField({ address }: { address: string }) {
  const { card } = useTexts(messages)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), COPIED_MS)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      field.current?.select()
      toast({ title: card.error, text: card.copyFailed, variant: 'destructive' })
    }
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-strong">
        {card.address}
      </label>
      <div className="flex gap-2.5">
        <div className={boxClass(false)}>
          <input
            ref={field}
            id={id}
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event) => event.currentTarget.select()}
            className={`${innerInputClass} text-ellipsis`}
          />
        </div>
        <Button variant="line" onClick={() => void copy()}>
          {isCopied ? <Check className="text-ok" /> : <Copy />}
          {isCopied ? card.copied : card.copy}
        </Button>
        <output className="sr-only">{isCopied && card.copied}</output>
      </div>
    </div>
  )
}
