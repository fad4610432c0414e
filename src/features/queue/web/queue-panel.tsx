import { Suspense, useState } from 'react'
import type { BulkResult } from '#shared/wire/bulk.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { FIGURES_KEY } from './queries.ts'
import { queueTexts } from './texts.ts'

const ReasonDialog = lazyPart(
  async () => (await import('#ui/records/reason-dialog.tsx')).ReasonDialog,
)

interface QueuePanelProps {
  title: string
  id: number
  facts: readonly (readonly [name: string, value: string])[]
  retry: { label: string; run: (ids: number[]) => Promise<BulkResult> }
  discard: {
    label: string
    lead: string
    run: (ids: number[], reason: string) => Promise<BulkResult>
  }
  listKey: readonly string[]
  onClose: () => void
}

/** One message or job: what went wrong in full, and what can be done about it. */
export function QueuePanel({ title, id, facts, retry, discard, ...props }: QueuePanelProps) {
  const words = useTexts(queueTexts)
  const [isDiscarding, setDiscarding] = useState(false)
  const [refused, setRefused] = useState<string>()
  const touches = [props.listKey, FIGURES_KEY]
  const settle = (answer: BulkResult) => {
    setDiscarding(false)
    const [first] = answer.refused
    if (first) setRefused(first.message)
    else props.onClose()
  }
  const retrying = useAction(() => retry.run([id]), {
    done: words.retried,
    refreshes: touches,
    onDone: settle,
  })
  const discarding = useAction((reason: string) => discard.run([id], reason), {
    done: words.discarded,
    refreshes: touches,
    onDone: settle,
  })
  return (
    <Sheet isOpen onClose={props.onClose} wide="end" title={title}>
      <div className="grid gap-6">
        {refused !== undefined && (
          <Notice tone="warn" isLive>
            {refused}
          </Notice>
        )}
        <dl className="num grid gap-2.5">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt className="text-note text-muted">{name}</dt>
              <dd dir="auto" className="text-start wrap-anywhere whitespace-pre-wrap">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-wrap gap-3">
          <Button isPending={retrying.isPending} onClick={() => retrying.mutate(undefined)}>
            {retry.label}
          </Button>
          <Button variant="line" onClick={() => setDiscarding(true)}>
            {discard.label}
          </Button>
        </div>
      </div>
      {isDiscarding && (
        <Suspense>
          <ReasonDialog
            title={discard.label}
            lead={discard.lead}
            confirmLabel={discard.label}
            isPending={discarding.isPending}
            onConfirm={(reason) => discarding.mutate(reason)}
            onClose={() => setDiscarding(false)}
          />
        </Suspense>
      )}
    </Sheet>
  )
}
