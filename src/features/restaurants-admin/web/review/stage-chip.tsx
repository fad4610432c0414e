import { Chip } from '#ui/feedback/chip.tsx'
import { useTexts } from '#ui/texts.ts'
import type { KitchenReview } from '../queries.ts'
import { reviewTexts } from './review-texts.ts'

const TONES = {
  setup: 'quiet',
  review: 'warn',
  sent_back: 'quiet',
  open: 'ok',
  closed: 'quiet',
} as const

export function StageChip({ stage }: Pick<KitchenReview, 'stage'>) {
  const { stages } = useTexts(reviewTexts)
  return <Chip tone={TONES[stage]}>{stages[stage]}</Chip>
}
