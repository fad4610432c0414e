import { House, Plus } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#ui/actions/button.tsx'
import { useTexts } from '#ui/texts.ts'
import type { ShoppingList } from '../queries.ts'
import { texts } from '../texts.ts'

interface PantrySectionProps {
  pantry: ShoppingList['pantry']
  onPutBack: (ingredientId: string, isPutBack: boolean) => void
}

/** What is at home already and may be bought all the same. */
export function PantrySection({ pantry, onPutBack }: PantrySectionProps) {
  const { list: words } = useTexts(texts)
  const headingId = useId()
  if (pantry.length === 0) return null
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-card bg-cloth-pistachio px-4.5 pt-4 pb-1.5 text-on-cloth"
    >
      <h2 id={headingId} className="text-lg">
        {words.pantry}
      </h2>
      <p className="text-note leading-snug text-on-cloth-muted">{words.pantryLead}</p>
      <ul className="mt-2.5">
        {pantry.map(({ ingredientId, name, amount, isPutBack }) => (
          <li
            key={ingredientId}
            className="flex min-h-12 items-center justify-between gap-3 border-t-line border-on-cloth/12"
          >
            <span className="num">{words.amount(name, amount)}</span>
            <Button
              variant="plain"
              size="sm"
              className="px-1! print:hidden"
              aria-label={isPutBack ? words.takeOutOf(name) : words.putBackOf(name)}
              onClick={() => onPutBack(ingredientId, !isPutBack)}
            >
              {isPutBack ? <House /> : <Plus />}
              {isPutBack ? words.takeOut : words.putBack}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
