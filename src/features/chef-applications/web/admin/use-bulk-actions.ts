import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { useTexts } from '#ui/texts.ts'
import { remindApplicants } from '../../admin-contract.ts'
import { ADMIN_KEY, type IndexedApplication } from './queries.ts'
import { adminTexts } from './texts.ts'

/** Decisions are made one by one, with the documents in sight; a reminder is not. */
export function useBulkActions(): BulkAction<IndexedApplication>[] {
  const words = useTexts(adminTexts)
  const queryClient = useQueryClient()
  return [
    {
      label: words.remind,
      lead: words.remindLead,
      fits: ({ status }) => status === 'needs_changes',
      run: ({ ids }) => call(remindApplicants, { ids }),
      onDone: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
    },
  ]
}
