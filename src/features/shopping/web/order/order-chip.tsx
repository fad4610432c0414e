import { Chip } from '#ui/feedback/chip.tsx'
import { useTexts } from '#ui/texts.ts'
import { statusTexts } from '../../status-texts.ts'
import type { IngredientOrder } from '../queries.ts'
import { statusTone } from './status-tone.ts'

/** Where an order is in a word; a late one says so first. */
export function OrderChip({ order }: { order: Pick<IngredientOrder, 'status' | 'isLate'> }) {
  const { statuses, late } = useTexts(statusTexts)
  return order.isLate ? (
    <Chip tone="bad">{`${late} · ${statuses[order.status]}`}</Chip>
  ) : (
    <Chip tone={statusTone(order.status)}>{statuses[order.status]}</Chip>
  )
}
