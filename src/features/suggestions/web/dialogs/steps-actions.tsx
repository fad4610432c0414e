import { ChefHat } from 'lucide-react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useTexts } from '#ui/texts.ts'
import { reorderPath, trackPath } from '../paths.ts'
import { dialogTexts } from './texts.ts'

const small = 'px-2'

/** Leads to the full screen that goes step by step, and to the meal's ingredients. */
export function StepsActions({ acceptedId }: { acceptedId: number }) {
  const { steps } = useTexts(dialogTexts)
  return (
    <div className="grid grid-cols-2 gap-2.5">
      <LinkButton href={`/cook/${acceptedId}`} isBlock className="col-span-2">
        <ChefHat />
        {steps.start}
      </LinkButton>
      <LinkButton variant="line" size="sm" className={small} href={reorderPath(acceptedId)}>
        {steps.reorder}
      </LinkButton>
      <LinkButton variant="line" size="sm" className={small} href={trackPath(acceptedId)}>
        {steps.track}
      </LinkButton>
    </div>
  )
}
