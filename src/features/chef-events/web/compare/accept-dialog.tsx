import { useState } from 'react'
import { BuyerLine, useBuyer } from '#features/household/web/public.ts'
import {
  CardFrame,
  CardSaverContext,
  useCardSaver,
  type PaymentChoice,
} from '#features/payments/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { listAllergens } from '#shared/food/list-allergens.ts'
import { Button } from '#ui/actions/button.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { acceptQuote } from '../../quotes-contract.ts'
import type { ChefEvent, ChefQuote } from '../queries.ts'
import { useEventAction } from '../use-event-action.ts'
import { compareTexts } from './texts.ts'

const price = (amount: number) => <Price dirhams={amount} decimals="always" />

interface AcceptDialogProps {
  event: ChefEvent
  quote: ChefQuote
  /** The card that paid last: it is offered first. */
  savedCard: PaymentChoice['card']
  onClose: () => void
}

/** The money of a quote, a card for it, and the press that books the chef. */
export function AcceptDialog({ event, quote, savedCard, onClose }: AcceptDialogProps) {
  const texts = useTexts(compareTexts)
  const { dialog } = texts
  const language = useLanguage()
  const [card, setCard] = useState(savedCard)
  const { mutate, isPending, failure } = useEventAction({
    send: (cardSetupId: number) =>
      call(acceptQuote, {
        id: event.id,
        quoteId: quote.id,
        cardSetupId,
        confirmedAllergens: [...quote.avoided, ...quote.traces],
      }),
    done: { title: dialog.booked, text: dialog.bookedText },
    errorTitle: dialog.error,
    failed: dialog.failed,
    onDone: onClose,
  })
  const cards = useCardSaver()
  const buyer = useBuyer()
  const [isMissing, setMissing] = useState(false)
  const pay = async () => {
    if (!(await buyer.complete())) return
    const paid = await cards.complete({ method: 'credit_card', card, paypalEmail: '' })
    setMissing(paid?.card === null)
    if (paid?.card) mutate(paid.card.id)
  }
  return (
    <Dialog
      isOpen
      title={dialog.title(quote.chef.name)}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose} isDisabled={isPending}>
            {dialog.keep}
          </Button>
          <Button
            isPending={isPending || cards.isSaving || buyer.isSaving}
            onClick={() => void pay()}
          >
            {dialog.pay}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="num text-muted">
          {dialog.lead(formatDay(event.eventDate, language), event.eventTime)}
        </p>
        <FactList
          loading=""
          facts={[
            { label: dialog.deposit, value: price(quote.deposit) },
            { label: dialog.balance, value: price(quote.balance) },
            { label: dialog.total, value: price(quote.total) },
          ]}
        />
        {quote.avoided.length > 0 ? (
          <Notice tone="bad">{texts.avoided(listAllergens(quote.avoided, language))}</Notice>
        ) : (
          !quote.areAllergensSaid && <Notice tone="warn">{texts.unchecked}</Notice>
        )}
        {quote.traces.length > 0 && (
          <Notice tone="warn">{texts.traces(listAllergens(quote.traces, language))}</Notice>
        )}
        <BuyerLine buyer={buyer} />
        <section aria-label={dialog.card} className="grid gap-2">
          <h3 className="font-strong">{dialog.card}</h3>
          <CardSaverContext value={cards.offer}>
            <CardFrame
              card={card}
              onCardChange={setCard}
              error={isMissing ? dialog.cardNeeded : undefined}
            />
          </CardSaverContext>
        </section>
        <p className="text-note text-muted">{dialog.consent}</p>
        {failure !== undefined && (
          <Notice tone="bad" isLive>
            {failure}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}
