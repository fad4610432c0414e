import { Notice } from '#ui/feedback/notice.tsx'
import { QueryFailure, type FailedQuery } from '#ui/feedback/retry-notice.tsx'
import { useTexts } from '#ui/texts.ts'
import { menuTexts } from './menu-texts.ts'
import type { Affected } from './queries.ts'

/** Who would lose a chosen meal, as it was looked up. */
export function AffectedPreview({
  query,
}: {
  query: FailedQuery & { data: Affected | undefined }
}) {
  const { affected: texts } = useTexts(menuTexts)
  if (query.error) return <QueryFailure query={query}>{texts.failed}</QueryFailure>
  return <AffectedNotice affected={query.data} />
}

/** Who would lose a chosen meal, and what then happens; said before it is done. */
export function AffectedNotice({ affected }: { affected: Affected | undefined }) {
  const { affected: texts } = useTexts(menuTexts)
  if (affected === undefined) {
    return (
      <Notice isLive>
        <p>{texts.checking}</p>
      </Notice>
    )
  }
  if (affected.customers === 0) {
    return (
      <Notice isLive>
        <p>{texts.nobody}</p>
      </Notice>
    )
  }
  return (
    <Notice tone="warn" isLive title={texts.chosen(affected.customers, affected.days)}>
      <p>{texts.follows}</p>
    </Notice>
  )
}
