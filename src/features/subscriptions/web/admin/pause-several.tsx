import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#shared/wire/call.ts'
import { addDays, dayOf, formatDay, type Day } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { productNow } from '#shared/page/product-now.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { DatePicker } from '#ui/dates/date-picker.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import type { AskedFor } from '#ui/index-table/bulk/bulk-action.ts'
import { indexTexts } from '#ui/index-table/texts.ts'
import { useLanguage } from '#ui/language.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { pauseSeveral, previewPauses } from '../../admin-contract.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, type IndexedSubscription } from './queries.ts'

/** Pauses the same days for several customers, once it is seen what follows for each. */
export function PauseSeveral({ rows, left, onDone, onClose }: AskedFor<IndexedSubscription>) {
  const words = useTexts(adminTexts)
  const { bulk } = useTexts(indexTexts)
  const language = useLanguage()
  const [tomorrow] = useState(() => addDays(dayOf(productNow()), 1))
  const [from, setFrom] = useState<Day | null>(null)
  const [to, setTo] = useState<Day | null>(null)
  const input = { ids: rows.map(({ id }) => id), from: from ?? '', to: to ?? '' }
  const preview = useQuery({
    queryKey: [...ADMIN_KEY, 'pause-several', input, language],
    queryFn: ({ signal }) => call(previewPauses, input, { signal }),
    enabled: from !== null && to !== null,
    retry: false,
    gcTime: 0,
  })
  const { mutate, isPending, failure } = useAction(pauseSeveral, {
    failed: words.pauseFails,
    isErrorInPage: true,
    refreshes: [ADMIN_KEY],
    onDone,
  })
  return (
    <ReasonDialog
      title={`${words.pauseSeveral} (${rows.length})`}
      lead={words.pauseLead}
      confirmLabel={words.pauseSeveral}
      isReady={preview.data !== undefined && preview.data.previews.length > 0}
      isPending={isPending}
      onConfirm={(reason) => mutate({ ...input, reason })}
      onClose={onClose}
    >
      {left > 0 && <Notice>{bulk.left(left)}</Notice>}
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker label={words.from} value={from} onChange={setFrom} minValue={tomorrow} />
        <DatePicker label={words.to} value={to} onChange={setTo} minValue={from ?? tomorrow} />
      </div>
      {preview.isFetching && (
        <SkeletonGroup label={words.looking}>
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
        </SkeletonGroup>
      )}
      {preview.error && (
        <Notice tone="bad" isLive>
          {errorText(preview.error, words.lookFailed)}
        </Notice>
      )}
      {preview.data && <Previews rows={rows} looked={preview.data} />}
      {failure !== undefined && (
        <Notice tone="bad" isLive>
          {failure}
        </Notice>
      )}
    </ReasonDialog>
  )
}

interface PreviewsProps {
  rows: readonly IndexedSubscription[]
  looked: Output<typeof previewPauses>
}

/** What follows for each, or why it cannot be paused on these days. */
function Previews({ rows, looked: { previews, refused } }: PreviewsProps) {
  const words = useTexts(adminTexts)
  const language = useLanguage()
  const said = new Map<number, string>(refused.map(({ id, message }) => [id, message]))
  for (const { id, daysGivenBack, endDate } of previews) {
    const ends = endDate === null ? [] : [words.endsDay(formatDay(endDate, language, 'long'))]
    said.set(id, [words.previewOf(daysGivenBack), ...ends].join(' · '))
  }
  const isRefused = new Set(refused.map(({ id }) => id))
  return (
    <section
      aria-label={words.previews}
      aria-live="polite"
      tabIndex={0}
      className="num max-h-60 overflow-y-auto border-t-line border-hairline pt-4"
    >
      <ul className="grid gap-2.5">
        {rows.map(({ id, customerName }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-6">
            <span className="text-muted">
              #{id} <bdi>{customerName}</bdi>
            </span>
            <span className={isRefused.has(id) ? 'text-bad' : 'font-strong'}>{said.get(id)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
