import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { useReason } from '#ui/index-table/bulk/reason.ts'
import { useTexts } from '#ui/texts.ts'
import { liftSuspensions, suspendUsers } from '../contract.ts'
import { adminTexts } from './admin-texts.ts'
import { USERS_KEY, type IndexedUser } from './queries.ts'

/** What can be done to several people at once; the last admin and oneself the server keeps. */
export function useBulkActions(): BulkAction<IndexedUser>[] {
  const { bulk } = useTexts(adminTexts)
  const queryClient = useQueryClient()
  const text = useReason()
  const onDone = () => queryClient.invalidateQueries({ queryKey: USERS_KEY })
  return [
    {
      label: bulk.suspend,
      lead: bulk.suspendLead,
      text,
      fits: ({ state }) => state === 'active',
      run: ({ ids, text: reason }) => call(suspendUsers, { ids, reason }),
      onDone,
    },
    {
      label: bulk.lift,
      lead: bulk.liftLead,
      text,
      fits: ({ state }) => state === 'suspended',
      run: ({ ids, text: reason }) => call(liftSuspensions, { ids, reason }),
      onDone,
    },
  ]
}
