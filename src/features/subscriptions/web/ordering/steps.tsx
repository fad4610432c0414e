import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { addressesQuery, AddressPicker, addressSummary } from '#features/addresses/web/public.ts'
import { sessionQuery } from '#features/auth/web/public.ts'
import { PaymentMethodPicker, type PaymentChoice } from '#features/payments/web/public.ts'
import { RestaurantPicker, useRestaurant } from '#features/restaurants/web/public.ts'
import type { Day } from '#shared/dates.ts'
import { DIET_NAMES } from '#shared/food/food.ts'
import { toFils } from '#shared/money.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { StepCard } from '#ui/layout/step-card.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { firstStartDate, lastStartDate } from '../../rules.ts'
import type { Draft } from '../draft/draft.ts'
import { firstWeeksOf } from '../draft/first-weeks.ts'
import type { Plan } from '../draft/plan.ts'
import type { Quote } from '../queries.ts'
import { texts } from './texts.ts'

const Calendar = lazyPart(async () => (await import('#ui/dates/calendar.tsx')).Calendar)

export interface StepProps {
  draft: Draft
  today: Day
  change: (change: Partial<Draft>) => void
  state: 'done' | 'open' | 'later'
  error: string | undefined
  onEdit: () => void
  onNext: () => void
}

interface FrameProps extends StepProps {
  name: string
  number: number
  title: string
  summary: ReactNode
  children: ReactNode
  hasNext?: boolean
}

function Frame({ name, hasNext = true, ...props }: FrameProps) {
  const { flow } = useTexts(texts)
  return (
    <div id={`step-${name}`} tabIndex={-1} className="scroll-mt-6 rounded-card outline-none">
      <StepCard
        number={props.number}
        title={props.title}
        state={props.state}
        summary={props.summary}
        onEdit={props.onEdit}
      >
        {props.children}
        {hasNext && (
          <Button className="mt-5 max-sm:w-full" onClick={props.onNext}>
            {flow.next}
          </Button>
        )}
      </StepCard>
    </div>
  )
}

/** The first weeks of the order; the bill of the chosen restaurant knows its own days. */
function useFirstWeeks({ startDate }: Draft, { daysPerWeek }: Plan, quote?: Quote) {
  const [now] = useState(() => productNow())
  return firstWeeksOf({ startDate, daysPerWeek, now }, quote)
}

export function DateStep(props: StepProps & { plan: Plan; quote: Quote | undefined }) {
  const { flow } = useTexts(texts)
  const { draft, today, change, plan, quote } = props
  const { first, last } = useFirstWeeks(draft, plan, quote)
  return (
    <Frame
      {...props}
      name="date"
      number={1}
      title={flow.dateTitle}
      summary={props.state === 'later' ? flow.dateLater : flow.dateSummary(first, last)}
    >
      <Suspense fallback={<CalendarSkeleton />}>
        <Calendar
          label={flow.dateLabel}
          value={draft.startDate < first ? first : draft.startDate}
          onChange={(startDate) => change({ startDate })}
          minValue={firstStartDate(today)}
          maxValue={lastStartDate(today)}
        />
      </Suspense>
      {draft.startDate < first && (
        <output className="mt-3 block text-note text-muted">{flow.dateHint(first)}</output>
      )}
    </Frame>
  )
}

function CalendarSkeleton() {
  const { flow } = useTexts(texts)
  return (
    <SkeletonGroup label={flow.dateLabel}>
      <Skeleton className="h-80 w-full max-w-105" />
    </SkeletonGroup>
  )
}

export function AddressStep(props: StepProps) {
  const { flow } = useTexts(texts)
  const language = useLanguage()
  const { draft, change, state } = props
  const { data: user } = useQuery(sessionQuery)
  const { data: addresses } = useQuery({ ...addressesQuery(language), enabled: Boolean(user) })
  const chosen = addresses?.find(({ id }) => id === draft.addressId)
  return (
    <Frame
      {...props}
      name="address"
      number={2}
      title={flow.addressTitle}
      summary={state === 'done' && chosen ? addressSummary(chosen, language) : flow.addressLater}
      hasNext={Boolean(user) && addresses?.length !== 0}
    >
      <AddressPicker
        value={draft.addressId}
        onChange={(addressId) => change({ addressId, stepsDone: Math.min(draft.stepsDone, 2) })}
        showErrors={props.error !== undefined}
        isDefaultChosen
      />
    </Frame>
  )
}

export function RestaurantStep(props: StepProps & { plan: Plan }) {
  const { flow } = useTexts(texts)
  const language = useLanguage()
  const { draft, change, state, plan } = props
  const { first } = useFirstWeeks(draft, plan)
  const { data: chosen } = useRestaurant(
    language,
    { addressId: draft.addressId, startDate: first },
    draft.restaurantId,
    draft.addressId > 0,
  )
  const diets = draft.diets.map((diet) => DIET_NAMES[diet][language])
  return (
    <Frame
      {...props}
      name="restaurant"
      number={3}
      title={flow.restaurantTitle}
      summary={
        state === 'done' && chosen ? (
          <>
            {chosen.name}
            {diets.length > 0 && `. ${flow.diets(diets.join(language === 'ar' ? '، ' : ', '))}`}
          </>
        ) : (
          flow.restaurantLater
        )
      }
    >
      <RestaurantPicker
        value={draft.restaurantId}
        onChange={(restaurantId) => change({ restaurantId })}
        addressId={draft.addressId}
        diets={draft.diets}
        onDietsChange={(changed) => change({ diets: changed })}
        startDate={first}
        showErrors={props.error !== undefined}
      />
    </Frame>
  )
}

interface PaymentStepProps extends StepProps {
  payment: PaymentChoice
  quote: Quote | undefined
  onPayment: (choice: PaymentChoice) => void
}

export function PaymentStep(props: PaymentStepProps) {
  const { flow } = useTexts(texts)
  const { payment, quote, error } = props
  const { data: user } = useQuery(sessionQuery)
  const field = payment.method === 'paypal' ? 'paypalEmail' : 'card'
  return (
    <Frame
      {...props}
      name="payment"
      number={4}
      title={flow.paymentTitle}
      summary={quote?.chargedOn ? flow.nothingBefore(quote.chargedOn) : flow.paymentLater}
      hasNext={false}
    >
      <PaymentMethodPicker
        product="subscription"
        amountFils={quote && toFils(quote.total)}
        isSignedIn={Boolean(user)}
        value={payment}
        onChange={props.onPayment}
        errors={error === undefined ? undefined : { [field]: error }}
      />
    </Frame>
  )
}
