import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../actions/button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { useTexts } from '../texts.ts'
import type { IndexSearch } from './address.ts'
import { store, useStored } from './stored.ts'
import { indexTexts } from './texts.ts'

type View = IndexSearch
type Views = Readonly<Record<string, View>>

export interface SavedViewsProps {
  /** Where this browser keeps them. */
  storageKey: string
  /** The filters of now, as they stand in the address. */
  current: View
  onPick: (view: View) => void
}

const NAME_MAX = 40

function readViews(stored: string | null): Views {
  try {
    const kept: unknown = JSON.parse(stored ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Views) : {}
  } catch {
    return {}
  }
}

/** Filters under names of one's own, kept in this browser; a name puts them back into the address. */
export function SavedViews({ storageKey, current, onPick }: SavedViewsProps) {
  const words = useTexts(indexTexts)
  const stored = useStored(storageKey)
  const views = readViews(stored)
  const [name, setName] = useState<string>()
  const keep = (next: Views) => store(storageKey, JSON.stringify(next))
  const names = Object.keys(views)
  const canSave = Object.keys(current).length > 0
  if (names.length === 0 && !canSave) return null
  return (
    <section aria-label={words.views} className="flex flex-wrap items-end gap-2">
      {names.map((one) => (
        <span key={one} className="inline-flex items-center rounded-full bg-sunk">
          <button
            type="button"
            className="min-h-11 rounded-full ps-4 pe-2 font-medium hover:underline"
            onClick={() => onPick(views[one] ?? {})}
          >
            <bdi>{one}</bdi>
          </button>
          <button
            type="button"
            aria-label={words.removeView(one)}
            className="grid size-11 place-items-center rounded-full hover:bg-subtle"
            onClick={() => {
              const { [one]: _, ...others } = views
              keep(others)
            }}
          >
            <X className="size-4" />
          </button>
        </span>
      ))}
      {canSave && name === undefined && (
        <Button variant="plain" size="sm" onClick={() => setName('')}>
          <Bookmark />
          {words.saveView}
        </Button>
      )}
      {name !== undefined && (
        <form
          className="flex flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (name.trim() === '') return
            keep({ ...views, [name.trim()]: current })
            setName(undefined)
          }}
        >
          <TextField label={words.viewName} maxLength={NAME_MAX} value={name} onChange={setName} />
          <Button type="submit">{words.save}</Button>
          <Button variant="plain" onClick={() => setName(undefined)}>
            {words.cancel}
          </Button>
        </form>
      )}
    </section>
  )
}
