import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Output } from '#shared/wire/endpoint.ts'
import type { listPlans } from '#features/plans/contract.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Price } from '#ui/food/price.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { planTarget, rememberPlan } from './picked-plan.ts'

export type Plan = Output<typeof listPlans>[number]

/** A prepared plan: choosing it leads to the order. */
export function PlanCard({ plan, isSignedIn }: { plan: Plan; isSignedIn: boolean }) {
  const { plans } = useTexts(messages)
  return (
    <PlanFrame
      plan={plan}
      price={
        <>
          {plan.price === null ? (
            <p className="text-xl">{plans.noRestaurant}</p>
          ) : (
            <p className="display text-[2.5rem] leading-tight font-bold md:text-[3rem]">
              <Price dirhams={plan.price} />{' '}
              <span className="font-text text-md font-normal tracking-normal">
                {plans.everyCycle}
              </span>
            </p>
          )}
          <p className={cx('num min-h-6.5', mutedClass(plan))}>
            {plans.mealsInAll(plan.mealsPerCycle)}
            {plan.pricePerMeal !== null && (
              <>
                {' · '}
                <Price dirhams={plan.pricePerMeal} /> {plans.aMeal}
              </>
            )}
          </p>
        </>
      }
      action={
        <LinkButton
          href={planTarget(plan.id, isSignedIn)}
          variant={plan.isMostPopular ? 'deep' : 'line'}
          onClick={() => rememberPlan(plan.id)}
        >
          {plans.choose(plan.name)}
        </LinkButton>
      }
    />
  )
}

/** The plan without a fixed price: it opens the quote dialog. */
export function CustomPlanCard({ plan, onAsk }: { plan: Plan; onAsk: () => void }) {
  const { plans } = useTexts(messages)
  return (
    <PlanFrame
      plan={plan}
      price={
        <>
          <p className="display text-4xl leading-[1.55]">{plans.custom}</p>
          {plan.price !== null && (
            <p className="num min-h-6.5 text-muted">
              {plans.startingFrom} <Price dirhams={plan.price} /> {plans.everyCycle}
            </p>
          )}
        </>
      }
      action={
        <Button variant="line" onClick={onAsk}>
          {plans.getQuote}
        </Button>
      }
    />
  )
}

const mutedClass = (plan: Plan) => (plan.isMostPopular ? 'text-on-deep-muted' : 'text-muted')

/** A plan's name, price, features and what to do with it. */
export function PlanFrame(props: { plan: Plan; price: ReactNode; action: ReactNode }) {
  const { plans } = useTexts(messages)
  const { plan } = props
  return (
    <article
      className={cx(
        'relative flex flex-col rounded-card p-6 md:p-7.5',
        plan.isMostPopular
          ? 'border-line border-deep-line bg-deep text-on-deep max-lg:-order-1'
          : 'border-line border-hairline bg-card',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-3xl">{plan.name}</h3>
        {plan.isMostPopular && <Chip tone="star">{plans.mostPopular}</Chip>}
      </div>
      <p className={mutedClass(plan)}>
        {plan.kind === 'prepared'
          ? plans.cadence(plan.mealsPerDay, plan.daysPerWeek)
          : plan.description}
      </p>
      <div className="mt-3.5 md:mt-6">{props.price}</div>
      <ul className="mt-4 mb-5 grid gap-2.5 md:mt-5.5 md:mb-7">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check className={cx('mt-0.5', plan.isMostPopular ? 'text-deep-action' : 'text-ok')} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
      {/* A press anywhere on the card counts; a scale would shrink that area to the button. */}
      <div className="mt-auto grid *:static! *:scale-none! *:after:absolute *:after:inset-0 *:after:rounded-card *:after:content-['']">
        {props.action}
      </div>
    </article>
  )
}

export function PlanSkeleton() {
  return (
    <span className="grid min-h-104 content-start gap-4 rounded-card border-line border-hairline bg-card p-7.5">
      <Skeleton className="h-9 w-1/2" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-4 h-13 w-3/4" />
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-4 h-5 w-full" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="mt-4 h-12 w-full rounded-btn" />
    </span>
  )
}
