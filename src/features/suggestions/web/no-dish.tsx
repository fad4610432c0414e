import { LinkButton } from '#ui/actions/link-button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { useTexts } from '#ui/texts.ts'
import { texts } from './texts.ts'

interface NoDishProps {
  title: string
  /** What the server says of it. */
  text: string
}

/** Nothing fits all wishes and allergies: the way to both. */
export function NoDish({ title, text }: NoDishProps) {
  const { noDish } = useTexts(texts)
  return (
    <div role="alert">
      <EmptyState
        title={title}
        className="py-8"
        action={
          <>
            <LinkButton href="/dashboard/meal-preferences">{noDish.wishes}</LinkButton>
            <LinkButton href="/dashboard/household" variant="line">
              {noDish.allergies}
            </LinkButton>
          </>
        }
      >
        {text}
      </EmptyState>
    </div>
  )
}
