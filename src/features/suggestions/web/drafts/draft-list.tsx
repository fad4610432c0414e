import { EyeOff, Sparkles, Trash2, TriangleAlert } from 'lucide-react'
import { CUISINE_NAMES } from '#shared/food/food.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Chip } from '#ui/feedback/chip.tsx'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { formatNumber } from '../format-number.ts'
import type { DraftSummary } from './queries.ts'
import { draftTexts } from './texts.ts'

interface DraftListProps {
  drafts: readonly DraftSummary[]
  onOpen: (draft: DraftSummary) => void
  onForget: (draft: DraftSummary) => void
}

/** The customer's own drafts, the latest first; there is no plate, since no one has cooked them. */
export function DraftList({ drafts, onOpen, onForget }: DraftListProps) {
  return (
    <ul className="grid gap-x-5.5 gap-y-3 lg:grid-cols-2">
      {drafts.map((draft) => (
        <DraftRow
          key={draft.id}
          draft={draft}
          onOpen={() => onOpen(draft)}
          onForget={() => onForget(draft)}
        />
      ))}
    </ul>
  )
}

interface DraftRowProps {
  draft: DraftSummary
  onOpen: () => void
  onForget: () => void
}

function DraftRow({ draft, onOpen, onForget }: DraftRowProps) {
  const { list } = useTexts(draftTexts)
  const language = useLanguage()
  return (
    <li className="flex items-start gap-3 rounded-card border-line border-dashed border-control bg-card p-4">
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <h3 className="text-lg [overflow-wrap:anywhere]">
          {draft.isSafe ? (
            <button
              type="button"
              aria-haspopup="dialog"
              className="min-h-6 text-start hover:underline"
              onClick={onOpen}
            >
              {draft.name}
            </button>
          ) : (
            draft.name
          )}
        </h3>
        <p className="num text-note text-muted">
          {list.facts(
            CUISINE_NAMES[draft.cuisineType][language],
            draft.preparationTime,
            formatNumber(draft.calories, language),
          )}
        </p>
        <p className="flex flex-wrap gap-2">
          <Chip icon={<Sparkles />}>{list.drafted}</Chip>
          <Chip icon={<EyeOff />}>{list.private}</Chip>
          {!draft.isSafe && (
            <Chip tone="bad" icon={<TriangleAlert />}>
              {list.unsafe}
            </Chip>
          )}
        </p>
        {!draft.isSafe && <p className="text-sm text-muted">{list.unsafeText}</p>}
      </div>
      <IconButton
        label={list.of(list.forget, draft.name)}
        icon={<Trash2 />}
        variant="line"
        aria-haspopup="dialog"
        onClick={onForget}
      />
    </li>
  )
}
