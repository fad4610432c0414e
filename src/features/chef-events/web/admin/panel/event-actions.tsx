import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { AdminEventDetail } from '../queries.ts'
import { adminTexts } from '../texts.ts'

const CancelDialog = lazyPart(async () => (await import('./cancel-dialog.tsx')).CancelDialog)
const DecideDialog = lazyPart(async () => (await import('./decide-dialog.tsx')).DecideDialog)

const canCancel = ({ event }: AdminEventDetail): boolean =>
  event.status !== 'cancelled' && event.status !== 'completed'

const canDecide = ({ booking }: AdminEventDetail): boolean =>
  booking?.complaint?.resolution === null

export const hasActions = (detail: AdminEventDetail): boolean =>
  canCancel(detail) || canDecide(detail)

/** What an admin can do with this event now. */
export function EventActions({ detail }: { detail: AdminEventDetail }) {
  const words = useTexts(adminTexts)
  const [asked, setAsked] = useState<'cancel' | 'decide'>()
  const close = () => setAsked(undefined)
  return (
    <div className="flex flex-wrap gap-2.5">
      {canDecide(detail) && (
        <Button size="sm" onClick={() => setAsked('decide')}>
          {words.decide.button}
        </Button>
      )}
      {canCancel(detail) && (
        <Button size="sm" variant="bad" onClick={() => setAsked('cancel')}>
          {words.cancel.button}
        </Button>
      )}
      <Suspense>
        {asked === 'cancel' && <CancelDialog row={detail.row} onClose={close} />}
        {asked === 'decide' && detail.booking && (
          <DecideDialog id={detail.row.id} booking={detail.booking} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}
