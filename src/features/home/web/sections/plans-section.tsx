import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { CustomQuoteDialog } from '#features/quotes/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { Band } from '../hero/band.tsx'
import { CustomPlanCard, PlanCard } from './plan-card.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { TastePanel } from '../hero/taste-panel.tsx'

/** Prepared plans with their prices from the server, and what one likes to eat. */
export function PlansSection({ isSignedIn }: { isSignedIn: boolean }) {
  const { plans: texts } = useTexts(messages)
  return (
    <Band title={texts.title} lead={texts.lead} className="bg-subtle">
      <div className="mt-6 md:mt-8.5">
        <PlanCards isSignedIn={isSignedIn} />
      </div>
      <p className="mt-6">
        <LinkButton href="/meal-plans" variant="plain" className="px-0!">
          {texts.explore}
          <ArrowRight className="flip" />
        </LinkButton>
      </p>
      <TastePanel />
    </Band>
  )
}

function PlanCards({ isSignedIn }: { isSignedIn: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PlanGrid>
        {(plan) => {
          if (plan.kind === 'prepared') {
            return <PlanCard key={plan.id} plan={plan} isSignedIn={isSignedIn} />
          }
          if (plan.kind === 'custom') {
            return <CustomPlanCard key={plan.id} plan={plan} onAsk={() => setAsking(true)} />
          }
          return null
        }}
      </PlanGrid>
      <CustomQuoteDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}
