import type { ChipProps } from '#ui/feedback/chip.tsx'
import type { Urgency } from '../../rules.ts'

export const URGENCY_TONES: Readonly<Record<Urgency, ChipProps['tone']>> = {
  calm: 'info',
  soon: 'warn',
  overdue: 'bad',
}
