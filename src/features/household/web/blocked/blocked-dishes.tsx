import { Suspense, useState } from 'react'
import { dayOf, formatDay } from '#shared/dates.ts'
import type { Output } from '#shared/wire/endpoint.ts'
import { Button } from '#ui/actions/button.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { unblockDish, type getHousehold } from '../../list-contract.ts'
import { AFTER_HOUSEHOLD } from '../queries.ts'
import { blockedTexts } from './texts.ts'

const ConfirmDialog = lazyPart(
  async () => (await import('#ui/overlay/confirm-dialog.tsx')).ConfirmDialog,
)

type Blocked = Output<typeof getHousehold>['blocked'][number]

/** Dishes that someone reacted to; each can be allowed again, after a question. */
export function BlockedDishes({ dishes }: { dishes: readonly Blocked[] }) {
  const words = useTexts(blockedTexts)
  const language = useLanguage()
  const [asked, setAsked] = useState<Blocked>()
  if (dishes.length === 0) return null
  return (
    <Card look="quiet" className="grid gap-3 p-5">
      <h2 className="text-xl">{words.title}</h2>
      <p className="text-muted">{words.lead}</p>
      <ul className="grid gap-2.5">
        {dishes.map((dish) => (
          <li key={dish.dishId} className="flex flex-wrap items-center justify-between gap-3">
            <span>
              <bdi className="font-strong">{dish.name}</bdi>{' '}
              <span className="text-note text-muted">
                {words.since(formatDay(dayOf(new Date(dish.since)), language))}
              </span>
            </span>
            <Button
              variant="line"
              size="sm"
              aria-label={words.allowNamed(dish.name)}
              onClick={() => setAsked(dish)}
            >
              {words.allow}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <Suspense>
          <AllowDialog dish={asked} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </Card>
  )
}

function AllowDialog({ dish, onClose }: { dish: Blocked; onClose: () => void }) {
  const words = useTexts(blockedTexts)
  const { mutate, isPending } = useAction(unblockDish, {
    done: words.allowed,
    onDone: onClose,
    refreshes: AFTER_HOUSEHOLD,
  })
  return (
    <ConfirmDialog
      isOpen
      title={words.question(dish.name)}
      cancelLabel={words.keep}
      confirmLabel={words.allow}
      onCancel={onClose}
      onConfirm={() => mutate({ dishId: dish.dishId })}
      isPending={isPending}
    >
      {words.text}
    </ConfirmDialog>
  )
}
