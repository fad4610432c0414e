import { useRef } from 'react'
import type { Suggestion } from '../queries.ts'
import { useTable } from '../use-table.ts'
import { ReplacingCard } from './replacing-card.tsx'
import { SuggestionCard } from './suggestion-card.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSingleClicks } from './use-single-clicks.ts'

/** A place of the day: its card, or the shape of the next one. */
export function SuggestionSlot({ suggestion }: { suggestion: Suggestion }) {
  const { waiting, isRefreshing } = useTable()
  const box = useRef<HTMLLIElement>(null)
  const state = waiting.get(suggestion.id)
  const shown = `${suggestion.id} ${state} ${suggestion.accepted}`
  useKeptFocus(box, shown)
  useSingleClicks(box, shown)
  return (
    <li ref={box} className="grid">
      {state === 'replaced' ? (
        <ReplacingCard suggestion={suggestion} />
      ) : (
        <SuggestionCard
          suggestion={suggestion}
          isBusy={state === 'kept' || (isRefreshing && !suggestion.accepted)}
        />
      )}
    </li>
  )
}
