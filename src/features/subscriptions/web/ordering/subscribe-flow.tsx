import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { BuyerLine, useBuyer } from '#features/household/web/public.ts'
import { isPlanMethod } from '#features/payments/rules.ts'
import {
  CardSaverContext,
  firstPaymentChoice,
  useCardSaver,
  type PaymentChoice,
} from '#features/payments/web/public.ts'
import { PLATES_VERSION } from '#features/plates/web/public.ts'
import { CallError } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { Plate } from '#ui/food/plate.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Cloth } from '#ui/layout/cloth.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { BillBar } from './bill/bill-bar.tsx'
import { BillPanel } from './bill/bill.tsx'
import type { Draft } from '../draft/draft.ts'
import { errorsOf, orderOf, STEPS, type Step } from '../draft/order.ts'
import { catalogueTexts } from './catalogue-texts.ts'
import type { Plan } from '../draft/plan.ts'
import { quoteQuery } from '../queries.ts'
import { AddressStep, DateStep, PaymentStep, RestaurantStep, type StepProps } from './steps.tsx'
import { texts } from './texts.ts'
import type { DraftState } from '../draft/use-order-draft.ts'
import { useLeadOn } from './use-lead-on.ts'
import { useSubscribe } from './use-subscribe.ts'

const FallbackLine = lazyPart(
  async () => (await import('../fallback/fallback-line.tsx')).FallbackLine,
)

interface SubscribeFlowProps extends DraftState {
  plan: Plan
  /** Just picked on this page: readers are led to the flow. */
  isNew: boolean
  onChangePlan: () => void
}

/** Date, address, restaurant, payment and bill, confirm; in this order. */
export function SubscribeFlow(props: SubscribeFlowProps) {
  const { plan, draft, today, change, onChangePlan } = props
  useTitleFocus(props.isNew)
  const { flow, toasts } = useTexts(texts)
  const { plans } = useTexts(catalogueTexts)
  const { bill, setChanged, showNewBill } = useBill(plan, draft)
  const subscribe = useSubscribe({
    page: '/meal-plans',
    created: toasts.created,
    failureOf: (error) => (error instanceof CallError && error.text) || toasts.failed,
    onCreated: props.finish,
    onPriceChanged: showNewBill,
  })
  useLeadOn(subscribe.isCreated ? '/dashboard' : undefined)
  const [card, setCard] = useState<PaymentChoice['card']>(null)
  const cards = useCardSaver()
  const buyer = useBuyer()
  const payment = { ...firstPaymentChoice, ...paymentOf(draft), card }
  const [edited, setEdited] = useState<Step>()
  const [isTried, setTried] = useState(false)
  const errorTexts = useErrorTexts()
  const errors = errorsOf(draft, payment, errorTexts)
  const firstError = STEPS.findIndex((step) => errors[step] !== undefined)
  const reached = Math.min(draft.stepsDone, firstError === -1 ? 3 : firstError, 3)
  const open = edited ?? STEPS[reached] ?? 'payment'
  useStepFocus(open)

  const markDone = (count: number) => change({ stepsDone: Math.max(draft.stepsDone, count) })
  const finish = (step: Step) => {
    if (errors[step] !== undefined) return setTried(true)
    setTried(false)
    setEdited(undefined)
    markDone(STEPS.indexOf(step) + 1)
  }
  const confirm = async () => {
    if (!(await subscribe.requireLogin())) return
    const isLast = STEPS[firstError] === 'payment' && open === 'payment'
    const paid = isLast ? await cards.complete(payment) : payment
    if (!paid) return undefined
    const missing = STEPS.find((step) => errorsOf(draft, paid, errorTexts)[step] !== undefined)
    if (missing !== undefined) {
      setTried(true)
      // Answered without Continue: the steps before fold with their answer and Edit.
      markDone(STEPS.indexOf(missing))
      setEdited(missing)
      if (missing === open) focusStep(missing)
      return toast({ title: toasts.missing, text: errors[missing] ?? '', variant: 'destructive' })
    }
    if (!(await buyer.complete())) return undefined
    setChanged(false)
    return subscribe.send(orderOf(draft, paid, bill.quote?.quoteId))
  }
  const state = (step: Step): StepProps['state'] => {
    if (step === open) return 'open'
    return STEPS.indexOf(step) < reached || edited !== undefined ? doneOrLater(step) : 'later'
  }
  const doneOrLater = (step: Step) =>
    errors[step] === undefined && STEPS.indexOf(step) < draft.stepsDone ? 'done' : 'later'
  const common = (step: Step) => ({
    draft,
    change,
    today,
    state: state(step),
    error: isTried ? errors[step] : undefined,
    onEdit: () => setEdited(step),
    onNext: () => finish(step),
  })
  const billState = {
    ...bill,
    error: subscribe.failure,
    isBusy: subscribe.isBusy || cards.isSaving || buyer.isSaving,
    onConfirm: () => void confirm(),
  }
  return (
    <div className="page grid items-start gap-14 pt-6 pb-12 md:pt-10 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:pb-20">
      <div className="min-w-0" inert={subscribe.isBusy}>
        <h1 id="setup-title" tabIndex={-1} className="text-3xl outline-none md:text-4xl">
          {plans.setUp}
        </h1>
        <PickedPlan plan={plan} onChange={onChangePlan} />
        <div className="mt-4 grid gap-3.5">
          <DateStep
            {...common('date')}
            plan={plan}
            quote={bill.isLoading ? undefined : bill.quote}
          />
          <AddressStep {...common('address')} />
          <RestaurantStep {...common('restaurant')} plan={plan} />
          <CardSaverContext value={cards.offer}>
            <PaymentStep
              {...common('payment')}
              payment={payment}
              quote={bill.quote}
              onPayment={({ method, paypalEmail, card: chosen }) => {
                setCard(chosen)
                change({
                  paypalEmail,
                  ...(isPlanMethod(method) && { paymentMethod: method }),
                })
              }}
            />
          </CardSaverContext>
          <Suspense>
            <FallbackLine value={draft.fallback} onChange={(fallback) => change({ fallback })} />
          </Suspense>
          <BuyerLine buyer={buyer} />
        </div>
        <p className="mt-4 text-note text-muted">{flow.draft}</p>
      </div>
      <BillPanel {...billState} />
      <BillBar {...billState} />
    </div>
  )
}

