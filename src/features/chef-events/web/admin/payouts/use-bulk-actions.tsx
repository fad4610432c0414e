import { useQueryClient } from '@tanstack/react-query'
import { markPayoutsPaid } from '#features/chef-events/admin-tables-contract.ts'
import { call } from '#shared/wire/call.ts'
import { toDirhams, toFils } from '#shared/money.ts'
import { Price } from '#ui/food/price.tsx'
import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { RecordFacts } from '#ui/records/facts.tsx'
import { useTexts } from '#ui/texts.ts'
import { ADMIN_KEY, type AdminPayout } from '../queries.ts'
import { adminTexts } from '../texts.ts'
import { REFERENCE_MAX, REFERENCE_MIN } from './reference.ts'

/** One transfer of the bank for several payouts. */
export function useBulkActions(): BulkAction<AdminPayout>[] {
  const { payouts: words } = useTexts(adminTexts)
  const queryClient = useQueryClient()
  return [
    {
      label: words.pay,
      lead: words.paySeveralLead,
      text: {
        label: words.reference,
        hint: words.referenceHint,
        min: REFERENCE_MIN,
        max: REFERENCE_MAX,
        isCode: true,
      },
      fits: ({ state }) => state === 'due',
      renderFacts: (rows) => (
        <RecordFacts
          facts={[[words.net, <Price key="net" dirhams={sumOf(rows)} decimals="always" />]]}
        />
      ),
      run: ({ ids, text: reference }) => call(markPayoutsPaid, { ids, reference }),
      onDone: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
    },
  ]
}

const sumOf = (rows: readonly AdminPayout[]): number =>
  toDirhams(rows.reduce((fils, { net }) => fils + toFils(net), 0))
