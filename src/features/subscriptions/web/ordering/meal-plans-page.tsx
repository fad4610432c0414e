import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, useSyncExternalStore } from 'react'
import { plansQuery } from '#features/plans/web/public.ts'
import { CustomQuoteDialog } from '#features/quotes/web/public.ts'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { PlanCatalogue } from './plan-catalogue.tsx'
import { catalogueTexts } from './catalogue-texts.ts'
import { useOrderDraft } from '../draft/use-order-draft.ts'
import { WhySubscribe } from './why-subscribe.tsx'

/** The plans come first: what an order needs loads when one is picked. */
const SubscribeFlow = lazyPart(async () => (await import('./subscribe-flow.tsx')).SubscribeFlow)

/** This plan is quoted by a person; its address opens the dialog. */
const CUSTOM_PLAN_ID = 3

interface MealPlansPageProps {
  /** The plan that the address names. */
  planId: number | undefined
}

export function MealPlansPage({ planId }: MealPlansPageProps) {
  const isCustom = planId === CUSTOM_PLAN_ID
  const state = useOrderDraft(isCustom ? undefined : planId)
  const { data: plans } = useQuery(plansQuery(useLanguage()))
  const [isChoosing, setChoosing] = useState(false)
  const [isAsking, setAsking] = useState(isCustom)
  const [hasSelected, setSelected] = useState(false)
  const isAlive = useIsAlive()
  const plan = plans?.find(({ id, kind }) => id === state.draft.planId && kind === 'prepared')
  const isSettingUp = plan !== undefined && !isChoosing && !isCustomOnly(isCustom, hasSelected)

  const select = (id: number) => {
    state.change({ planId: id })
    setChoosing(false)
    setSelected(true)
  }
  return (
    <main id="content">
      {isSettingUp && !isAlive ? (
        <FlowSkeleton />
      ) : isSettingUp ? (
        <Suspense fallback={<FlowSkeleton />}>
          <SubscribeFlow
            {...state}
            plan={plan}
            isNew={hasSelected}
            onChangePlan={() => setChoosing(true)}
          />
        </Suspense>
      ) : (
        <PlanCatalogue
          selectedId={plan?.id ?? 0}
          onSelect={select}
          onAskQuote={() => setAsking(true)}
        />
      )}
      <WhySubscribe />
      <CustomQuoteDialog isOpen={isAsking} onClose={() => setAsking(false)} />
    </main>
  )
}

/** Who came for the custom plan sees the plans behind the dialog, not an older draft. */
const isCustomOnly = (isCustom: boolean, hasSelected: boolean) => isCustom && !hasSelected

const never = () => () => undefined

/** False on the server: what is chosen is known here only, and nothing is shown that cannot be pressed. */
const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** As high as the view at least: what follows would jump when the longer steps come. */
function FlowSkeleton() {
  const { plans } = useTexts(catalogueTexts)
  return (
    <div className="page grid min-h-dvh content-start gap-4 pt-6 pb-12 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{plans.setUp}</h1>
      <SkeletonGroup>
        <Skeleton className="h-28 w-full rounded-card!" />
        <Skeleton className="h-96 w-full rounded-card!" />
      </SkeletonGroup>
    </div>
  )
}
