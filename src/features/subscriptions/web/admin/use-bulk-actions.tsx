import type { BulkAction } from '#ui/index-table/bulk/bulk-action.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { adminTexts } from './admin-texts.ts'
import type { IndexedSubscription } from './queries.ts'

const PauseSeveral = lazyPart(async () => (await import('./pause-several.tsx')).PauseSeveral)

/** What can be done for several customers at once, as each of them could. */
export function useBulkActions(): BulkAction<IndexedSubscription>[] {
  const words = useTexts(adminTexts)
  return [
    {
      label: words.pauseSeveral,
      fits: ({ status }) => status === 'active' || status === 'scheduled',
      renderDialog: (asked) => <PauseSeveral {...asked} />,
    },
  ]
}
