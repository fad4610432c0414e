import type { BulkAct } from '#ui/index-table/bulk/bulk-act.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/waking/lazy-part.ts'
import { adminTexts } from './admin-texts.ts'
import type { IndexedSubscription } from './queries.ts'

const PauseSeveral = lazyPart(async () => (await import('./pause-several.tsx')).PauseSeveral)

/** What can be done for several customers at once, as each of them could. */
export function useBulkActs(): BulkAct<IndexedSubscription>[] {
  const words = useTexts(adminTexts)
  return [
    {
      label: words.pauseSeveral,
      fits: ({ status }) => status === 'active' || status === 'scheduled',
      renderDialog: (asked) => <PauseSeveral {...asked} />,
    },
  ]
}
