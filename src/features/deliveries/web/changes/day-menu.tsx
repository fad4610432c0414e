import { CalendarClock, ChevronDown, CircleSlash, MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { buttonClass } from '#ui/actions/button-class.ts'
import { Menu } from '#ui/actions/menu.tsx'
import { useTexts } from '#ui/texts.ts'
import { lazyPart } from '#ui/lazy/lazy-part.ts'
import type { Delivery } from '../queries.ts'
import { SkipDialog } from '../skip-dialog.tsx'
import { changeTexts } from './change-texts.ts'

const MoveDialog = lazyPart(async () => (await import('./move-dialog.tsx')).MoveDialog)
const AddressDialog = lazyPart(async () => (await import('./address-dialog.tsx')).AddressDialog)

/** What can be changed of one delivery until its cut-off. */
export function DayMenu({ delivery, className }: { delivery: Delivery; className?: string }) {
  const words = useTexts(changeTexts)
  const [open, setOpen] = useState<'move' | 'address' | 'skip'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Menu
        label={words.changeNamed(delivery.day)}
        triggerClassName={buttonClass({ variant: 'line', size: 'sm' }, className)}
        trigger={
          <span className="inline-flex items-center gap-1.5">
            {words.change}
            <ChevronDown className="size-4" />
          </span>
        }
        groups={[
          [
            {
              id: 'move',
              label: words.menu.move,
              icon: <CalendarClock />,
              onSelect: () => setOpen('move'),
            },
            {
              id: 'address',
              label: words.menu.address,
              icon: <MapPin />,
              onSelect: () => setOpen('address'),
            },
            {
              id: 'skip',
              label: words.menu.skip,
              icon: <CircleSlash />,
              onSelect: () => setOpen('skip'),
            },
          ],
        ]}
      />
      <Suspense>
        {open === 'move' && <MoveDialog delivery={delivery} onClose={close} />}
        {open === 'address' && <AddressDialog delivery={delivery} onClose={close} />}
      </Suspense>
      <SkipDialog delivery={open === 'skip' ? delivery : undefined} onClose={close} />
    </>
  )
}
