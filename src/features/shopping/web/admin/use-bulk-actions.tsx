import { useQueryClient } from '@tanstack/react-query'
import { call } from '#shared/wire/call.ts'
import { toDirhams, toFils } from '#shared/money.ts'
import { Price } from '#ui/food/price.tsx'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { RecordFacts } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { moveIngredientOrders } from '../../admin-contract.ts'
import { adminTexts } from './admin-texts.ts'
import { ADMIN_KEY, type PackedOrder } from './queries.ts'

const STEPS = ['packing', 'out', 'delivered'] as const

/** The steps to the door for several orders at once; a bad end is given one by one. */
export function useBulkActions(): BulkAction<PackedOrder>[] {
  const { actions, bulkLeads, collect } = useTexts(adminTexts)
  const queryClient = useQueryClient()
  return STEPS.map((status) => ({
    label: actions[status],
    lead: bulkLeads[status],
    fits: ({ nextStatuses }) => nextStatuses.includes(status),
    renderFacts: (rows) =>
      status === 'delivered' && (
        <RecordFacts
          facts={[[collect, <Price key="cash" dirhams={cashOf(rows)} decimals="always" />]]}
        />
      ),
    run: ({ ids }) => call(moveIngredientOrders, { ids, status }),
    onDone: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
  }))
}

const cashOf = (rows: readonly PackedOrder[]): number =>
  toDirhams(rows.reduce((fils, { cashToCollect }) => fils + toFils(cashToCollect), 0))
