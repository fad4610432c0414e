import {
  CalendarRange,
  ChevronDown,
  MapPin,
  Moon,
  ReceiptText,
  RefreshCcw,
  ShoppingBasket,
  Store,
  Utensils,
} from 'lucide-react'
import { Suspense, useState, type ReactNode } from 'react'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Menu, type MenuEntry } from '#ui/actions/menu.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import { isBeforeFirstCharge } from '../../rules.ts'
import type { Subscription } from '../queries.ts'
import { changeTexts } from './change-texts.ts'

const WeekdaysDialog = lazyPart(async () => (await import('./weekdays-dialog.tsx')).WeekdaysDialog)
const TemporaryAddressDialog = lazyPart(
  async () => (await import('./temporary-address-dialog.tsx')).TemporaryAddressDialog,
)
const KitchenDialog = lazyPart(
  async () => (await import('./kitchen/kitchen-dialog.tsx')).KitchenDialog,
)
const NextCycleDialog = lazyPart(
  async () => (await import('./next-cycle-dialog.tsx')).NextCycleDialog,
)
const FallbackDialog = lazyPart(async () => (await import('./fallback-dialog.tsx')).FallbackDialog)
const AddOnDialog = lazyPart(async () => (await import('../add-ons/add-on-dialog.tsx')).AddOnDialog)
const RamadanDialog = lazyPart(async () => (await import('./ramadan-dialog.tsx')).RamadanDialog)
const ReceiptsDialog = lazyPart(async () => (await import('./receipts-dialog.tsx')).ReceiptsDialog)

type Change =
  | 'weekdays'
  | 'spell'
  | 'kitchen'
  | 'next'
  | 'addOn'
  | 'fallback'
  | 'ramadan'
  | 'receipts'

const ICONS: Readonly<Record<Change, ReactNode>> = {
  weekdays: <CalendarRange />,
  spell: <MapPin />,
  kitchen: <Store />,
  next: <RefreshCcw />,
  addOn: <ShoppingBasket />,
  fallback: <Utensils />,
  ramadan: <Moon />,
  receipts: <ReceiptText />,
}

interface ChangeMenuProps {
  subscription: Subscription
  /** What the button is about, for those who hear it. */
  name: string
}

/** All that can be changed of a subscription, and the receipts of what was. */
export function ChangeMenu({ subscription, name }: ChangeMenuProps) {
  const words = useTexts(changeTexts)
  const [open, setOpen] = useState<Change>()
  const close = () => setOpen(undefined)
  const { changeableFrom, plan, status } = subscription
  const isCooked = plan.kind === 'prepared'
  const isOver = status === 'ending' || status === 'ended'
  const entryOf = (change: Change): MenuEntry => ({
    id: change,
    label: words.menu[change],
    icon: ICONS[change],
    onSelect: () => setOpen(change),
  })
  const changes: Change[] = isOver
    ? []
    : isCooked
      ? [
          'weekdays',
          ...(changeableFrom ? (['spell'] as const) : []),
          ...(isBeforeFirstCharge(subscription) ? (['kitchen'] as const) : []),
          'next',
          'fallback',
          'ramadan',
        ]
      : ['next', ...(status === 'pending_payment' ? [] : (['addOn'] as const))]
  return (
    <>
      <Menu
        label={isCooked ? words.openNamed(name) : words.openPlanNamed(name)}
        triggerClassName={buttonClass({ variant: 'line', size: 'sm' })}
        trigger={
          <span className="inline-flex items-center gap-1.5">
            {isCooked ? words.open : words.openPlan}
            <ChevronDown className="size-4" />
          </span>
        }
        groups={[changes.map(entryOf), [entryOf('receipts')]].filter(({ length }) => length > 0)}
      />
      <Suspense>
        {open === 'weekdays' && <WeekdaysDialog subscription={subscription} onClose={close} />}
        {open === 'spell' && changeableFrom && (
          <TemporaryAddressDialog
            subscription={subscription}
            changeableFrom={changeableFrom}
            onClose={close}
          />
        )}
        {open === 'kitchen' && <KitchenDialog subscription={subscription} onClose={close} />}
        {open === 'next' && <NextCycleDialog subscription={subscription} onClose={close} />}
        {open === 'addOn' && <AddOnDialog subscriptionId={subscription.id} onClose={close} />}
        {open === 'fallback' && <FallbackDialog subscription={subscription} onClose={close} />}
        {open === 'ramadan' && <RamadanDialog subscription={subscription} onClose={close} />}
        {open === 'receipts' && <ReceiptsDialog subscriptionId={subscription.id} onClose={close} />}
      </Suspense>
    </>
  )
}
