import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { useTexts } from '#ui/texts.ts'
import { remindChefs } from '../../admin-tables-contract.ts'
import { ADMIN_KEY, type AdminEvent } from './queries.ts'
import { adminTexts } from './texts.ts'

/** What can be done for several requests that wait for quotes. */
export function useEventActions(): BulkAction<AdminEvent>[] {
  const words = useTexts(adminTexts)
  const queryClient = useQueryClient()
  return [
    {
      label: words.remind,
      lead: words.remindLead,
      fits: ({ status }) => status === 'pending' || status === 'quoted',
      run: ({ ids }) => call(remindChefs, { ids }),
      onDone: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
    },
  ]
}