const paymentOf = ({ paymentMethod, paypalEmail }: Draft) => ({
  method: paymentMethod,
  paypalEmail,
})

function useErrorTexts() {
  const { flow } = useTexts(texts)
  const language = useLanguage()
  return { ...flow, language }
}

/** The bill of what is chosen, and the new one when an order was refused over its price. */
function useBill(plan: Plan, { restaurantId, startDate, diets }: Draft) {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const [isPriceChanged, setChanged] = useState(false)
  const input =
    restaurantId === 0
      ? undefined
      : { planId: plan.id, restaurantId, startDate, preferences: { dietary: diets } }
  const query = quoteQuery(language, input)
  const { data, isError, isFetching, refetch } = useQuery({
    ...query,
    placeholderData: keepPreviousData,
  })
  const quote = input ? data : undefined
  return {
    bill: {
      quote,
      isLoading: isFetching,
      isError: isError && input !== undefined,
      isPriceChanged,
      onRetry: () => void refetch(),
    },
    setChanged,
    showNewBill: (details: Readonly<Record<string, unknown>>) => {
      setChanged(true)
      if (quote) queryClient.setQueryData(query.queryKey, { ...quote, ...details })
    },
  }
}

function PickedPlan({ plan, onChange }: { plan: Plan; onChange: () => void }) {
  const { flow } = useTexts(texts)
  const { plans } = useTexts(catalogueTexts)
  return (
    <Cloth
      colour="pistachio"
      className="mt-4 flex items-center gap-3.5 p-3 pe-4 md:mt-5.5 md:gap-5 md:p-4 md:pe-6"
    >
      <Plate
        slug="fattoush"
        version={PLATES_VERSION}
        size={104}
        alt=""
        className="-m-1.5 w-19 flex-none md:w-26"
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-lg md:text-2xl">{plan.name}</h2>
        <p className="text-note text-on-cloth-muted">
          {plans.cadence(plan.mealsPerDay, plan.daysPerWeek)}.{' '}
          {plans.mealsInAll(plan.mealsPerCycle)}.
        </p>
      </div>
      <Button variant="plain" size="sm" aria-label={flow.changeNamed(plan.name)} onClick={onChange}>
        {flow.change}
      </Button>
    </Cloth>
  )
}

function focusStep(name: Step): void {
  const step = document.getElementById(`step-${name}`)
  step?.focus({ preventScroll: true })
  step?.scrollIntoView()
}

/** After a step is finished or opened again, people continue in the open one; the others have folded. */
function useStepFocus(open: Step): void {
  const before = useRef(open)
  useEffect(() => {
    if (before.current !== open) focusStep(open)
    before.current = open
  }, [open])
}

function useTitleFocus(isNew: boolean): void {
  useEffect(() => {
    if (!isNew) return
    window.scrollTo({ top: 0 })
    document.getElementById('setup-title')?.focus({ preventScroll: true })
  }, [isNew])
}
