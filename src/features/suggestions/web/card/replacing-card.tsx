import { Button } from '#ui/actions/button.tsx'
import { Spinner } from '#ui/actions/spinner.tsx'
import { useTexts } from '#ui/texts.ts'
import type { Suggestion } from '../queries.ts'
import { texts } from '../texts.ts'
import { useTable } from '../use-table.ts'
import { CardSkeleton } from './card-skeleton.tsx'

/** The same shape while another dish is looked for; the old one can still be kept. */
export function ReplacingCard({ suggestion }: { suggestion: Suggestion }) {
  const { card } = useTexts(texts)
  const { keep } = useTable()
  return (
    <article
      aria-busy="true"
      className="grid grid-rows-[auto_1fr] overflow-hidden rounded-card border-line border-dashed border-hairline bg-card"
    >
      <div className="@container relative h-49 overflow-hidden bg-sunk">
        <span
          aria-hidden="true"
          className="absolute -end-5 top-4.5 grid size-44 place-items-center rounded-full bg-bg opacity-55 @min-[30rem]:end-3.5 @min-[30rem]:top-2.5 @min-[30rem]:size-57.5"
        >
          <span className="size-3/5 rounded-full bg-sunk" />
        </span>
        <output className="absolute start-5.5 top-5.5 max-w-[45%]">
          <span className="mb-1 block text-sm text-muted">{card.replacing(suggestion.name)}</span>
          <span className="display block text-lg leading-snug">{card.looking}</span>
        </output>
      </div>
      <div className="flex flex-col p-5.5 pt-5">
        <CardSkeleton />
        <div className="mt-auto flex flex-wrap gap-2.5 pt-4.5">
          <Button variant="soft" isDisabled className="flex-auto">
            <Spinner />
            {card.pending}
          </Button>
          <Button variant="line" className="flex-auto" onClick={() => keep(suggestion)}>
            <span className="max-w-56 truncate">{card.keep(suggestion.name)}</span>
          </Button>
        </div>
      </div>
    </article>
  )
}
