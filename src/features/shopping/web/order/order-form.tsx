import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import {
  addressesQuery,
  addressName,
  addressSummary,
  useAddressDialogs,
} from '#features/addresses/web/public.ts'
import { BuyerLine, useBuyer } from '#features/household/web/public.ts'
import {
  CardFrame,
  CardSaverContext,
  useCardSaver,
  type PaymentChoice,
} from '#features/payments/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Select } from '#ui/choices/select.tsx'
import { cx } from '#ui/cx.ts'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ORDER_METHODS, type OrderMethod } from '../../rules.ts'
import { orderTexts } from '../order-texts.ts'
import { type Quote, LISTS_KEY, ORDERS_KEY } from '../queries.ts'
import { texts } from '../texts.ts'
import { Bill } from './bill.tsx'
import { OrderLines } from './lines.tsx'
import { WarnedDishes } from './warned-dishes.tsx'
import { windowWords } from './window-words.ts'
import { useNavigate } from '@tanstack/react-router'
import { useAction } from '#ui/actions/use-action.ts'
import { placeIngredientOrder } from '../../orders-contract.ts'
import { orderPath } from '../paths.ts'

const NEW_ADDRESS = 'new'

type Card = PaymentChoice['card']

/** 0 is the first address. A card is never part of a draft. */
const FIRST_CHOICE: { addressId: number; method: OrderMethod } = {
  addressId: 0,
  method: 'credit_card',
}

interface OrderFormProps {
  quote: Quote
  /** Another quote is on its way. */
  isChanging: boolean
  /** The quote no longer holds. */
  onStale: () => void
  /** On a phone the total and the button stand at the foot of the page, not at the form's end. */
  hasBar: boolean
}

export function OrderForm({ quote, isChanging, onStale, hasBar }: OrderFormProps) {
  const { panel } = useTexts(orderTexts)
  const { items } = useTexts(texts)
  const language = useLanguage()
  const { data: addresses } = useQuery(addressesQuery(language))
  const draft = useDraft(`ingredient-order:${JSON.stringify(quote.source)}`, FIRST_CHOICE)
  const { addressId: chosenId, method } = draft.values
  const [card, setCard] = useState<Card>(null)
  const [isOtherCard, setIsOtherCard] = useState(false)
  const [isTried, setTried] = useState(false)
  const order = usePlaceOrder({ onStale, onPlaced: () => draft.clear() })
  const cards = useCardSaver()
  const buyer = useBuyer()
  const addressId = addresses?.find(({ id }) => id === chosenId)?.id ?? addresses?.at(0)?.id
  const hasPlanCard = quote.card !== null && !isOtherCard
  const isCardMissing = method === 'credit_card' && !hasPlanCard && card === null
  const place = async () => {
    if (addressId === undefined || !(await buyer.complete())) return
    const paid = isCardMissing ? await cards.complete({ method, card, paypalEmail: '' }) : { card }
    if (!paid || (isCardMissing && !paid.card)) return setTried(true)
    const cardSetupId = hasPlanCard || method !== 'credit_card' ? undefined : paid.card?.id
    order.place({
      ...quote.source,
      quoteId: quote.quoteId,
      deliveryAddressId: addressId,
      paymentMethod: method,
      ...(cardSetupId !== undefined && { cardSetupId }),
    })
  }
  const isPending = order.isPending || isChanging || cards.isSaving || buyer.isSaving
  const barred = addressId === undefined ? panel.addressNeeded : undefined
  return (
    <div className="grid gap-4">
      <p className="num -mt-1 text-note text-muted">
        {panel.lead(items(quote.lines.length), windowWords(quote.window, language))}
      </p>
      <AddressSelect value={addressId} onChange={(chosen) => draft.change({ addressId: chosen })} />
      <BuyerLine buyer={buyer} />
      <CardSaverContext value={cards.offer}>
        <RadioCards<OrderMethod>
          label={panel.payment}
          value={method}
          onChange={(next) => next && draft.change({ method: next })}
          options={useMethodOptions(
            quote,
            <CardStep
              quote={quote}
              card={card}
              isOther={isOtherCard}
              onCard={setCard}
              onOther={setIsOtherCard}
              error={isTried && isCardMissing ? panel.cardNeeded : undefined}
            />,
          )}
        />
      </CardSaverContext>
      <OrderLines lines={quote.lines} />
      <WarnedDishes dishes={quote.warnedDishes} />
      <Bill bill={quote} />
      {order.failure !== undefined && (
        <Notice tone="bad" isLive>
          {order.failure}
        </Notice>
      )}
      <div className={cx(hasBar && 'max-md:hidden')}>
        <Button isBlock isPending={isPending} disabledReason={barred} onClick={() => void place()}>
          {panel.place}
        </Button>
      </div>
      {hasBar && (
        <OrderBar
          quote={quote}
          barred={barred}
          isPending={isPending}
          onPlace={() => void place()}
        />
      )}
    </div>
  )
}

