import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '#features/deliveries/web/public.ts'
import { attachRestaurant } from '#features/subscriptions/contract.ts'
import { formatDay } from '#shared/dates.ts'
import { call } from '#shared/wire/call.ts'
import { useLanguage } from '#ui/language.tsx'
import type { FailedQuery } from '#ui/feedback/retry-notice.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { type Quote, quoteQuery, type Subscription } from '../../queries.ts'
import { changeTexts } from '../change-texts.ts'
import { billFacts } from './bill-facts.tsx'
import { KitchenSelect } from './kitchen-select.tsx'

interface KitchenDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** Another restaurant before the first charge, with its bill next to today's. */
export function KitchenDialog({ subscription, onClose }: KitchenDialogProps) {
  const words = useTexts(changeTexts)
  const { id, restaurantId: current } = subscription
  const [restaurantId, setRestaurantId] = useState(current)
  const isChanged = restaurantId !== current
  const quote = useQuote(subscription, isChanged ? restaurantId : undefined)
  const { mutate, isPending } = useChange({
    send: (quoteId: string) => call(attachRestaurant, { id, restaurantId, quoteId }),
    say: ({ effectiveFrom }) => words.kitchen.done(effectiveFrom),
    failed: words.failedToast,
    onDone: onClose,
    onSettled: () => void quote.refetch(),
  })
  return (
    <ChangeDialog
      title={words.kitchen.title}
      lead={words.kitchen.lead}
      cancelLabel={words.keep}
      confirmLabel={words.kitchen.confirm}
      isReady={isChanged && quote.data !== undefined && !quote.isFetching}
      isPending={isPending}
      onConfirm={() => quote.data && mutate(quote.data.quoteId)}
      onClose={onClose}
    >
      <KitchenSelect
        addressId={subscription.deliveryAddressId}
        value={restaurantId}
        onChange={setRestaurantId}
      />
      {isChanged && <Consequences query={quote} paidNow={subscription.bill.total} />}
    </ChangeDialog>
  )
}

/** The bill of another restaurant, read again each time. */
function useQuote(subscription: Subscription, restaurantId: number | undefined) {
  const { planId, startDate, addOns, preferences } = subscription
  const input =
    restaurantId === undefined
      ? undefined
      : {
          planId,
          restaurantId,
          startDate,
          addOns,
          preferences: { cuisines: [], dietary: preferences.dietary },
        }
  return useQuery({ ...quoteQuery(useLanguage(), input), staleTime: 0, gcTime: 0, retry: false })
}

interface ConsequencesProps {
  query: FailedQuery & { data: Quote | undefined }
  /** AED a cycle. */
  paidNow: number
}

function Consequences({ query, paidNow }: ConsequencesProps) {
  const { data: quote } = query
  const words = useTexts(changeTexts)
  const language = useLanguage()
  return (
    <FactList
      loading={words.loading}
      query={query}
      failed={words.failed}
      facts={
        quote && [
          ...billFacts(quote, quote.total - paidNow, words.next),
          quote.firstDeliveryOn !== null && {
            label: words.next.firstDelivery,
            value: formatDay(quote.firstDeliveryOn, language, 'long'),
          },
          { label: words.kitchen.charged, value: formatDay(quote.chargedOn, language, 'long') },
        ]
      }
    />
  )
}
