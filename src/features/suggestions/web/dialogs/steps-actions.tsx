import { ChefHat } from 'lucide-react'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useTexts } from '#ui/texts.ts'
import { dialogTexts } from './texts.ts'

/** Leads to the full screen that goes step by step. */
export function StepsActions({ acceptedId }: { acceptedId: number }) {
  const { steps } = useTexts(dialogTexts)
  return (
    <LinkButton href={`/cook/${acceptedId}`} isBlock>
      <ChefHat />
      {steps.start}
    </LinkButton>
  )
}
