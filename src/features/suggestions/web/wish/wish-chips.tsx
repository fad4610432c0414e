import { TriangleAlert, X } from 'lucide-react'
import { cx } from '#ui/cx.ts'
import { useTexts } from '#ui/texts.ts'
import { texts } from './texts.ts'
import type { WishChip } from './use-wish.ts'

interface WishChipsProps {
  chips: readonly WishChip[]
  onTakeOut: (chip: WishChip) => void
}

/** What was understood; a press on a chip takes it out. */
export function WishChips({ chips, onTakeOut }: WishChipsProps) {
  const { remove } = useTexts(texts)
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map((chip) => {
        const isAllergy = chip.slot === 'addAllergens'
        return (
          <li key={`${chip.slot}:${chip.value}`}>
            <button
              type="button"
              onClick={() => onTakeOut(chip)}
              aria-label={remove(chip.label)}
              className={cx(
                'inline-flex min-h-11 items-center gap-2 rounded-full px-4 text-sm font-strong transition-colors duration-(--t-press)',
                isAllergy ? 'bg-bad-tint text-bad' : 'bg-sunk text-ink',
              )}
            >
              {isAllergy && <TriangleAlert aria-hidden="true" className="size-4" />}
              {chip.label}
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
