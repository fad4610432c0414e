import type { Tone } from '#ui/feedback/notice.tsx'
import type { OrderStatus } from '../../rules.ts'

const TONES: Readonly<Record<OrderStatus, Tone>> = {
  placed: 'info',
  packing: 'info',
  out: 'info',
  delivered: 'ok',
  failed: 'bad',
  cancelled: 'warn',
}

export const statusTone = (status: OrderStatus): Tone => TONES[status]
