import { Suspense, useState } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { adminTexts } from './admin-texts.ts'
import { changeForTexts } from './changes/texts.ts'
import type { AnySubscription } from './queries.ts'

const PauseFor = lazyPart(async () => (await import('./action-dialogs.tsx')).PauseFor)
const ResumeFor = lazyPart(async () => (await import('./action-dialogs.tsx')).ResumeFor)
const CancelFor = lazyPart(async () => (await import('./action-dialogs.tsx')).CancelFor)
const TemporaryAddressFor = lazyPart(
  async () => (await import('./changes/address-dialogs.tsx')).TemporaryAddressFor,
)
const RestaurantFor = lazyPart(
  async () => (await import('./changes/restaurant-dialog.tsx')).RestaurantFor,
)

const DIALOGS = { pause: PauseFor, resume: ResumeFor, cancel: CancelFor }
type Asked = keyof typeof DIALOGS | 'spell' | 'restaurant'

/** What an admin can do for the customer, as the customer could. */
export function ActionsFor({ detail }: { detail: AnySubscription }) {
  const [asked, setAsked] = useState<Asked>()
  const { subscription } = detail
  const close = () => setAsked(undefined)
  return (
    <div className="flex flex-wrap gap-2.5">
      {actionsOf(subscription).map((action) => (
        <ActionButton key={action} action={action} onPress={() => setAsked(action)} />
      ))}
      {asked && (
        <Suspense>
          <Dialog asked={asked} detail={detail} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

function actionsOf({
  pausableFrom,
  pause,
  canCancel,
  plan,
}: AnySubscription['subscription']): Asked[] {
  const isDelivered = plan.kind !== 'ai' && canCancel
  return [
    ...(isDelivered && pausableFrom !== null ? (['spell'] as const) : []),
    ...(isDelivered ? (['restaurant'] as const) : []),
    ...(pausableFrom === null ? [] : (['pause'] as const)),
    ...(pause ? (['resume'] as const) : []),
    ...(canCancel ? (['cancel'] as const) : []),
  ]
}

function ActionButton({ action, onPress }: { action: Asked; onPress: () => void }) {
  const words = useTexts(adminTexts)
  const { spell, restaurant } = useTexts(changeForTexts)
  const labels = { ...words, spell, restaurant }
  return (
    <Button variant="line" onClick={onPress}>
      {labels[action]}
    </Button>
  )
}

interface DialogProps {
  asked: Asked
  detail: AnySubscription
  onClose: () => void
}

function Dialog({ asked, detail: { subscription, addresses }, onClose }: DialogProps) {
  const { id, pausableFrom: first, nextCycle, restaurant } = subscription
  if (asked === 'restaurant') {
    const current = nextCycle?.restaurant.id ?? restaurant.id
    return <RestaurantFor id={id} current={current} onClose={onClose} />
  }
  if (asked === 'spell') {
    return (
      first && <TemporaryAddressFor id={id} first={first} addresses={addresses} onClose={onClose} />
    )
  }
  const Action = DIALOGS[asked]
  return <Action id={id} first={first} onClose={onClose} />
}
