import { call } from '#shared/wire/call.ts'
import { RecordFacts } from '#ui/records/facts.tsx'
import { ReasonDialog } from '#ui/records/reason-dialog.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { switchRestaurant } from '../contract.ts'
import { ADMIN_KEY, type AnyRestaurant } from './queries.ts'
import { adminTexts } from './texts.ts'

interface SwitchDialogProps {
  restaurant: AnyRestaurant
  onClose: () => void
}

/** Opens or closes a kitchen, after a look at who is concerned. */
export function SwitchDialog({ restaurant, onClose }: SwitchDialogProps) {
  const words = useTexts(adminTexts)
  const { id, isActive, stakes: impact } = restaurant
  const { mutate, isPending } = useAction(
    (reason: string) => call(switchRestaurant, { id, isActive: !isActive, reason }),
    { done: isActive ? words.closed : words.opened, refreshes: [ADMIN_KEY], onDone: onClose },
  )
  return (
    <ReasonDialog
      title={isActive ? words.close : words.open}
      lead={isActive ? words.closeLead : words.openLead}
      confirmLabel={isActive ? words.close : words.open}
      isPending={isPending}
      onConfirm={mutate}
      onClose={onClose}
    >
      {isActive && (
        <RecordFacts
          facts={[
            [words.running, impact.running],
            [words.renewing, impact.renewing],
            [words.deliveries, impact.deliveries],
          ]}
        />
      )}
    </ReasonDialog>
  )
}
