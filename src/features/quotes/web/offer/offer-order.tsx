import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { AddressPicker } from '#features/addresses/web/public.ts'
import { sessionQuery } from '#features/auth/web/public.ts'
import { firstPaymentChoice, PaymentMethodPicker } from '#features/payments/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { newIdempotencyKey } from '#shared/wire/idempotency-key.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { useIsOnline } from '#ui/feedback/use-is-online.ts'
import { useTexts } from '#ui/texts.ts'
import { faultText } from '#ui/writing/fault-text.ts'
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
  const [addressId, setAddressId] = useState(0)
  const [choice, setChoice] = useState(firstPaymentChoice)
  const [isTried, setTried] = useState(false)
  const order = useOrder(token)
  const isCardMissing = choice.method === 'credit_card' && choice.card === null
  const submit = () => {
    setTried(true)
    const { method, card } = choice
    if (addressId === 0 || isCardMissing) return
    if (method !== 'credit_card' && method !== 'bank_transfer') return
    order.mutate({
      token,
      deliveryAddressId: addressId,
      paymentMethod: method,
      ...(method === 'credit_card' && card && { cardSetupId: card.id }),
    })
  }
  return (
    <>
      <section className="grid gap-3" inert={order.isPending}>
        <h2 className="text-xl">{words.address}</h2>
        <AddressPicker
          value={addressId}
          onChange={setAddressId}
          showErrors={isTried}
          isDefaultChosen
        />
      </section>
      {user && (
        <>
          <section className="grid gap-3" inert={order.isPending}>
            <h2 className="text-xl">{words.pay}</h2>
            <PaymentMethodPicker
              product="custom"
              amountFils={totalFils}
              isSignedIn
              value={choice}
              onChange={setChoice}
              errors={isTried && isCardMissing ? { card: words.cardNeeded } : undefined}
            />
          </section>
          <Button
            isPending={order.isPending || order.isSuccess}
            disabledReason={isOnline ? undefined : words.offline}
            onClick={submit}
          >
            {words.order}
          </Button>
        </>
      )}
    </>
  )
}

function useOrder(token: string) {
  const words = useTexts(adminTexts).page
  const queryClient = useQueryClient()
  const router = useRouter()
  const [idempotencyKey] = useState(newIdempotencyKey)
  return useMutation({
    networkMode: 'always',
    mutationKey: ['order-offer', token],
    mutationFn: (wish: Parameters<typeof call<typeof orderOffer>>[1]) =>
      call(orderOffer, wish, { idempotencyKey }),
    onError: (error) =>
      toast({ title: faultText(error, words.failedText), variant: 'destructive' }),
    onSuccess: async () => {
      toast({ title: words.ordered, variant: 'success' })
      await router.navigate({ to: '/dashboard/subscriptions' })
      await queryClient.invalidateQueries()
    },
  })
}
