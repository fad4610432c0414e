import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { useReason } from '#ui/index-table/bulk/reason.ts'
import { useTexts } from '#ui/texts.ts'
import { assignCustomQuotes, declineCustomQuotes } from '../../admin-contract.ts'
import { isDecided } from '../../rules.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, type IndexedQuote } from './queries.ts'

/** Takes several requests over, or closes those that come to nothing. */
export function useBulkActions(): BulkAction<IndexedQuote>[] {
  const { bulk, decline } = useTexts(adminTexts)
  const queryClient = useQueryClient()
  const text = useReason()
  const onDone = () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY })
  return [
    {
      label: bulk.take,
      lead: bulk.takeLead,
      fits: ({ state, isMine }) => !isDecided(state) && !isMine,
      run: ({ ids }) => call(assignCustomQuotes, { ids, isMine: true }),
      onDone,
    },
    {
      label: decline,
      lead: bulk.declineLead,
      text,
      fits: ({ state }) => !isDecided(state),
      run: ({ ids, text: note }) => call(declineCustomQuotes, { ids, note }),
      onDone,
    },
  ]
}
