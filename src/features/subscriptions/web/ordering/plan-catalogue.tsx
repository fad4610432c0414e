import { Check } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { plansQuery } from '#features/plans/web/public.ts'
import { Button } from '#ui/actions/button.tsx'
import { cx } from '#ui/cx.ts'
import { Chip } from '#ui/feedback/chip.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Price } from '#ui/food/price.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Plan } from '../draft/plan.ts'
import { PlanFeatures } from '../plan-parts/plan-features.tsx'
import { PlanSkeletons } from '../plan-parts/plan-skeletons.tsx'
import { catalogueTexts } from './catalogue-texts.ts'

const GRID = 'grid gap-4 md:grid-cols-2 md:gap-6 lg:grid-cols-3'

interface PlanCatalogueProps {
  selectedId: number
  onSelect: (planId: number) => void
  onAskQuote: () => void
}

/** The prepared plans, one of which can be selected, and the way to a plan of one's own. */
export function PlanCatalogue(props: PlanCatalogueProps) {
  const { plans: words } = useTexts(catalogueTexts)
  return (
    <div className="page py-8 md:py-11">
      <h1 className="text-[2rem] md:text-5xl">{words.title}</h1>
      <p className="mt-2 max-w-[36em] text-muted md:text-lg">{words.lead}</p>
      <div className="mt-6 md:mt-8.5">
        <PlanGrid {...props} />
      </div>
    </div>
  )
}

function PlanGrid({ selectedId, onSelect, onAskQuote }: PlanCatalogueProps) {
  const { plans: words } = useTexts(catalogueTexts)
  const { data, isError, isFetching, refetch } = useQuery(plansQuery(useLanguage()))
  if (isError && !data) {
    return (
      <ErrorState title={words.failed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {words.failedLead}
      </ErrorState>
    )
  }
  if (!data) return <PlanSkeletons label={words.loading} gridClass={GRID} />
  const prepared = data.filter(({ kind }) => kind === 'prepared')
  const custom = data.find(({ kind }) => kind === 'custom')
  return (
    <div className={GRID}>
      {prepared.length === 0 && (
        <EmptyState title={words.empty} className="lg:col-span-2">
          {words.emptyLead}
        </EmptyState>
      )}
      <ul aria-label={words.label} className="contents">
        {prepared.map((plan) => (
          <li key={plan.id} className="grid">
            <PlanCard plan={plan} isSelected={plan.id === selectedId} onSelect={onSelect} />
          </li>
        ))}
      </ul>
      <CustomPlanCard plan={custom} onAsk={onAskQuote} />
    </div>
  )
}

interface PlanCardProps {
  plan: Plan
  isSelected: boolean
  onSelect: (planId: number) => void
}

function PlanCard({ plan, isSelected, onSelect }: PlanCardProps) {
  const { plans: words } = useTexts(catalogueTexts)
  return (
    <article
      className={cx(
        'relative flex flex-col rounded-card bg-card p-6 md:p-7.5',
        isSelected
          ? 'inset-ring-3 inset-ring-picked'
          : 'inset-ring-(length:--line) inset-ring-hairline hover:bg-subtle',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-3xl">{plan.name}</h2>
        {plan.isMostPopular && <Chip tone="star">{words.mostPopular}</Chip>}
        {isSelected && (
          <Chip tone="picked" icon={<Check className="size-4" />}>
            {words.selected}
          </Chip>
        )}
      </div>
      <p className="text-muted">{words.cadence(plan.mealsPerDay, plan.daysPerWeek)}</p>
      {plan.price === null ? (
        <p className="mt-4 text-xl md:mt-6">{words.noRestaurant}</p>
      ) : (
        <p className="display mt-4 text-[2.25rem] leading-tight font-bold md:mt-6">
          <span className="me-1.5 font-text text-md font-normal tracking-normal">{words.from}</span>
          <Price dirhams={plan.price} />{' '}
          <span className="font-text text-md font-normal tracking-normal">{words.everyCycle}</span>
        </p>
      )}
      <p className="num text-muted">
        {words.mealsInAll(plan.mealsPerCycle)}
        {plan.pricePerMeal !== null && (
          <>
            {' · '}
            <Price dirhams={plan.pricePerMeal} /> {words.aMeal}
          </>
        )}
      </p>
      <PlanFeatures features={plan.features} className="mt-5 mb-7" />
      <Button
        isBlock
        variant={plan.isMostPopular ? 'primary' : 'line'}
        aria-pressed={isSelected}
        onClick={() => onSelect(plan.id)}
        // Its area is the whole card; a scale while pressed would shrink that to the button.
        className="mt-auto after:absolute after:inset-0 after:rounded-card after:content-[''] static! scale-none!"
      >
        {words.choose(plan.name)}
      </Button>
    </article>
  )
}

function CustomPlanCard({ plan, onAsk }: { plan: Plan | undefined; onAsk: () => void }) {
  const { plans: words } = useTexts(catalogueTexts)
  return (
    <Cloth colour="lilac" className="flex flex-col p-6 md:p-7.5 md:max-lg:col-span-2">
      <h2 className="text-3xl">{words.customTitle}</h2>
      <p className="mt-2 text-on-cloth-muted">{plan?.description ?? words.customLead}</p>
      {plan && (
        <>
          {plan.price !== null && (
            <p className="mt-4">
              {words.customFrom}{' '}
              <span className="display text-2xl">
                <Price dirhams={plan.price} />
              </span>{' '}
              {words.everyCycle}
            </p>
          )}
          <PlanFeatures features={plan.features} tone="plain" className="mt-4 mb-7" />
        </>
      )}
      <Button isBlock variant="line" className="mt-auto" onClick={onAsk}>
        {words.customAction}
      </Button>
    </Cloth>
  )
}
