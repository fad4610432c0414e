import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { toUsdCents } from '#shared/money.ts'
import { FieldError } from '#ui/fields/frame/field-error.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import { formatUsd, type OfferedMethod, type PayableProduct } from '../rules.ts'
import { CardFrame } from './card/card-frame.tsx'
import { paymentMethodsQuery, type CardSetup } from './queries.ts'

type Texts = (typeof messages)['en']

export interface PaymentChoice {
  method: OfferedMethod
  paypalEmail: string
  /** The saved card, where there is one. */
  card: CardSetup | null
}

export const firstPaymentChoice: PaymentChoice = {
  method: 'credit_card',
  paypalEmail: '',
  card: null,
}

export interface PaymentMethodPickerProps {
  product: PayableProduct
  /** What will be charged, for the amount in US dollars; unknown before the bill is there. */
  amountFils?: number | undefined
  /** The card form opens for a signed-in customer only. */
  isSignedIn: boolean
  /** What is true of a method for this order alone, instead of what is said of it in general. */
  notes?: Partial<Record<OfferedMethod, string>>
  value: PaymentChoice
  onChange: (choice: PaymentChoice) => void
  errors?: Partial<Record<'method' | 'paypalEmail' | 'card', string>> | undefined
}

/** The ways to pay for a product as the server lists them, each with its own step below it. */
export function PaymentMethodPicker(props: PaymentMethodPickerProps) {
  const texts = useTexts(messages)
  const { product, notes, value, onChange, errors } = props
  const { data: methods, isError, isFetching, refetch } = useQuery(paymentMethodsQuery(product))
  if (isError) {
    const ask = () => void refetch()
    return <RetryNotice title={texts.methods.loadFailed} isRetrying={isFetching} onRetry={ask} />
  }
  if (!methods) {
    return (
      <SkeletonGroup label={texts.methods.label}>
        <Skeleton className="h-14 w-full" />
        <Skeleton className="h-14 w-full" />
      </SkeletonGroup>
    )
  }
  return (
    <RadioCards
      name="paymentMethod"
      label={texts.methods.label}
      isLabelHidden
      value={value.method}
      onChange={(method) => method && onChange({ ...value, method })}
      errorMessage={errors?.method}
      options={methods.map(({ method, name, note }) => ({
        value: method,
        label: name,
        description: notes?.[method] ?? note,
        end: endOf(method, props.amountFils, texts),
        details: stepOf(method, props),
      }))}
    />
  )
}

/** At the end of a method's row: how a card is protected, what PayPal collects. */
function endOf(
  method: OfferedMethod,
  amountFils: number | undefined,
  { methods, paypal }: Texts,
): ReactNode {
  if (method === 'credit_card') {
    return (
      <span className="inline-flex items-center gap-1.5 text-muted">
        <Lock className="size-4.5" />
        {methods.secure}
      </span>
    )
  }
  if (method !== 'paypal' || amountFils === undefined) return undefined
  const usd = formatUsd(toUsdCents(amountFils))
  return <bdi className="num text-muted">{paypal.amount(usd)}</bdi>
}

/** What a chosen method asks for; nothing for those that need no step. */
function stepOf(method: OfferedMethod, props: PaymentMethodPickerProps): ReactNode {
  if (method === 'credit_card') return <CardStep {...props} />
  if (method === 'paypal') return <PayPalStep {...props} />
  return undefined
}

function CardStep({ isSignedIn, value, onChange, errors }: PaymentMethodPickerProps) {
  const { methods } = useTexts(messages)
  return (
    <div className="grid gap-3" data-field="card">
      {isSignedIn ? (
        <CardFrame
          card={value.card}
          onCardChange={(card) => onChange({ ...value, card })}
          error={errors?.card}
        />
      ) : (
        <>
          <Notice>{methods.cardAfterLogin}</Notice>
          {errors?.card && <FieldError>{errors.card}</FieldError>}
        </>
      )}
    </div>
  )
}

function PayPalStep({ value, onChange, errors }: PaymentMethodPickerProps) {
  const { paypal } = useTexts(messages)
  return (
    <TextField
      name="paypalEmail"
      type="email"
      inputMode="email"
      autoComplete="email"
      dir="ltr"
      label={paypal.email}
      hint={paypal.emailHint}
      isRequired
      value={value.paypalEmail}
      onChange={(paypalEmail) => onChange({ ...value, paypalEmail })}
      errorMessage={errors?.paypalEmail}
    />
  )
}
