import { CalendarCheck, MapPin, RotateCcw } from 'lucide-react'
import type { ComponentProps } from 'react'
import { addressSummary } from '#features/addresses/web/public.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { aiOrderTexts } from './order-texts.ts'

interface OrderFactsProps {
  isByCard: boolean
  address: Parameters<typeof addressSummary>[0] | undefined
}

export function OrderFacts({ isByCard, address }: OrderFactsProps) {
  const { payment } = useTexts(aiOrderTexts)
  const language = useLanguage()
  return (
    <ul className="mt-4 grid gap-2 text-note">
      <Fact icon={CalendarCheck}>{isByCard ? payment.starts : payment.startsPaid}</Fact>
      <Fact icon={RotateCcw}>{payment.cancel}</Fact>
      {address && <Fact icon={MapPin}>{payment.address(addressSummary(address, language))}</Fact>}
    </ul>
  )
}

function Fact({ icon: Icon, children }: ComponentProps<'span'> & { icon: typeof MapPin }) {
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden="true" className="mt-0.5 flex-none text-info" />
      <span>{children}</span>
    </li>
  )
}
