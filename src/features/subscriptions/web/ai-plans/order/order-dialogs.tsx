import type { Plan } from '../../draft/plan.ts'
import type { AiDraft } from '../draft/ai-draft.ts'
import { PaymentDialog } from './payment-dialog.tsx'
import { PreferencesDialog } from './preferences-dialog.tsx'

export interface OrderDialogProps {
  plan: Plan
  draft: AiDraft
  change: (patch: Partial<AiDraft>) => void
  /** Takes the page that says how it goes on. */
  onOrdered: (next: string) => void
}

/** Preferences first, then the payment; each keeps what was chosen in the other. */
export const OrderDialogs = (props: OrderDialogProps) =>
  props.draft.step === 'payment' ? <PaymentDialog {...props} /> : <PreferencesDialog {...props} />
