import { useInfiniteQuery } from '@tanstack/react-query'
import { dayOf, formatClock, formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { changeTexts } from './change-texts.ts'
import { receiptsQuery } from './queries.ts'
import { useUndo } from './use-undo.ts'

interface ReceiptsDialogProps {
  subscriptionId: number
  onClose: () => void
}

/** The numbered proof of every change, with what can still be taken back. */
export function ReceiptsDialog({ subscriptionId, onClose }: ReceiptsDialogProps) {
  const { receipts: words } = useTexts(changeTexts)
  const { data, isError, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(receiptsQuery(useLanguage(), subscriptionId))
  return (
    <Dialog isOpen title={words.title} size="lg" onClose={onClose}>
      {isError ? (
        <ErrorState
          title={words.failed}
          headingLevel={3}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          {words.failedLead}
        </ErrorState>
      ) : data ? (
        <div className="grid justify-items-start gap-4">
          <ol className="w-full divide-y-(--line) divide-hairline">
            {data.pages
              .flatMap(({ receipts }) => receipts)
              .map((receipt) => (
                <Receipt key={receipt.number} receipt={receipt} subscriptionId={subscriptionId} />
              ))}
          </ol>
          {hasNextPage && (
            <Button
              size="sm"
              variant="line"
              isPending={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {words.older}
            </Button>
          )}
        </div>
      ) : (
        <SkeletonGroup label={words.loading}>
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </SkeletonGroup>
      )}
    </Dialog>
  )
}

interface ReceiptProps {
  subscriptionId: number
  receipt: { number: string; at: string; text: string; canUndo: boolean }
}

function Receipt({ subscriptionId, receipt }: ReceiptProps) {
  const { receipts: words } = useTexts(changeTexts)
  const language = useLanguage()
  const { mutate, isPending } = useUndo(subscriptionId)
  const at = new Date(receipt.at)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5">
      <div className="min-w-0 flex-1 basis-72">
        <p className="num text-note text-muted">
          <bdi dir="ltr">{receipt.number}</bdi>
          {language === 'ar' ? '، ' : ', '}
          {formatDay(dayOf(at), language, 'long')}
          {language === 'ar' ? '، ' : ', '}
          {formatClock(at)}
        </p>
        <p className="num">{receipt.text}</p>
      </div>
      {receipt.canUndo && (
        <Button
          size="sm"
          variant="line"
          aria-label={words.undoNamed(receipt.number)}
          isPending={isPending}
          onClick={() => mutate(receipt.number)}
        >
          {words.undo}
        </Button>
      )}
    </li>
  )
}
