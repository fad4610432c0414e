import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { addOnsQuery } from '#features/plans/web/public.ts'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { Band } from '../hero/band.tsx'
import { aiPlanTarget, rememberAiPlan } from './picked-plan.ts'
import { PlanFrame, type Plan } from './plan-card.tsx'
import { PlanGrid } from './plan-grid.tsx'

/** The three AI plans and what can be added to them. */
export function AiSection({ isSignedIn }: { isSignedIn: boolean }) {
  const { ai } = useTexts(messages)
  return (
    <Band title={ai.title} lead={ai.lead} className="pt-0! md:pt-0!">
      <div className="mt-6 md:mt-8.5">
        <PlanGrid>
          {(plan) =>
            plan.kind === 'ai' && <AiPlanCard key={plan.id} plan={plan} isSignedIn={isSignedIn} />
          }
        </PlanGrid>
      </div>
      <AddOns />
      <p className="mt-6">
        <LinkButton href="/ai-meal-plans" variant="plain" className="px-0!">
          {ai.explore}
          <ArrowRight className="flip" />
        </LinkButton>
      </p>
    </Band>
  )
}

function AiPlanCard({ plan, isSignedIn }: { plan: Plan; isSignedIn: boolean }) {
  const { plans } = useTexts(messages)
  return (
    <PlanFrame
      plan={plan}
      price={
        <p className="display text-[2.5rem] leading-tight font-bold md:text-[3rem]">
          {plan.price !== null && <Price dirhams={plan.price} />}{' '}
          <span className="font-text text-md font-normal tracking-normal">{plans.perMonth}</span>
        </p>
      }
      action={
        <LinkButton
          href={aiPlanTarget(isSignedIn)}
          variant={plan.isMostPopular ? 'deep' : 'line'}
          onClick={() => rememberAiPlan(plan.id)}
        >
          {plans.choose(plan.name)}
        </LinkButton>
      }
    />
  )
}

function AddOns() {
  const { plans, ai } = useTexts(messages)
  const { data } = useQuery(addOnsQuery(useLanguage()))
  return (
    <ul aria-label={ai.addOns} className="mt-3.5 grid gap-3.5 lg:mt-6 lg:grid-cols-2 lg:gap-6">
      {data?.map((addOn) => (
        <li key={addOn.slug} className="rounded-card bg-subtle px-6 py-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-xl">{addOn.name}</h3>
            <p className="font-strong">
              +<Price dirhams={addOn.price} />{' '}
              {addOn.chargedPer === 'month' ? plans.everyCycle : ai.anOrder}
            </p>
          </div>
          <p className="mt-1 text-muted">{addOn.description}</p>
        </li>
      ))}
    </ul>
  )
}
