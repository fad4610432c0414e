import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatDirhams, toFils } from '#shared/money.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ChefEventDetail } from '../queries.ts'
import { eventTexts } from './texts.ts'

export function WaitingNotice({ detail }: { detail: ChefEventDetail }) {
  const { waiting } = useTexts(eventTexts)
  return (
    <EmptyState title={waiting.title}>
      <p className="num">{detail.invited === 0 ? waiting.none : waiting.told(detail.invited)}</p>
      {detail.invited > 0 && <p>{waiting.lead}</p>}
    </EmptyState>
  )
}

export function CancelledNotice({ detail }: { detail: ChefEventDetail }) {
  const { cancelled } = useTexts(eventTexts)
  const language = useLanguage()
  const { booking } = detail
  const refunded = booking?.refunded ?? 0
  return (
    <Notice
      tone="warn"
      title={cancelled.title}
      action={
        <LinkButton variant="line" size="sm" href="/chef-hiring">
          {cancelled.again}
        </LinkButton>
      }
    >
      {cancelled[booking?.cancelledBy ?? 'customer']}{' '}
      {refunded > 0 && cancelled.refunded(formatDirhams(toFils(refunded), language))}
    </Notice>
  )
}
