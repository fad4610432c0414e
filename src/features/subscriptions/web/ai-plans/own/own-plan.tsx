import { LinkButton } from '#ui/actions/link-button.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Subscription } from '../../queries.ts'
import { aiPlanTexts } from '../texts.ts'

/** Which AI plan someone already has, and the way to what it brings. */
export function OwnPlan({ subscription }: { subscription: Subscription }) {
  const { running } = useTexts(aiPlanTexts)
  const { plan, status, endDate, nextCharge } = subscription
  const isWaiting = status === 'pending_payment'
  const until = endDate
    ? running.ends(endDate)
    : nextCharge && status === 'active' && running.renews(nextCharge.day)
  return (
    <Cloth
      colour="pistachio"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 md:p-6.5"
    >
      <div className="min-w-0">
        <h2 className="text-2xl">
          {isWaiting ? running.waitingTitle(plan.name) : running.title(plan.name)}
        </h2>
        <p className="text-on-cloth-muted">{isWaiting ? running.waitingLead : until}</p>
      </div>
      <LinkButton
        href={isWaiting ? '/dashboard/subscriptions' : '/dashboard/ai-meal-suggestions'}
        className="max-sm:w-full"
      >
        {isWaiting ? running.toSubscription : running.toSuggestions}
      </LinkButton>
    </Cloth>
  )
}
