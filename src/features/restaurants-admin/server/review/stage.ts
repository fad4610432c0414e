import type { KITCHEN_STAGES } from '../../contract.ts'
import type { RestaurantRow } from '../restaurant-store.ts'

type Stage = (typeof KITCHEN_STAGES)[number]

/** Only one in `review` can go on sale for the first time. R-KIT-11 */
export function stageOf(row: RestaurantRow): Stage {
  if (row.isActive) return 'open'
  if (row.openedAt) return 'closed'
  if (row.reviewAskedAt) return 'review'
  return row.sentBackAt ? 'sent_back' : 'setup'
}
