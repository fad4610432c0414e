import type { OpenDialog as Dialog } from '../use-selection.ts'
import { AddressSheet } from './address-sheet.tsx'
import { CalendarSheet } from './calendar-sheet.tsx'
import { DishSheet } from './dish/dish-sheet.tsx'
import { ExtraDialog } from './extra-dialog.tsx'
import { FallbackSheet } from './fallback-sheet.tsx'
import { RepeatDialog } from './repeat-dialog.tsx'
import { SwapSheet } from './swap-sheet.tsx'
import { TraySheet } from './tray-sheet.tsx'

export function OpenDialog({ dialog }: { dialog: Dialog }) {
  switch (dialog.kind) {
    case 'dish':
      return <DishSheet mealItemId={dialog.mealItemId} line={dialog.line} />
    case 'swap':
      return <SwapSheet line={dialog.line} />
    case 'extra':
      return <ExtraDialog question={dialog.question} />
    case 'address':
      return <AddressSheet />
    case 'calendar':
      return <CalendarSheet />
    case 'fallback':
      return <FallbackSheet />
    case 'repeat':
      return <RepeatDialog />
    case 'tray':
      return <TraySheet />
  }
}
