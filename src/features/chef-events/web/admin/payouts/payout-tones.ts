import type { ChipProps } from '#ui/feedback/chip.tsx'
import type { PayoutState } from '#features/chef-events/rules.ts'

export const PAYOUT_TONES: Readonly<Record<PayoutState, ChipProps['tone']>> = {
  waiting: 'quiet',
  held: 'bad',
  due: 'warn',
  paid: 'ok',
}
