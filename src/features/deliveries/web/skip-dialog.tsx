import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { QueryFailure } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { previewSkip, skipDelivery } from '../contract.ts'
import { messages } from '../messages.ts'
import { changeTexts } from './changes/change-texts.ts'
import { chargeFact } from './changes/charge-fact.tsx'
import { PREVIEW_KEY, type Delivery } from './queries.ts'
import { useChange } from './changes/use-change.ts'
import { useUnskip } from './use-unskip.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
)

interface SkipDialogProps {
  delivery: Delivery | undefined
  onClose: () => void
}

/** Before a day is skipped: what comes back, and until when it can be used. */
export function SkipDialog({ delivery, onClose }: SkipDialogProps) {
  if (!delivery) return null
  return (
    <Suspense>
      <OpenDialog delivery={delivery} onClose={onClose} />
    </Suspense>
  )
}

function OpenDialog({ delivery, onClose }: { delivery: Delivery; onClose: () => void }) {
  const { skip } = useTexts(messages)
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const preview = useQuery({
    queryKey: [...PREVIEW_KEY, 'skip', delivery.id],
    queryFn: ({ signal }) => call(previewSkip, { id: delivery.id }, { signal }),
    staleTime: 0,
    gcTime: 0,
  })
  const unskip = useUnskip()
  const { mutate, isPending } = useChange({
    send: (id: number) => call(skipDelivery, { id }),
    say: ({ receiptNumber }) => skip.done(receiptNumber),
    failed: skip.failed,
    undo: () => unskip.mutate(delivery.id),
    onSettled: onClose,
  })
  return (
    <ConfirmDialog
      isOpen
      title={skip.title(formatDay(delivery.day, language))}
      cancelLabel={skip.keep}
      confirmLabel={skip.confirm}
      isDestructive={false}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => mutate(delivery.id)}
    >
      {preview.data ? (
        <div className="grid gap-4">
          <p>
            {preview.data.plannedAgainOn
              ? skip.again(
                  preview.data.mealsReturned,
                  formatDay(preview.data.plannedAgainOn, language, 'long'),
                )
              : skip.lead(
                  preview.data.mealsReturned,
                  formatDay(preview.data.usableUntil, language, 'long'),
                )}
          </p>
          <FactList loading="" facts={[chargeFact(words, preview.data.nextCharge, language)]} />
        </div>
      ) : preview.isError ? (
        <QueryFailure query={preview}>{words.failed}</QueryFailure>
      ) : (
        <SkeletonGroup>
          <Skeleton className="h-5 w-full" />
        </SkeletonGroup>
      )}
    </ConfirmDialog>
  )
}
