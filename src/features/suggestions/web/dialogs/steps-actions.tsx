import { ChefHat, RotateCcw, Truck } from 'lucide-react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useTexts } from '#ui/texts.ts'
import { reorderPath, trackPath } from '../paths.ts'
import { dialogTexts } from './texts.ts'

const small = 'flex-auto px-3.5'

/** Leads to the full screen that goes step by step, and to the meal's ingredients. */
export function StepsActions({ acceptedId }: { acceptedId: number }) {
  const { steps } = useTexts(dialogTexts)
  return (
    <div className="flex flex-wrap gap-2.5">
      <LinkButton href={`/cook/${acceptedId}`} isBlock>
        <ChefHat />
        {steps.start}
      </LinkButton>
      <LinkButton variant="line" size="sm" className={small} href={reorderPath(acceptedId)}>
        <RotateCcw />
        {steps.reorder}
      </LinkButton>
      <LinkButton variant="line" size="sm" className={small} href={trackPath(acceptedId)}>
        <Truck className="flip" />
        {steps.track}
      </LinkButton>
    </div>
  )
}
