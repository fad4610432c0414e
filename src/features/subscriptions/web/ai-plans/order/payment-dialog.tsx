import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { BuyerLine, useBuyer } from '#features/household/web/public.ts'
import { isPlanMethod } from '#features/payments/rules.ts'
import {
  CardSaverContext,
  PaymentMethodPicker,
  useCardSaver,
  type PaymentChoice,
} from '#features/payments/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { dayOf } from '#shared/dates.ts'
import { toFils } from '#shared/money.ts'
import { productNow } from '#shared/page/product-now.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { BillErrors, BillLines } from '../../ordering/bill/bill.tsx'
import { paymentErrorOf } from '../../draft/order.ts'
import { useSubscribe, type Order } from '../../ordering/use-subscribe.ts'
import { quoteQuery } from '../../queries.ts'
import { AddOnSwitches } from './add-on-switches.tsx'
import { OrderFacts } from './order-facts.tsx'
import type { OrderDialogProps } from './order-dialogs.tsx'
import { aiOrderTexts } from './order-texts.ts'
import { PLACE_ID, PlaceNotice } from './place-notice.tsx'
import { usePlace } from './use-place.ts'

/** The bill with its add-ons, the way to pay, and the order itself. */
export function PaymentDialog({ plan, draft, change, onOrdered }: OrderDialogProps) {
  const { payment: words, notes, toasts } = useTexts(aiOrderTexts)
  const language = useLanguage()
  const place = usePlace()
  const cards = useCardSaver()
  const buyer = useBuyer()
  const { bill, setChanged, showNewBill } = useAiBill({ plan, draft }, place.kitchen?.id)
  const [savedCard, setCard] = useState<PaymentChoice['card']>(null)
  const { paymentMethod, paypalEmail: typedEmail } = draft
  const choice: PaymentChoice = { method: paymentMethod, paypalEmail: typedEmail, card: savedCard }
  const [isTried, setTried] = useState(false)
  const isOnline = useIsOnline()
  const isByCard = choice.method === 'credit_card'
  const subscribe = useAiSubscribe({ isByCard, onPriceChanged: showNewBill, onOrdered })
  const paymentError = paymentErrorOf(choice, language)
  const faultyField = choice.method === 'paypal' ? 'paypalEmail' : 'card'
  const close = () => !subscribe.isBusy && change({ step: 'none' })

  const confirm = async () => {
    if (!(await subscribe.requireLogin())) return
    setTried(true)
    setChanged(false)
    const { address, kitchen } = place
    if (!address || !kitchen) document.getElementById(PLACE_ID)?.focus()
    if (!address) {
      return toast({ title: toasts.addressTitle, text: toasts.address, variant: 'destructive' })
    }
    if (!kitchen) {
      const { restaurantTitle: title, restaurant: text } = toasts
      return toast({ title, text, variant: 'destructive' })
    }
    if (!(await buyer.complete())) return
    const paid = await cards.complete(choice)
    if (!paid) return
    if (paymentErrorOf(paid, language) !== undefined) return focusField(faultyField)
    const { method, paypalEmail, card } = paid
    if (!isPlanMethod(method)) return
    subscribe.send({
      planId: plan.id,
      startDate: dayOf(productNow()),
      deliveryAddressId: address.id,
      restaurantId: kitchen.id,
      preferences: { cuisines: draft.cuisines, dietary: draft.diets },
      addOns: bill.addOns,
      paymentMethod: method,
      paymentMetadata: method === 'paypal' ? { paypalEmail: paypalEmail.trim() } : null,
      ...(method === 'credit_card' && card && { cardSetupId: card.id }),
      ...(bill.quote && { quoteId: bill.quote.quoteId }),
    } satisfies Order)
  }
  return (
    <Dialog
      isOpen
      size="lg"
      title={words.title(plan.name)}
      onClose={close}
      actions={
        <>
          <Button
            variant="line"
            isDisabled={subscribe.isBusy}
            onClick={() => change({ step: 'preferences' })}
          >
            {words.back}
          </Button>
          <Button
            isPending={subscribe.isBusy || cards.isSaving || buyer.isSaving}
            disabledReason={isOnline ? undefined : words.offline}
            onClick={() => void confirm()}
          >
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid gap-6" inert={subscribe.isBusy}>
        <PlaceNotice place={place} />
        <BuyerLine buyer={buyer} />
        <AddOnSwitches value={draft.addOns} onChange={(addOns) => change({ addOns })} />
        <section aria-labelledby="ai-bill-title">
          <h3 id="ai-bill-title" className="mb-2.5 text-lg">
            {words.bill}
          </h3>
          <BillLines {...bill} isLoading={bill.isLoading || place.isLoading} isWithoutDelivery />
          <OrderFacts isByCard={isByCard} address={place.address} />
        </section>
        <section aria-labelledby="ai-pay-title">
          <h3 id="ai-pay-title" className="mb-2.5 text-lg">
            {words.how}
          </h3>
          <CardSaverContext value={cards.offer}>
            <PaymentMethodPicker
              product="subscription"
              amountFils={bill.quote && toFils(bill.quote.total)}
              isSignedIn
              notes={notes}
              value={choice}
              onChange={({ method, paypalEmail, card: chosen }) => {
                setCard(chosen)
                change({ paypalEmail, ...(isPlanMethod(method) && { paymentMethod: method }) })
              }}
              errors={
                isTried && paymentError !== undefined ? { [faultyField]: paymentError } : undefined
              }
            />
          </CardSaverContext>
        </section>
        <BillErrors isPriceChanged={bill.isPriceChanged} error={subscribe.failure} />
      </div>
    </Dialog>
  )
}

/** The card form is a frame: it can be brought into view, not filled or focused from here. */
function focusField(field: string): void {
  const input = document.getElementsByName(field)[0]
  if (input) return input.focus()
  document.querySelector(`[data-field="${field}"]`)?.scrollIntoView({ block: 'center' })
}

interface AiSubscribeOptions extends Pick<OrderDialogProps, 'onOrdered'> {
  isByCard: boolean
  onPriceChanged: (details: Readonly<Record<string, unknown>>) => void
}

function useAiSubscribe({ isByCard, onPriceChanged, onOrdered }: AiSubscribeOptions) {
  const { toasts } = useTexts(aiOrderTexts)
  const queryClient = useQueryClient()
  return useSubscribe({
    page: '/ai-meal-plans',
    created: isByCard ? toasts.created : toasts.awaited,
    failureOf: (error) => {
      if (!(error instanceof CallError)) return toasts.unexpected
      return error.text || toasts.failed
    },
    onCreated: () => {
      onOrdered(isByCard ? '/dashboard/ai-meal-suggestions' : '/dashboard/subscriptions')
      void queryClient.invalidateQueries({ queryKey: ['suggestions'] })
    },
    onPriceChanged,
  })
}

/** The bill of the plan with its add-ons, and the new one when an order was refused over its price. */
function useAiBill(
  { plan, draft }: Pick<OrderDialogProps, 'plan' | 'draft'>,
  restaurantId?: number,
) {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [isPriceChanged, setChanged] = useState(false)
  const { addOns } = draft
  const query = quoteQuery(
    language,
    restaurantId === undefined ? undefined : { planId: plan.id, restaurantId, addOns },
  )
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  return {
    bill: {
      quote: data,
      addOns,
      isLoading: isFetching,
      isError,
      isPriceChanged,
      onRetry: () => void refetch(),
    },
    setChanged,
    showNewBill: (details: Readonly<Record<string, unknown>>) => {
      setChanged(true)
      if (data) queryClient.setQueryData(query.queryKey, { ...data, ...details })
    },
  }
}
