import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { aiPlansQuery } from '#features/plans/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Plate } from '#ui/food/plate.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth, type ClothColour } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Plan } from '../../draft/plan.ts'
import { PlanFeatures } from '../../plan-parts/plan-features.tsx'
import { PlanSkeletons } from '../../plan-parts/plan-skeletons.tsx'
import type { Subscription } from '../../queries.ts'
import { aiPlanTexts } from '../texts.ts'

const GRID = 'mt-6 grid gap-4 md:mt-8.5 md:gap-6 lg:grid-cols-3'

interface AiPlanCardsProps {
  own: Subscription | undefined
  selectedId: number
  onChoose: (planId: number) => void
}

export function AiPlanCards(props: AiPlanCardsProps) {
  const texts = useTexts(aiPlanTexts)
  const { data, isError, isFetching, refetch } = useQuery(aiPlansQuery(useLanguage()))
  if (isError && !data) {
    return (
      <ErrorState title={texts.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {texts.failedLead}
      </ErrorState>
    )
  }
  if (!data) return <PlanSkeletons label={texts.loading} gridClass={GRID} hasCloth />
  const plans = data.filter(({ kind }) => kind === 'ai')
  if (plans.length === 0) return <EmptyState title={texts.empty}>{texts.emptyLead}</EmptyState>
  return (
    <ul aria-label={texts.label} className={GRID}>
      {plans.map((plan) => (
        <li key={plan.id} className="grid">
          <AiPlanCard {...props} plan={plan} />
        </li>
      ))}
    </ul>
  )
}

const LOOKS: Readonly<Record<string, { colour: ClothColour; plate: string }>> = {
  basic: { colour: 'gulf', plate: 'salmon-plate' },
  family: { colour: 'saffron', plate: 'machboos' },
}
const OTHER_LOOK = { colour: 'apricot', plate: 'shakshuka' } as const

function AiPlanCard({ plan, own, selectedId, onChoose }: AiPlanCardsProps & { plan: Plan }) {
  const texts = useTexts(aiPlanTexts)
  const { colour, plate } = LOOKS[plan.tier] ?? OTHER_LOOK
  const isOwn = own?.planId === plan.id
  const isMarked = isOwn || (!own && plan.id === selectedId)
  return (
    <article
      className={cx(
        'relative flex flex-col overflow-hidden rounded-card bg-card',
        isMarked
          ? 'inset-ring-3 inset-ring-picked'
          : 'inset-ring-(length:--line) inset-ring-hairline',
      )}
    >
      <Cloth colour={colour} corner="none" className="m-1.5 min-h-29 rounded-tile px-5 py-4">
        <Chips plan={plan} isOwn={isOwn} isSelected={isMarked && !isOwn} />
        <Plate
          slug={plate}
          version={PLATES_VERSION}
          size={190}
          alt=""
          className="absolute -end-6 -top-6 w-44 max-w-none"
        />
      </Cloth>
      <div className="flex grow flex-col p-6 pt-4 md:p-7.5 md:pt-5">
        <h2 className="text-3xl">{plan.name}</h2>
        <p className="mt-1 text-muted">{plan.description}</p>
        <p className="display mt-4 text-[2.25rem] leading-tight font-bold">
          {plan.price !== null && <Price dirhams={plan.price} />}{' '}
          <span className="font-text text-md font-normal tracking-normal">{texts.perMonth}</span>
        </p>
        <PlanFeatures features={plan.features} className="mt-5 mb-7" />
        <div className="mt-auto grid">
          <CardAction plan={plan} own={own} isSelected={isMarked} onChoose={onChoose} />
        </div>
      </div>
    </article>
  )
}

function Chips(props: { plan: Plan; isOwn: boolean; isSelected: boolean }) {
  const texts = useTexts(aiPlanTexts)
  const tick = <Check className="size-4" />
  return (
    <div className="relative z-10 grid justify-items-start gap-2">
      {props.plan.isMostPopular && <Chip tone="pill">{texts.mostPopular}</Chip>}
      {props.isSelected && (
        <Chip tone="picked" icon={tick}>
          {texts.selected}
        </Chip>
      )}
      {props.isOwn && (
        <Chip tone="picked" icon={tick}>
          {texts.yourPlan}
        </Chip>
      )}
    </div>
  )
}

interface CardActionProps {
  plan: Plan
  own: Subscription | undefined
  isSelected: boolean
  onChoose: (planId: number) => void
}

/** Someone with an AI plan changes it from the next cycle on; a second one would be a slip. */
function CardAction({ plan, own, isSelected, onChoose }: CardActionProps) {
  const texts = useTexts(aiPlanTexts)
  if (own?.planId === plan.id) {
    return own.status === 'pending_payment' ? null : (
      <LinkButton href="/dashboard/ai-meal-suggestions">{texts.running.toSuggestions}</LinkButton>
    )
  }
  if (own) {
    return (
      <LinkButton href="/dashboard/subscriptions" variant="line">
        {texts.change(plan.name)}
      </LinkButton>
    )
  }
  return (
    <Button
      isBlock
      variant={plan.isMostPopular ? 'primary' : 'line'}
      aria-pressed={isSelected}
      onClick={() => onChoose(plan.id)}
    >
      {texts.choose(plan.name)}
    </Button>
  )
}
