import { useQuery } from '@tanstack/react-query'
import { CallError } from '#shared/wire/call.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { recordTexts } from '#ui/records/texts.ts'
import { useTexts } from '#ui/texts.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { adminEventQuery, type AdminEventDetail } from '../queries.ts'
import { adminTexts } from '../texts.ts'
import { useEventType } from '../use-event-type.ts'
import { BookingPart } from './booking-part.tsx'
import { ComplaintPart } from './complaint-part.tsx'
import { EventActions, hasActions } from './event-actions.tsx'
import { QuotesPart } from './quotes-part.tsx'
import { PayoutPart } from './payout-part.tsx'
import { RequestPart } from './request-part.tsx'

/** Everything about one event, at the side of the index. */
export function EventPanel({ id, onClose }: { id: number; onClose: () => void }) {
  const { panel, table } = useTexts(adminTexts)
  const { failedText } = useTexts(recordTexts)
  const typeOf = useEventType()
  const { data, error, isFetching, refetch } = useQuery(adminEventQuery(useLanguage(), id))
  return (
    <Sheet
      isOpen
      wide="end"
      title={panel.title(data ? typeOf(data.row) : table.event, id)}
      onClose={onClose}
      footer={data && hasActions(data) && <EventActions detail={data} />}
    >
      {data ? (
        <Parts detail={data} />
      ) : error ? (
        <ErrorState
          title={panel.failed}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          reference={error instanceof CallError ? error.requestId : undefined}
        >
          {errorText(error, failedText)}
        </ErrorState>
      ) : (
        <SkeletonGroup label={panel.loading}>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-40 w-full" />
        </SkeletonGroup>
      )}
    </Sheet>
  )
}

function Parts({ detail }: { detail: AdminEventDetail }) {
  const { booking, takenBack, payout } = detail
  return (
    <div className="grid gap-6">
      {booking?.complaint && <ComplaintPart complaint={booking.complaint} />}
      <RequestPart detail={detail} />
      <QuotesPart quotes={detail.quotes} />
      {booking && <BookingPart booking={booking} takenBack={takenBack} />}
      {payout && <PayoutPart payout={payout} />}
    </div>
  )
}
