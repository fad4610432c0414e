import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { formatDirhams, toFils } from '#shared/money.ts'
import { useLanguage } from '#ui/language.tsx'
import { momentIn } from '#ui/moment.ts'
import { useTexts } from '#ui/texts.ts'
import type { ChefEventDetail } from '../queries.ts'
import { eventTexts } from './texts.ts'

export function WaitingNotice({ detail }: { detail: ChefEventDetail }) {
  const { waiting } = useTexts(eventTexts)
  const language = useLanguage()
  return (
    <EmptyState title={waiting.title}>
      <p className="num">
        {detail.invited === 0 ? waiting.none : waiting.invited(detail.invited)}
        {detail.seen > 0 && ` ${waiting.seen(detail.seen)}`}
      </p>
      {detail.invited > 0 && <p>{waiting.lead}</p>}
      {detail.invited > 0 && detail.quotesUntil !== null && (
        <p className="num font-strong">
          {waiting.until(momentIn(language, detail.quotesUntil, 'short'))}
        </p>
      )}
    </EmptyState>
  )
}

interface CancelledProps {
  detail: ChefEventDetail
  onRead: (chefId: number) => void
}

export function CancelledNotice({ detail, onRead }: CancelledProps) {
  const { cancelled } = useTexts(eventTexts)
  const language = useLanguage()
  const { booking } = detail
  const refunded = booking?.refunded ?? 0
  return (
    <Notice
      tone="warn"
      title={cancelled.title}
      action={
        <span className="flex flex-wrap gap-2.5">
          {booking && (
            <Button variant="line" size="sm" onClick={() => onRead(booking.chefId)}>
              {cancelled.messages}
            </Button>
          )}
          <LinkButton variant="line" size="sm" href="/chef-hiring">
            {cancelled.again}
          </LinkButton>
        </span>
      }
    >
      {cancelled[booking?.cancelledBy ?? 'customer']}{' '}
      {refunded > 0 && cancelled.refunded(formatDirhams(toFils(refunded), language))}
    </Notice>
  )
}
