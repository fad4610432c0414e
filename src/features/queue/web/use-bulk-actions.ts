import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { useReason } from '#ui/index-table/bulk/reason.ts'
import { useTexts } from '#ui/texts.ts'
import { discardJobs, discardMessages, retryJobs, retryMessages } from '../contract.ts'
import { FIGURES_KEY, JOBS_KEY, MESSAGES_KEY, type OpenJob, type UnsentMessage } from './queries.ts'
import { queueTexts } from './texts.ts'

const all = () => true

function useDone(key: readonly string[]) {
  const queryClient = useQueryClient()
  return () =>
    Promise.all([key, FIGURES_KEY].map((queryKey) => queryClient.invalidateQueries({ queryKey })))
}

export function useMessageActions(): BulkAction<UnsentMessage>[] {
  const words = useTexts(queueTexts)
  const text = useReason()
  const onDone = useDone(MESSAGES_KEY)
  return [
    {
      label: words.retryMessages,
      lead: words.retryMessagesLead,
      fits: all,
      run: ({ ids }) => call(retryMessages, { ids }),
      onDone,
    },
    {
      label: words.discardMessages,
      lead: words.discardMessagesLead,
      text,
      fits: all,
      run: ({ ids, text: reason }) => call(discardMessages, { ids, reason }),
      onDone,
    },
  ]
}

export function useJobActions(): BulkAction<OpenJob>[] {
  const words = useTexts(queueTexts)
  const text = useReason()
  const onDone = useDone(JOBS_KEY)
  return [
    {
      label: words.retryJobs,
      lead: words.retryJobsLead,
      fits: all,
      run: ({ ids }) => call(retryJobs, { ids }),
      onDone,
    },
    {
      label: words.discardJobs,
      lead: words.discardJobsLead,
      text,
      fits: all,
      run: ({ ids, text: reason }) => call(discardJobs, { ids, reason }),
      onDone,
    },
  ]
}
