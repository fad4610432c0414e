import { Check, Minus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { messages } from '../messages.ts'
import type { SetupPoint } from '../rules.ts'
import type { KitchenSetup } from './queries.ts'
import { setupTexts } from './texts.ts'
import { UnderReview } from './under-review.tsx'

const ReviewDialog = lazyPart(async () => (await import('./review-dialog.tsx')).ReviewDialog)

interface OpeningProps {
  setup: KitchenSetup
  isUnsaved: boolean
}

/** What a new kitchen still needs, with the way to it, and the press that sends it to us. */
export function Opening({ setup, isUnsaved }: OpeningProps) {
  const { points, review } = useTexts(setupTexts)
  const [isAsking, setAsking] = useState(false)
  const reason = setup.canAskForReview ? (isUnsaved ? review.unsaved : undefined) : review.missing
  return (
    <Card look="open" className="grid gap-4 p-5 lg:sticky lg:top-6">
      <h2 className="text-xl">{points.title}</h2>
      <ul className="grid gap-3">
        {setup.points.map(({ point, isDone }) => (
          <li key={point} className="flex items-start gap-2.5">
            {isDone ? (
              <Check className="mt-1 flex-none text-ok" />
            ) : (
              <Minus className="mt-1 flex-none text-muted" />
            )}
            <Point point={point} isDone={isDone} setup={setup} />
          </li>
        ))}
      </ul>
      {setup.reviewAskedAt === null ? (
        <Button isBlock disabledReason={reason} onClick={() => setAsking(true)}>
          {review.action}
        </Button>
      ) : (
        <UnderReview />
      )}
      <Suspense>{isAsking && <ReviewDialog onClose={() => setAsking(false)} />}</Suspense>
    </Card>
  )
}

const PLACES: Readonly<Record<SetupPoint, string>> = {
  profile: '#profile',
  place: '#place',
  hours: '#hours',
  delivery: '#delivery',
  price: '#price',
  capacity: '/kitchen/plan',
  menu: '/kitchen/menu',
}

interface PointProps {
  point: SetupPoint
  isDone: boolean
  setup: KitchenSetup
}

function Point({ point, isDone, setup }: PointProps) {
  const { points } = useTexts(setupTexts)
  const { points: names } = useTexts(messages)
  const action =
    point === 'menu' ? points.menu : point === 'capacity' ? points.capacity : points.describe
  return (
    <div className="num min-w-0">
      <p className={isDone ? 'text-muted' : 'font-strong'}>
        {names[point]}
        {point === 'menu' && ` (${points.dishes(setup.dishes, setup.dishesNeeded)})`}
        <span className="sr-only">: {isDone ? points.done : points.open}</span>
      </p>
      {!isDone && (
        <a
          href={PLACES[point]}
          aria-label={`${action}: ${names[point]}`}
          className="text-link inline-flex min-h-11 items-center text-note"
        >
          {action}
        </a>
      )}
    </div>
  )
}
