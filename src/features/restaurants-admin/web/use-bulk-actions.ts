import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { useReason } from '#ui/index-table/bulk/reason.ts'
import { useTexts } from '#ui/texts.ts'
import { switchRestaurants } from '../contract.ts'
import { ADMIN_KEY, type IndexedRestaurant } from './queries.ts'
import { adminTexts } from './texts.ts'

/** Opens several kitchens, or closes them; one that is not whole stays closed. */
export function useBulkActions(): BulkAction<IndexedRestaurant>[] {
  const words = useTexts(adminTexts)
  const queryClient = useQueryClient()
  const text = useReason()
  const action = (isActive: boolean): BulkAction<IndexedRestaurant> => ({
    label: isActive ? words.open : words.close,
    lead: isActive ? words.openLead : words.closeLead,
    text,
    fits: (row) => row.isActive !== isActive,
    run: ({ ids, text: reason }) => call(switchRestaurants, { ids, isActive, reason }),
    onDone: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
  })
  return [action(true), action(false)]
}
