import { CalendarCheck, RotateCcw, Truck } from 'lucide-react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Quote } from '../../queries.ts'
import { texts } from '../texts.ts'

export interface BillState {
  quote: Quote | undefined
  isLoading: boolean
  isError: boolean
  isPriceChanged: boolean
  error: string | undefined
  isBusy: boolean
  onRetry: () => void
  onConfirm: () => void
}

/** The panel next to the steps on a wide screen. */
export function BillPanel(props: BillState) {
  const { bill } = useTexts(texts)
  return (
    <aside
      aria-labelledby="bill-title"
      className="sticky top-6 overflow-hidden rounded-card bg-subtle max-lg:hidden"
    >
      <Cloth
        colour="saffron"
        corner="none"
        clothEdge="subtle"
        className="flex items-center justify-between gap-4 px-6.5 pt-4 pb-6.5"
      >
        <h2 id="bill-title" className="text-2xl">
          {bill.title}
        </h2>
        <Plate slug="machboos" version={PLATES_VERSION} size={92} alt="" />
      </Cloth>
      <div className="px-6.5 pt-4 pb-6.5">
        <BillLines {...props} />
        <div className="mt-5">
          <BillErrors {...props} />
          <ConfirmButton {...props} isBlock />
        </div>
        <BillFacts quote={props.quote} />
      </div>
    </aside>
  )
}

/** Why the last attempt ordered nothing; it stays in the page, the toast only repeats it. */
export function BillErrors({ isPriceChanged, error }: Pick<BillState, 'isPriceChanged' | 'error'>) {
  const { bill } = useTexts(texts)
  if (isPriceChanged) {
    return (
      <Notice tone="warn" isLive title={`${bill.changed}.`} className="mb-4">
        {bill.changedLead}
      </Notice>
    )
  }
  return error === undefined ? null : (
    <Notice tone="bad" isLive className="mb-4">
      {error}
    </Notice>
  )
}

export function ConfirmButton(props: BillState & { isBlock?: boolean; isShort?: boolean }) {
  const { bill } = useTexts(texts)
  const isOnline = useIsOnline()
  return (
    <Button
      size="lg"
      isBlock={props.isBlock ?? false}
      isPending={props.isBusy}
      disabledReason={isOnline ? undefined : bill.offline}
      onClick={props.onConfirm}
    >
      {props.isShort ? bill.confirmShort : bill.confirm}
    </Button>
  )
}

interface BillLinesProps extends Pick<BillState, 'quote' | 'isLoading' | 'isError' | 'onRetry'> {
  /** Nothing of it is ever delivered, so that no word of delivery fees is needed. */
  isWithoutDelivery?: boolean
}

export function BillLines({
  quote,
  isLoading,
  isError,
  onRetry,
  isWithoutDelivery,
}: BillLinesProps) {
  const { bill } = useTexts(texts)
  if (isError) {
    return (
      <ErrorState title={bill.failed} headingLevel={3} onRetry={onRetry} isRetrying={isLoading}>
        {null}
      </ErrorState>
    )
  }
  if (!quote && isLoading) {
    return (
      <SkeletonGroup label={bill.loading}>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-4/5" />
        <Skeleton className="h-9 w-full" />
      </SkeletonGroup>
    )
  }
  if (!quote) return <p className="text-muted">{bill.waiting}</p>
  return (
    <div aria-live="polite" aria-atomic="true">
      <dl className="num grid gap-2.5">
        {quote.lines.map((line) => (
          <div key={line.code} className="flex justify-between gap-5">
            <dt>{line.label}</dt>
            <dd>
              {line.amount > 0 ? (
                <Price dirhams={line.amount} decimals="always" />
              ) : (
                <span className="font-strong text-ok">
                  {line.code === 'delivery' ? bill.free : bill.included}
                </span>
              )}
            </dd>
          </div>
        ))}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-5 border-t-2 border-ink pt-3">
          <dt className="display text-xl">{bill.total}</dt>
          <dd className="display text-2xl">
            <Price dirhams={quote.total} decimals="always" />
          </dd>
        </div>
      </dl>
      <p className="num mt-1.5 text-note text-muted">
        {bill.vat} <Price dirhams={quote.vatIncluded} decimals="always" />
        {quote.pricePerMeal !== null && (
          <>
            <br />
            <Price dirhams={quote.pricePerMeal} decimals="always" /> {bill.perMeal(quote.meals)}
          </>
        )}
      </p>
      {!isWithoutDelivery && <p className="mt-1.5 text-note text-muted">{bill.note}</p>}
    </div>
  )
}

export function BillFacts({ quote }: { quote: Quote | undefined }) {
  const { bill } = useTexts(texts)
  const language = useLanguage()
  return (
    <ul className="mt-4 grid gap-2 text-note">
      {quote?.chargedOn && (
        <li className="flex gap-2.5">
          <CalendarCheck aria-hidden="true" className="mt-0.5 flex-none text-info" />
          <span>
            {bill.charged}{' '}
            <strong className="font-strong">{formatDay(quote.chargedOn, language)}</strong>
            {language === 'ar' ? '، ' : ', '}
            {bill.thenEvery}
          </span>
        </li>
      )}
      {quote?.firstDeliveryOn && (
        <li className="flex gap-2.5">
          <Truck aria-hidden="true" className="flip mt-0.5 flex-none text-info" />
          <span>
            {bill.firstDelivery}{' '}
            <strong className="font-strong">{formatDay(quote.firstDeliveryOn, language)}</strong>
          </span>
        </li>
      )}
      <li className="flex gap-2.5">
        <RotateCcw aria-hidden="true" className="mt-0.5 flex-none text-info" />
        <span>{bill.policy}</span>
      </li>
    </ul>
  )
}
