import { LIST_ADD_ON } from '#features/shopping/rules.ts'
import { useState } from 'react'
import { formatDirhams, toFils } from '#shared/money.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { Notice } from '#ui/feedback/notice.tsx'
import { RetryNotice } from '#ui/feedback/retry-notice.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { useTexts } from '#ui/texts.ts'
import type { AddOnStart } from '../../add-on-contract.ts'
import { messages } from '../../messages.ts'
import type { PlannedAddOn } from '../queries.ts'
import { addOnTexts } from './add-on-texts.ts'
import { useAddOn } from './use-add-on.ts'

interface AddOnDialogProps {
  subscriptionId: number
  /** Of the add-on; the shopping list’s where it is left out. */
  slug?: string
  onClose: () => void
}

/** An add-on of a plan that runs: both prices before it is added, and how to give it up. */
export function AddOnDialog({ subscriptionId, slug = LIST_ADD_ON, onClose }: AddOnDialogProps) {
  const words = useTexts(addOnTexts)
  const [wanted, setWanted] = useState<AddOnStart>()
  const { query, state, add, end, isPending, isDeclined } = useAddOn(subscriptionId, slug, () => {})
  const chosen = wanted ?? (state?.now ? 'now' : 'next')
  return (
    <Dialog
      isOpen
      title={state?.name ?? words.title}
      onClose={onClose}
      actions={
        <>
          <Button variant="line" onClick={onClose} isDisabled={isPending}>
            {state && canAdd(state) ? words.keep : words.close}
          </Button>
          {state && canAdd(state) && (
            <AddButton state={state} chosen={chosen} isPending={isPending} onAdd={add} />
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {isDeclined && (
          <Notice tone="bad" isLive>
            {words.declined}
          </Notice>
        )}
        {state ? (
          <>
            <Standing state={state} isPending={isPending} onEnd={end} />
            {canAdd(state) && <Starts state={state} chosen={chosen} onChoose={setWanted} />}
          </>
        ) : query.isError ? (
          <RetryNotice isRetrying={query.isFetching} onRetry={() => void query.refetch()}>
            {words.failed}
          </RetryNotice>
        ) : (
          <SkeletonGroup label={words.loading}>
            <Skeleton className="h-20 w-full" />
            <Skeleton className="h-20 w-full" />
          </SkeletonGroup>
        )}
      </div>
    </Dialog>
  )
}

const canAddNext = ({ renews, next }: PlannedAddOn): boolean => !renews && next !== null

const canAdd = (state: PlannedAddOn): boolean => state.now !== null || canAddNext(state)

interface AddButtonProps {
  state: PlannedAddOn
  chosen: AddOnStart
  isPending: boolean
  onAdd: (input: { from: AddOnStart; agreed: number }) => void
}

function AddButton({ state, chosen, isPending, onAdd }: AddButtonProps) {
  const words = useTexts(addOnTexts)
  const language = useLanguage()
  const { now, price } = state
  return chosen === 'now' && now ? (
    <Button isPending={isPending} onClick={() => onAdd({ from: 'now', agreed: now.price })}>
      {words.pay(formatDirhams(toFils(now.price), language))}
    </Button>
  ) : (
    <Button isPending={isPending} onClick={() => onAdd({ from: 'next', agreed: price })}>
      {words.add}
    </Button>
  )
}

/** Whether it can be used now, whether it renews, and why it can't be added. */
function Standing(props: {
  state: PlannedAddOn
  isPending: boolean
  onEnd: (start: string) => void
}) {
  const { onUntil, renews, isBeingPaid, next, price, now, whyNotNow, whyNotNext } = props.state
  const words = useTexts(addOnTexts)
  const { refusals } = useTexts(messages)
  const language = useLanguage()
  if (isBeingPaid) {
    return (
      <Notice
        isLive
        action={
          <LinkButton size="sm" variant="line" href="/dashboard">
            {words.toPayments}
          </LinkButton>
        }
      >
        {words.paying}
      </Notice>
    )
  }
  const why = onUntil === null && !renews && now === null ? textOf(refusals, whyNotNow) : undefined
  return (
    <>
      {onUntil !== null && (
        <p>
          {words.until(onUntil)} {!renews && words.ends}
        </p>
      )}
      {why !== undefined && <Notice>{why}</Notice>}
      {renews && next && (
        <>
          <p>{words.renews(formatDirhams(toFils(price), language), next.startsOn)}</p>
          <Button
            variant="line"
            size="sm"
            className="justify-self-start"
            isPending={props.isPending}
            onClick={() => props.onEnd(next.startsOn)}
          >
            {words.giveUp}
          </Button>
        </>
      )}
      {onUntil === null && renews && next === null && (
        <Notice>{textOf(refusals, whyNotNext)}</Notice>
      )}
    </>
  )
}

const textOf = (refusals: Readonly<Record<string, unknown>>, code: string | null) => {
  const text = code === null ? undefined : refusals[code]
  return typeof text === 'string' ? text : undefined
}

interface StartsProps {
  state: PlannedAddOn
  chosen: AddOnStart
  onChoose: (start: AddOnStart) => void
}

function Starts({ state, chosen, onChoose }: StartsProps) {
  const words = useTexts(addOnTexts)
  const language = useLanguage()
  const { now, next, price } = state
  const aed = (dirhams: number) => formatDirhams(toFils(dirhams), language)
  return (
    <RadioCards
      label={words.starts}
      value={chosen}
      onChange={(start) => start && onChoose(start)}
      options={[
        ...(now
          ? [
              {
                value: 'now' as const,
                label: words.now,
                description: [
                  words.nowOf(aed(now.price), now.daysLeft, now.until),
                  now.card.last4 && words.cardOf(now.card.last4),
                ]
                  .filter(Boolean)
                  .join(' '),
              },
            ]
          : []),
        ...(next && canAddNext(state)
          ? [
              {
                value: 'next' as const,
                label: words.next,
                description: words.nextOf(aed(price), next.startsOn, aed(next.total)),
              },
            ]
          : []),
      ]}
    />
  )
}
