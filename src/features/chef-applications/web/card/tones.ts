import type { ChipProps } from '#ui/feedback/chip.tsx'
import type { ApplicationStatus } from '../../rules.ts'

export const STATUS_TONES: Readonly<Record<ApplicationStatus, NonNullable<ChipProps['tone']>>> = {
  submitted: 'info',
  pending: 'info',
  needs_changes: 'warn',
  approved: 'ok',
  rejected: 'bad',
}
