import type { ChipProps } from '#ui/feedback/chip.tsx'
import type { PaymentStatus, Status } from '../../rules.ts'

export const STATUS_TONES: Readonly<Record<Status, ChipProps['tone']>> = {
  pending_payment: 'warn',
  scheduled: 'info',
  active: 'ok',
  paused: 'info',
  ending: 'warn',
  ended: 'quiet',
}

export const PAYMENT_TONES: Readonly<Record<PaymentStatus, ChipProps['tone']>> = {
  paid: 'ok',
  pending: 'info',
  failed: 'bad',
  cancelled: 'quiet',
  refunded: 'quiet',
}
