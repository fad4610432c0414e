import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { AddressPicker } from '#features/addresses/web/public.ts'
import { sessionQuery } from '#features/auth/web/public.ts'
import {
  CardSaverContext,
  firstPaymentChoice,
  PaymentMethodPicker,
  useCardSaver,
} from '#features/payments/web/public.ts'
import { call } from '#shared/wire/call.ts'
import type { CallInput } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { orderOffer } from '../../offer-contract.ts'
import { adminTexts } from '../admin/admin-texts.ts'

interface OfferOrderProps {
  token: string
  totalFils: number
}

/** Where it goes and how it is paid; ordering accepts the offer and leads to the plan. */
export function OfferOrder({ token, totalFils }: OfferOrderProps) {
  const words = useTexts(adminTexts).page
  const { data: user } = useQuery(sessionQuery)
  const isOnline = useIsOnline()
  const draft = useDraft('offer', { addressId: 0, method: firstPaymentChoice.method })
  const { addressId, method: chosen } = draft.values
  const [card, setCard] = useState(firstPaymentChoice.card)
  const choice = { ...firstPaymentChoice, method: chosen, card }
  const [isTried, setTried] = useState(false)
  const cards = useCardSaver()
  const router = useRouter()
  const order = useAction((input: CallInput<typeof orderOffer>) => call(orderOffer, input), {
    done: words.ordered,
    refreshes: [['subscriptions'], ['payments'], ['quote-offer']],
    onDone: () => {
      draft.clear()
      void router.navigate({ to: '/dashboard/subscriptions' })
    },
  })
  const isCardMissing = choice.method === 'credit_card' && choice.card === null
  const submit = async () => {
    setTried(true)
    if (addressId === 0) return
    const paid = await cards.complete(choice)
    if (!paid) return
    const { method, card: paidCard } = paid
    if (method === 'credit_card' && paidCard === null) return
    if (method !== 'credit_card' && method !== 'bank_transfer') return
    order.mutate({
      token,
      deliveryAddressId: addressId,
      paymentMethod: method,
      ...(method === 'credit_card' && paidCard && { cardSetupId: paidCard.id }),
    })
  }
  return (
    <>
      <section className="grid gap-3" inert={order.isPending}>
        <h2 className="text-xl">{words.address}</h2>
        <AddressPicker
          value={addressId}
          onChange={(next) => draft.change({ addressId: next })}
          showErrors={isTried}
          isDefaultChosen
        />
      </section>
      {user && (
        <>
          <section className="grid gap-3" inert={order.isPending}>
            <h2 className="text-xl">{words.pay}</h2>
            <CardSaverContext value={cards.offer}>
              <PaymentMethodPicker
                product="custom"
                amountFils={totalFils}
                isSignedIn
                value={choice}
                onChange={(next) => {
                  setCard(next.card)
                  draft.change({ method: next.method })
                }}
                errors={isTried && isCardMissing ? { card: words.cardNeeded } : undefined}
              />
            </CardSaverContext>
          </section>
          <Button
            isPending={order.isPending || order.isSuccess || cards.isSaving}
            disabledReason={isOnline ? undefined : words.offline}
            onClick={() => void submit()}
          >
            {words.order}
          </Button>
        </>
      )}
    </>
  )
}
