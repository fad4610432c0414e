import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AddOnDialog, useOwnAiPlan } from '#features/subscriptions/web/public.ts'
import { acceptedQuery, inOrder } from '#features/suggestions/web/public.ts'
import { dayOf } from '#shared/dates.ts'
import { productNow } from '#shared/page/product-now.ts'
import { CallError } from '#shared/wire/call.ts'
import { formatDirhams, toFils } from '#shared/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Checkbox } from '#ui/choices/checkbox.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { Notice } from '#ui/feedback/notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import { LIST_MEALS_MAX, NAME_MAX } from '../../rules.ts'
import { listsQuery } from '../queries.ts'
import { errorText } from '#ui/forms/error-text.ts'
import { texts } from '../texts.ts'
import { useCreateList } from './use-create-list.ts'

const NO_MEALS: readonly number[] = []

interface CreateDialogProps {
  /** Chosen from the start. */
  mealIds?: readonly number[] | undefined
  onClose: () => void
}

/** A list of one meal, or of several where the plan sums them up. */
export function CreateDialog({ mealIds = NO_MEALS, onClose }: CreateDialogProps) {
  const { create, actions } = useTexts(texts)
  const language = useLanguage()
  const draft = useDraft(['shopping-list', ...mealIds].join(':'), { chosen: mealIds, name: '' })
  const { chosen, name } = draft.values
  const making = useCreateList({ onCreated: () => draft.clear() })
  const { data: lists } = useInfiniteQuery(listsQuery(language))
  const plan = lists?.pages.at(0)
  const needsAddOn =
    (chosen.length > 1 && plan?.canSumUp === false) ||
    (making.error instanceof CallError && making.error.code === 'add_on_needed')
  const own = useOwnAiPlan()
  const [isAdding, setIsAdding] = useState(false)
  const toggle = (id: number, isChosen: boolean) => {
    making.reset()
    draft.change({ chosen: isChosen ? [...chosen, id] : chosen.filter((one) => one !== id) })
  }
  const make = () =>
    making.mutate({
      acceptedMealIds: [...chosen],
      ...(name.trim() !== '' && { name: name.trim() }),
    })
  if (isAdding && own) {
    const back = () => {
      making.reset()
      setIsAdding(false)
    }
    return <AddOnDialog subscriptionId={own.id} onClose={back} />
  }
  return (
    <Dialog
      isOpen
      title={create.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose} isDisabled={making.isPending}>
            {create.cancel}
          </Button>
          <Button
            isDisabled={chosen.length === 0 || needsAddOn}
            isPending={making.isPending}
            onClick={make}
          >
            {create.make}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-muted">{create.lead}</p>
        <MealChoice chosen={chosen} onToggle={toggle} />
        {needsAddOn && (
          <AddOnNotice
            price={plan?.addOnPrice ?? null}
            onAdd={own ? () => setIsAdding(true) : undefined}
          />
        )}
        {making.error && !needsAddOn && (
          <Notice tone="bad" isLive>
            {errorText(making.error, actions.failed)}
          </Notice>
        )}
        <TextField
          label={create.name}
          hint={create.nameHint}
          isRequired={false}
          value={name}
          onChange={(next) => draft.change({ name: next.slice(0, NAME_MAX) })}
        />
      </div>
    </Dialog>
  )
}

interface AddOnNoticeProps {
  /** AED; null where it is not on sale. */
  price: number | null
  onAdd: (() => void) | undefined
}

function AddOnNotice({ price, onAdd }: AddOnNoticeProps) {
  const { create } = useTexts(texts)
  const language = useLanguage()
  return (
    <Notice tone="info" isLive>
      {price === null ? create.addOnPlan : create.addOn(formatDirhams(toFils(price), language))}
      {price !== null && onAdd ? (
        <Button size="sm" variant="line" className="mt-2.5 flex! w-fit" onClick={onAdd}>
          {create.toAddOn}
        </Button>
      ) : (
        <LinkButton href="/ai-meal-plans" size="sm" variant="line" className="mt-2.5 flex! w-fit">
          {create.toPlan}
        </LinkButton>
      )}
    </Notice>
  )
}

function MealChoice(props: {
  chosen: readonly number[]
  onToggle: (id: number, isChosen: boolean) => void
}) {
  const { create } = useTexts(texts)
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    acceptedQuery(useLanguage()),
  )
  const [today] = useState(() => dayOf(productNow()))
  const meals = data && inOrder(data.pages.flat(), today)
  if (error && !meals) {
    return (
      <Notice tone="bad" isLive>
        {errorText(error, create.failed)}
      </Notice>
    )
  }
  if (!meals) {
    return (
      <SkeletonGroup label={create.loading}>
        <Skeleton className="h-24 w-full" />
      </SkeletonGroup>
    )
  }
  if (meals.length === 0) return <p>{create.none}</p>
  return (
    <fieldset className="grid max-h-72 overflow-y-auto">
      <legend className="font-strong">{create.meals}</legend>
      {meals.map(({ id, mealName, date }) => (
        <Checkbox
          key={id}
          label={create.meal(mealName, date)}
          value={props.chosen.includes(id)}
          isDisabled={!props.chosen.includes(id) && props.chosen.length >= LIST_MEALS_MAX}
          onChange={(isChosen) => props.onToggle(id, isChosen)}
        />
      ))}
      {hasNextPage && (
        <Button
          variant="soft"
          size="sm"
          className="my-2 justify-self-center"
          isPending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {create.older}
        </Button>
      )}
    </fieldset>
  )
}
