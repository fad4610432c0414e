import { ChevronUp } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Price } from '#ui/food/price.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { BillErrors, BillFacts, BillLines, ConfirmButton, type BillState } from './bill.tsx'
import { texts } from '../texts.ts'

const Sheet = lazyPart(async () => (await import('#ui/overlay/sheet.tsx')).Sheet)

/** The bill at the foot of a phone: the total and the order, the lines one press away. */
export function BillBar(props: BillState) {
  const { bill } = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  const { quote } = props
  return (
    <div
      data-bottom-bar
      className="fixed inset-x-0 bottom-0 z-40 rounded-t-card bg-card px-4 pt-3 pb-[max(1rem,env(safe-area-inset-bottom))] shadow-sheet lg:hidden"
    >
      <BillErrors {...props} />
      <div className="flex items-center justify-between gap-4">
        {quote ? (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="min-h-11 min-w-0 text-start"
          >
            <span className="sr-only">{bill.show}: </span>
            <span className="flex flex-wrap items-center gap-x-1.5">
              <span className="display text-[1.375rem]">
                <Price dirhams={quote.total} decimals="always" />
              </span>
              <span className="text-note text-muted">{bill.aCycle}</span>
              <ChevronUp aria-hidden="true" className="size-4.5" />
            </span>
            <span className="block text-sm text-muted">
              {quote.chargedOn ? bill.vatCharged(quote.chargedOn) : bill.vatIncluded}
            </span>
          </button>
        ) : (
          <p className="text-note text-muted">{bill.waiting}</p>
        )}
        <ConfirmButton {...props} isShort />
      </div>
      {isOpen && (
        <Suspense>
          <Sheet
            isOpen
            onClose={() => setOpen(false)}
            title={bill.title}
            footer={<ConfirmButton {...props} isBlock />}
          >
            <BillLines {...props} />
            <BillFacts quote={quote} />
          </Sheet>
        </Suspense>
      )}
    </div>
  )
}
