import type { BulkResult } from '#shared/wire/bulk.ts'
import { Button } from '../../actions/button.tsx'
import { Notice } from '../../feedback/notice.tsx'
import { useTexts } from '../../texts.ts'
import { indexTexts } from '../texts.ts'

interface BulkOutcomeProps extends BulkResult {
  names: ReadonlyMap<number, string>
  onClose: () => void
}

/** How many were done, and of each other one why not. */
export function BulkOutcome({ done, refused, names, onClose }: BulkOutcomeProps) {
  const { bulk } = useTexts(indexTexts)
  return (
    <Notice
      tone="warn"
      isLive
      title={bulk.outcome(done.length, refused.length)}
      action={
        <Button size="sm" variant="plain" onClick={onClose}>
          {bulk.close}
        </Button>
      }
    >
      <ul className="mt-1 grid gap-1">
        {refused.map(({ id, message }) => (
          <li key={id}>
            <bdi className="font-strong">{names.get(id) || `#${id}`}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
