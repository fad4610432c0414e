import { useMutation, useQuery } from '@tanstack/react-query'
import { call, CallError } from '#shared/wire/call.ts'
import type { Day } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { markAmendmentsSeen } from '../../amendments-contract.ts'
import { ticketCode } from '../../rules.ts'
import { amendmentsQuery, useRefreshDay, type Amendment } from '../queries.ts'
import { PaperState } from '../sheet/paper-state.tsx'
import { texts } from '../texts.ts'
import { sayWhen } from '../words.ts'

/** What changed after the sheet was made, the newest first. */
export function AmendmentsTab({ day }: { day: Day }) {
  const { amendments: words } = useTexts(texts)
  const { data, error, isFetching, refetch } = useQuery(amendmentsQuery(day, useLanguage()))
  const refresh = useRefreshDay(day)
  const mark = useMutation({
    networkMode: 'always',
    mutationFn: (upTo: number) => call(markAmendmentsSeen, { day, upTo }),
    onSuccess: async () => {
      toast({ title: words.success, text: words.marked, variant: 'success' })
      await refresh()
    },
    onError: (failure) =>
      toast({
        title: words.error,
        text: failure instanceof CallError ? failure.text : words.failed,
        variant: 'destructive',
      }),
  })
  if (!data) {
    return (
      <PaperState
        hasFailed={error !== null}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  const [newest] = data
  if (!newest) {
    return (
      <EmptyState title={words.none} headingLevel={3} className="py-6">
        {words.noneLead}
      </EmptyState>
    )
  }
  return (
    <section className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-2xl">{words.title}</h2>
        {data.some(({ seenAt }) => seenAt === null) && (
          <Button
            variant="line"
            className="print:hidden"
            isPending={mark.isPending}
            onClick={() => mark.mutate(newest.number)}
          >
            {words.markSeen}
          </Button>
        )}
      </div>
      <ol className="grid gap-2.5">
        {data.map((amendment) => (
          <AmendmentRow key={amendment.number} amendment={amendment} />
        ))}
      </ol>
    </section>
  )
}

function AmendmentRow({ amendment }: { amendment: Amendment }) {
  const { amendments: words } = useTexts(texts)
  const language = useLanguage()
  const isNew = amendment.seenAt === null
  return (
    <li className="keep-whole grid grid-cols-[auto_1fr_auto] items-start gap-x-4 rounded-tile border-line border-hairline px-4 py-3">
      <span className="display num text-xl">{amendment.number}</span>
      <div className="grid gap-0.5">
        <p>
          {amendment.ticketNumber !== null && (
            <bdi dir="ltr" className="me-2 font-strong">
              {ticketCode(amendment.ticketNumber)}
            </bdi>
          )}
          {amendment.text}
        </p>
        <p className="text-note text-muted num">
          <time dateTime={amendment.createdAt}>{sayWhen(amendment.createdAt, language)}</time>
          {amendment.seenAt !== null && <> · {words.seen(sayWhen(amendment.seenAt, language))}</>}
        </p>
      </div>
      {isNew && <Chip tone="bad">{words.unseen}</Chip>}
    </li>
  )
}
