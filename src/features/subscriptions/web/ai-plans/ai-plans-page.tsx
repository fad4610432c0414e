import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { sessionQuery } from '#features/auth/web/public.ts'
import { aiPlansQuery } from '#features/plans/web/public.ts'
import { toast } from '#ui/feedback/toast.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { loginTexts } from '../login-texts.ts'
import { useLeadOn } from '../ordering/use-lead-on.ts'
import { AddOnCards } from './cards/add-on-cards.tsx'
import { AiPlanCards } from './cards/ai-plan-cards.tsx'
import { OwnPlan } from './own/own-plan.tsx'
import { aiPlanTexts } from './texts.ts'
import { useAiDraft } from './draft/use-ai-draft.ts'
import { useOwnAiPlan } from './own/use-own-ai-plan.ts'

/** The cards come first: what an order needs loads when a plan is picked. */
const OrderDialogs = lazyPart(async () => (await import('./order/order-dialogs.tsx')).OrderDialogs)

/** Three plans, two add-ons, then preferences and payment in dialogs. */
export function AiPlansPage() {
  const texts = useTexts(aiPlanTexts)
  const { data: user } = useQuery(sessionQuery)
  const { data: plans } = useQuery(aiPlansQuery(useLanguage()))
  const { draft, change, clear } = useAiDraft()
  const own = useOwnAiPlan()
  const [next, setNext] = useState<string>()
  useLeadOn(next)
  const askForLogin = useAskForLogin()
  /** What ends can be followed by another one. */
  const kept = own?.status === 'ending' ? undefined : own
  const plan = plans?.find(({ id, kind }) => id === draft.planId && kind === 'ai')

  const choose = (planId: number) => {
    change({ planId, step: 'preferences' })
    if (!user) askForLogin()
  }
  return (
    <main id="content" className="page py-8 md:py-11">
      <h1 className="text-[2rem] md:text-5xl">{texts.title}</h1>
      <p className="mt-2 max-w-[36em] text-muted md:text-lg">{texts.lead}</p>
      {own && <OwnPlan subscription={own} />}
      <AiPlanCards own={kept} selectedId={plan?.id ?? 0} onChoose={choose} />
      <AddOnCards />
      <p className="mt-6 text-note text-muted">{texts.vat}</p>
      {user && plan && !kept && draft.step !== 'none' && (
        <Suspense>
          <OrderDialogs
            plan={plan}
            draft={draft}
            change={change}
            onOrdered={(page) => {
              clear()
              setNext(page)
            }}
          />
        </Suspense>
      )}
    </main>
  )
}

function useAskForLogin() {
  const { authenticationRequired, loginToContinue } = useTexts(loginTexts)
  const router = useRouter()
  return () => {
    toast({ title: authenticationRequired, text: loginToContinue, variant: 'destructive' })
    void router.navigate({ to: '/login', search: { redirect: '/ai-meal-plans' } })
  }
}
