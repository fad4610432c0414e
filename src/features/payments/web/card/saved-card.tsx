import { CreditCard } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import type { CardSetup } from '../queries.ts'

/** Brand, last four digits and expiry: all that we know of a card. */
export function SavedCard({ card, onChangeCard }: { card: CardSetup; onChangeCard: () => void }) {
  const texts = useTexts(messages).card
  const brands: Readonly<Record<string, string>> = texts.brands
  const brand = brands[card.brand ?? ''] ?? texts.brands.other
  const month = String(card.expiryMonth ?? 0).padStart(2, '0')
  const year = String(card.expiryYear ?? 0).slice(-2)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-tile bg-ok-tint px-4.5 py-3.5 text-ink">
      <CreditCard className="flex-none text-ok" />
      <div className="min-w-0 flex-1 basis-40">
        <output className="block font-strong">{texts.saved(brand, card.last4 ?? '')}</output>
        <p className="text-note">
          <bdi className="num">{texts.expires(`${month}/${year}`)}</bdi>
        </p>
      </div>
      <Button variant="plain" size="sm" onClick={onChangeCard}>
        {texts.change}
      </Button>
    </div>
  )
}
