import { CircleAlert, TriangleAlert } from 'lucide-react'
import type { DishNotes } from './use-dish-notes.ts'

export const hasNotes = ({ blocks, warnings }: DishNotes): boolean =>
  blocks.length + warnings.length > 0

/** Who must not eat a dish, and who would rather not. */
export function DishNotesList({ notes }: { notes: DishNotes }) {
  return (
    <>
      {notes.blocks.map((text) => (
        <p key={text} className="flex items-start gap-1.5 text-sm font-strong text-bad">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4" />
          <span>{text}</span>
        </p>
      ))}
      {notes.warnings.map((text) => (
        <p key={text} className="flex items-start gap-1.5 text-sm text-warn">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
          <span>{text}</span>
        </p>
      ))}
    </>
  )
}
