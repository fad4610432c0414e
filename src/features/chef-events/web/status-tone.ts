import type { ChefEventStatus } from '../rules.ts'

export const STATUS_TONES: Record<ChefEventStatus, 'quiet' | 'info' | 'warn' | 'ok' | 'bad'> = {
  pending: 'warn',
  quoted: 'info',
  deposit_due: 'warn',
  confirmed: 'ok',
  completed: 'quiet',
  cancelled: 'bad',
}
