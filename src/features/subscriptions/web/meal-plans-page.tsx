import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { plansQuery } from '#features/plans/web/public.ts'
import { CustomQuoteDialog } from '#features/quotes/web/public.ts'
import { useLanguage } from '#ui/language.tsx'
import { PlanCatalogue } from './plan-catalogue.tsx'
import { SubscribeFlow } from './subscribe-flow.tsx'
import { useDraft } from './use-draft.ts'
import { WhySubscribe } from './why-subscribe.tsx'

/** Decision 7: this plan is quoted by a person; its address opens the dialog. */
const CUSTOM_PLAN_ID = 3

export interface MealPlansPageProps {
  /** The plan that the address names. */
  planId: number | undefined
}

export function MealPlansPage({ planId }: MealPlansPageProps) {
  const isCustom = planId === CUSTOM_PLAN_ID
  const state = useDraft(isCustom ? undefined : planId)
  const { data: plans } = useQuery(plansQuery(useLanguage()))
  const [isChoosing, setChoosing] = useState(false)
  const [isAsking, setAsking] = useState(isCustom)
  const [hasSelected, setSelected] = useState(false)
  const plan = plans?.find(({ id, kind }) => id === state.draft.planId && kind === 'prepared')
  const isSettingUp = plan !== undefined && !isChoosing && !isCustomOnly(isCustom, hasSelected)
  useTitleFocus(isSettingUp && hasSelected)

  const select = (id: number) => {
    state.change({ planId: id })
    setChoosing(false)
    setSelected(true)
  }
  return (
    <main id="content">
      {isSettingUp ? (
        <SubscribeFlow {...state} plan={plan} onChangePlan={() => setChoosing(true)} />
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

function useTitleFocus(isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return
    window.scrollTo({ top: 0 })
    document.getElementById('setup-title')?.focus({ preventScroll: true })
  }, [isNew])
}
