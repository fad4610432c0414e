import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AllergyWarnings, noteTexts } from '#features/household/web/public.ts'
import type { Day } from '#shared/dates.ts'
import { ALLERGEN_NAMES, MEAL_TIME_NAMES, type MealTime } from '#shared/food/food.ts'
import { call } from '#shared/wire/call.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Select } from '#ui/choices/select.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import * as contract from '../../on-behalf-contract.ts'
import { dishesForTexts } from './dishes-texts.ts'

type DishesOfDay = Output<typeof contract.getDishesFor>

interface DishesForProps {
  /** Of the subscription. */
  id: number
  day: Day
  touches: readonly (readonly string[])[]
  onClose: () => void
}

/** A chosen meal, or a paid one that is open. */
interface Slot {
  key: string
  mealTime: MealTime
  mealId: number | null
  label: string
}

const NO_DISH = 'none'

/** One dish of a customer's day, chosen, swapped or taken off by an admin. */
export function DishesFor({ id, day, touches, onClose }: DishesForProps) {
  const words = useTexts(dishesForTexts)
  const language = useLanguage()
  const query = useQuery({
    queryKey: ['dishes-for', id, day, language],
    queryFn: ({ signal }) => call(contract.getDishesFor, { id, day }, { signal }),
    gcTime: 0,
  })
  const [slot, setSlot] = useState<Slot>()
  const [dish, setDish] = useState<string | null>(null)
  const { mutate, isPending } = useAction(
    (reason: string) => save({ id, day, reason, slot, dish }),
    { done: words.done, refreshes: touches, onDone: onClose },
  )
  return (
    <ReasonDialog
      title={words.title(day)}
      lead={words.lead}
      confirmLabel={words.confirm}
      isReady={slot !== undefined && dish !== null}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {query.data ? (
        <Choices
          found={query.data}
          slot={slot}
          onSlot={(next) => {
            setSlot(next)
            setDish(null)
          }}
          dish={dish}
          onDish={setDish}
        />
      ) : query.error ? (
        <RetryNotice isRetrying={query.isFetching} onRetry={() => void query.refetch()}>
          {words.failed}
        </RetryNotice>
      ) : (
        <SkeletonGroup label={words.looking}>
          <Skeleton className="h-24 w-full" />
        </SkeletonGroup>
      )}
    </ReasonDialog>
  )
}

interface Saving {
  id: number
  day: Day
  reason: string
  slot: Slot | undefined
  dish: string | null
}

async function save({ id, day, reason, slot, dish }: Saving): Promise<void> {
  if (!slot || dish === null) return
  const { mealId, mealTime } = slot
  const mealItemId = Number(dish)
  if (mealId === null) {
    await call(contract.chooseMealFor, { id, date: day, mealTime, mealItemId, reason })
  } else if (dish === NO_DISH) {
    await call(contract.removeMealFor, { id, mealId, reason })
  } else {
    await call(contract.changeMealFor, { id, mealId, mealItemId, reason })
  }
}

interface ChoicesProps {
  found: DishesOfDay
  slot: Slot | undefined
  onSlot: (slot: Slot | undefined) => void
  dish: string | null
  onDish: (dish: string | null) => void
}

function Choices({ found, slot, onSlot, dish, onDish }: ChoicesProps) {
  const words = useTexts(dishesForTexts)
  const { mayContain } = useTexts(noteTexts)
  const language = useLanguage()
  const slots = useSlots(found)
  const chosen = found.dishes.find(({ id }) => String(id) === dish)
  return (
    <div className="grid gap-4">
      <Select
        label={words.meal}
        name="meal"
        value={slot?.key ?? null}
        onChange={(key) => onSlot(slots.find((one) => one.key === key))}
        options={slots.map(({ key, label }) => ({ value: key, label }))}
      />
      {slot && (
        <Select
          label={words.dish}
          name="dish"
          value={dish}
          onChange={onDish}
          options={[
            ...(slot.mealId === null ? [] : [{ value: NO_DISH, label: words.none }]),
            ...found.dishes
              .filter(({ mealTimes }) => mealTimes.includes(slot.mealTime))
              .map(({ id, name, warnings }) => ({
                value: String(id),
                label: name,
                description: warnings
                  .map(({ allergen, names }) =>
                    mayContain(ALLERGEN_NAMES[allergen][language], names),
                  )
                  .join(' '),
              })),
          ]}
        />
      )}
      <AllergyWarnings warnings={chosen?.warnings ?? []} />
    </div>
  )
}

function useSlots({ day }: DishesOfDay): Slot[] {
  const words = useTexts(dishesForTexts)
  const language = useLanguage()
  const nameOf = (mealTime: MealTime) => MEAL_TIME_NAMES[mealTime][language]
  return [
    ...day.meals.map(({ id, mealTime, name, quantity }) => ({
      key: `meal-${id}`,
      mealTime,
      mealId: id,
      label: words.chosen(nameOf(mealTime), name, quantity),
    })),
    ...day.open.map((mealTime, index) => ({
      key: `open-${index}`,
      mealTime,
      mealId: null,
      label: words.open(nameOf(mealTime)),
    })),
  ]
}