interface OrderBarProps {
  quote: Quote
  barred: string | undefined
  isPending: boolean
  onPlace: () => void
}

function OrderBar({ quote, barred, isPending, onPlace }: OrderBarProps) {
  const { panel } = useTexts(orderTexts)
  const { items } = useTexts(texts)
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3.5 rounded-t-card bg-card px-4 pt-3 pb-4.5 shadow-sheet md:hidden">
      <p className="num min-w-0 flex-1 leading-snug">
        <strong className="display block text-[1.375rem] font-bold">
          <Price dirhams={quote.total} decimals="always" />
        </strong>
        <span className="block text-sm text-muted">
          {barred ?? panel.delivered(items(quote.lines.length))}
        </span>
      </p>
      <Button isPending={isPending} isDisabled={barred !== undefined} onClick={onPlace}>
        {panel.place}
      </Button>
    </div>
  )
}

function useMethodOptions(quote: Quote, cardStep: ReactNode) {
  const { panel, methods } = useTexts(orderTexts)
  return ORDER_METHODS.map((method) => {
    const isCard = method === 'credit_card'
    return {
      value: method,
      label: methods[method],
      description: isCard ? <PlanCard quote={quote} /> : panel.cash,
      ...(isCard && { details: cardStep }),
    }
  })
}

function PlanCard({ quote }: { quote: Quote }) {
  const { panel } = useTexts(orderTexts)
  if (!quote.card?.last4) return null
  return (
    <bdi dir="ltr" className="num">
      {panel.card(quote.card.last4)}
    </bdi>
  )
}

interface CardStepProps {
  quote: Quote
  card: Card
  isOther: boolean
  onCard: (card: Card) => void
  onOther: (isOther: boolean) => void
  error: string | undefined
}

/** The card of the plan is charged; another one goes through the provider's own form. */
function CardStep({ quote, card, isOther, onCard, onOther, error }: CardStepProps) {
  const { panel } = useTexts(orderTexts)
  if (quote.card !== null && !isOther) {
    return (
      <Button variant="soft" size="sm" onClick={() => onOther(true)}>
        {panel.otherCard}
      </Button>
    )
  }
  return (
    <div className="grid gap-3">
      <CardFrame card={card} onCardChange={onCard} error={error} />
      {quote.card !== null && (
        <Button
          variant="plain"
          size="sm"
          className="justify-self-start"
          onClick={() => onOther(false)}
        >
          {panel.planCard}
        </Button>
      )}
    </div>
  )
}

function AddressSelect(props: { value: number | undefined; onChange: (id: number) => void }) {
  const { panel } = useTexts(orderTexts)
  const language = useLanguage()
  const { data = [], isError } = useQuery(addressesQuery(language))
  const dialogs = useAddressDialogs({ onSaved: ({ id }) => props.onChange(id) })
  const choose = (value: string | null) => {
    if (value === NEW_ADDRESS) dialogs.add()
    else if (value !== null) props.onChange(Number(value))
  }
  return (
    <>
      <Select
        label={panel.address}
        placeholder={panel.chooseAddress}
        start={<MapPin />}
        isRequired
        errorMessage={isError ? panel.addressesFailed : undefined}
        value={props.value === undefined ? null : String(props.value)}
        onChange={choose}
        options={[
          ...data.map((one) => ({
            value: String(one.id),
            label: addressName(one, language),
            description: addressSummary(one, language),
          })),
          { value: NEW_ADDRESS, label: panel.newAddress },
        ]}
      />
      {dialogs.element}
    </>
  )
}

interface PlaceOrder {
  /** The quote no longer holds. */
  onStale: () => void
  onPlaced: () => void
}

function usePlaceOrder({ onStale, onPlaced }: PlaceOrder) {
  const { panel } = useTexts(orderTexts)
  const navigate = useNavigate()
  const { mutate, isPending, failure } = useAction(placeIngredientOrder, {
    done: ({ number }) => ({ title: panel.placed, text: panel.placedText(number) }),
    failed: panel.notPlaced,
    onDone: async (order) => {
      onPlaced()
      await navigate({ href: orderPath(order.id) })
    },
    onRefused: { order_changed: onStale },
    refreshes: [LISTS_KEY, ORDERS_KEY],
  })
  return { place: mutate, isPending, failure }
}
