import { TomorrowDishes } from '#features/restaurants/web/public.ts'
import { Questions } from '#ui/layout/questions.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { AiSection } from './ai-section.tsx'
import { ChefHighlight, ChefRequestSection } from './chef-section.tsx'
import { Features } from './features.tsx'
import { JoinSection } from './join-section.tsx'
import { MonthSection } from './month-section.tsx'
import { PlansSection } from './plans-section.tsx'
import { WhatsAppPromo } from './whatsapp-promo.tsx'

interface LowerSectionsProps {
  fromPrice: number | undefined
  isSignedIn: boolean
}

export function LowerSections({ fromPrice, isSignedIn }: LowerSectionsProps) {
  const { faq } = useTexts(messages)
  return (
    <>
      <div className="page pt-13 md:pt-22">
        <TomorrowDishes />
      </div>
      <Features fromPrice={fromPrice} isSignedIn={isSignedIn} />
      <AiSection isSignedIn={isSignedIn} />
      <PlansSection isSignedIn={isSignedIn} />
      <MonthSection />
      <ChefHighlight />
      <ChefRequestSection />
      <JoinSection />
      {!isSignedIn && <WhatsAppPromo />}
      <Questions title={faq.title} list={faq.list} open="meal" className="pt-13 md:pt-22" />
    </>
  )
}
