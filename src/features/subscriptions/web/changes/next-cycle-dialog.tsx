import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useChange } from '#features/deliveries/web/public.ts'
import { plansQuery } from '#features/plans/web/public.ts'
import { call } from '#shared/wire/call.ts'
import { formatDay } from '#shared/dates.ts'
import { Button } from '#ui/actions/button.tsx'
import { Select } from '#ui/choices/select.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { useLanguage } from '#ui/language.tsx'
import { FactList } from '#ui/layout/fact-list.tsx'
import { ChangeDialog } from '#ui/overlay/change-dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { keepCycle, setNextCycle } from '../../change-contract.ts'
import type { Subscription } from '../queries.ts'
import { changeTexts } from './change-texts.ts'
import { billFacts } from './kitchen/bill-facts.tsx'
import { KitchenSelect } from './kitchen/kitchen-select.tsx'
import { nextCyclePreviewQuery, type NextCycleInput } from './queries.ts'
import { useUndo } from './use-undo.ts'

interface NextCycleDialogProps {
  subscription: Subscription
  onClose: () => void
}

/** Another plan or kitchen from the next cycle on, with its bill next to today's. */
export function NextCycleDialog({ subscription, onClose }: NextCycleDialogProps) {
  const words = useTexts(changeTexts)
  const { id, nextCycle } = subscription
  const current = {
    planId: nextCycle?.plan.id ?? subscription.planId,
    restaurantId: nextCycle?.restaurant.id ?? subscription.restaurantId,
  }
  const [chosen, setChosen] = useState(current)
  const isChanged = chosen.planId !== current.planId || chosen.restaurantId !== current.restaurantId
  const undo = useUndo(id)
  const { mutate, isPending } = useChange({
    send: (input: NextCycleInput) => call(setNextCycle, input),
    say: ({ startsOn, receiptNumber }) => words.next.done(startsOn, receiptNumber),
    failed: words.failedToast,
    undo: ({ receiptNumber }) => undo.mutate(receiptNumber),
    onDone: onClose,
  })
  return (
    <ChangeDialog
      title={words.next.title}
      lead={words.next.lead}
      cancelLabel={words.keep}
      confirmLabel={words.next.confirm}
      isReady={isChanged}
      isPending={isPending}
      onConfirm={() => mutate({ id, ...chosen })}
      onClose={onClose}
    >
      {nextCycle?.canChange && <Stay id={id} nextCycle={nextCycle} onClose={onClose} />}
      <Choices subscription={subscription} chosen={chosen} onChange={setChosen} />
      {isChanged && (
        <Consequences input={{ id, ...chosen }} mealsPerDay={subscription.plan.mealsPerDay} />
      )}
    </ChangeDialog>
  )
}

interface Choice {
  planId: number
  restaurantId: number
}

interface ChoicesProps {
  subscription: Subscription
  chosen: Choice
  onChange: (choice: Choice) => void
}

function Choices({ subscription, chosen, onChange }: ChoicesProps) {
  const { next: words } = useTexts(changeTexts)
  const language = useLanguage()
  const { data: plans } = useQuery(plansQuery(language))
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={words.plan}
        name="plan"
        value={String(chosen.planId)}
        onChange={(planId) => planId && onChange({ ...chosen, planId: Number(planId) })}
        options={(plans ?? [])
          .filter(({ kind }) => kind === subscription.plan.kind)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <KitchenSelect
        addressId={subscription.deliveryAddressId}
        value={chosen.restaurantId}
        onChange={(restaurantId) => onChange({ ...chosen, restaurantId })}
      />
    </div>
  )
}

interface StayProps {
  id: number
  nextCycle: NonNullable<Subscription['nextCycle']>
  onClose: () => void
}

function Stay({ id, nextCycle, onClose }: StayProps) {
  const words = useTexts(changeTexts)
  const { mutate, isPending } = useChange({
    send: () => call(keepCycle, { id }),
    say: ({ receiptNumber }) => words.next.stayed(receiptNumber),
    failed: words.undoFailed,
    onDone: onClose,
  })
  return (
    <Notice
      action={
        <Button size="sm" variant="line" isPending={isPending} onClick={() => mutate(undefined)}>
          {words.next.stay}
        </Button>
      }
    >
      {words.next.factOf(nextCycle.plan.name, nextCycle.restaurant.name, nextCycle.startsOn)}
    </Notice>
  )
}

interface ConsequencesProps {
  input: NextCycleInput
  /** Of the plan that runs. */
  mealsPerDay: number
}

function Consequences({ input, mealsPerDay }: ConsequencesProps) {
  const words = useTexts(changeTexts)
  const language = useLanguage()
  const preview = useQuery(nextCyclePreviewQuery(language, input))
  const { data } = preview
  const { data: plans } = useQuery(plansQuery(language))
  const next = plans?.find(({ id }) => id === input.planId)
  return (
    <FactList
      loading={words.loading}
      query={preview}
      failed={words.failed}
      facts={
        data && [
          { label: words.next.starts, value: formatDay(data.startsOn, language, 'long') },
          ...billFacts(data.bill, data.difference, words.next),
          data.firstDeliveryOn !== null && {
            label: words.next.firstDelivery,
            value: formatDay(data.firstDeliveryOn, language, 'long'),
          },
          data.resetsWeekdays && { label: words.next.resets, value: words.next.resetsTo },
          next !== undefined &&
            next.mealsPerDay < mealsPerDay &&
            data.firstDeliveryOn !== null && {
              label: words.next.dishes,
              value: words.next.dishesLeftOut,
            },
        ]
      }
    />
  )
}
