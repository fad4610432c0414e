import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { useTexts } from '#ui/texts.ts'
import { retryPayments } from '../../admin-contract.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, type AdminPayment } from './queries.ts'

/** The server says of each declined payment that cannot be tried again why not. */
export function useBulkActions(): BulkAction<AdminPayment>[] {
  const words = useTexts(adminTexts)
  const queryClient = useQueryClient()
  return [
    {
      label: words.retry,
      lead: words.retryLead,
      fits: ({ isDeclined }) => isDeclined,
      run: ({ ids }) => call(retryPayments, { ids }),
      onDone: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
    },
  ]
}
