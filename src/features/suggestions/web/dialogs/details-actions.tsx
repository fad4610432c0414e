import { Bookmark, BookmarkCheck, CookingPot, ShoppingBasket } from 'lucide-react'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { useTexts } from '#ui/texts.ts'
import { useSaved } from '../actions/use-saved.ts'
import type { ShownMeal } from '../use-table.ts'
import { dialogTexts } from './texts.ts'

interface DetailsActionsProps {
  meal: ShownMeal
  /** Missing while it is not known yet. */
  isSaved: boolean | undefined
  onSteps: () => void
}

/** What a meal leads to: its list, its steps, the saved meals. */
export function DetailsActions({ meal, isSaved, onSteps }: DetailsActionsProps) {
  const { details } = useTexts(dialogTexts)
  const { save, isSaving } = useSaved()
  const { dishId, name, acceptedId } = meal
  const small = 'flex-auto px-3.5'
  return (
    <div className="flex flex-wrap gap-2.5">
      <Button isBlock onClick={onSteps}>
        <CookingPot />
        {details.steps}
      </Button>
      {acceptedId !== null && (
        <LinkButton
          variant="line"
          size="sm"
          className={small}
          href={`/dashboard/shopping-lists?meal=${acceptedId}`}
        >
          <ShoppingBasket />
          {details.list}
        </LinkButton>
      )}
      <Button
        variant="line"
        size="sm"
        className={small}
        aria-pressed={isSaved ?? false}
        isDisabled={isSaved === undefined}
        isPending={isSaving}
        onClick={() => save({ dishId, name, isSaved: !isSaved })}
      >
        {isSaved ? <BookmarkCheck /> : <Bookmark />}
        {isSaved ? details.saved : details.save}
      </Button>
    </div>
  )
}
