import { useMutation } from '@tanstack/react-query'
import { Bookmark, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { Button } from '../../actions/button.tsx'
import { toast } from '../../feedback/toast.ts'
import { TextField } from '../../fields/text-field.tsx'
import { useTexts } from '../../texts.ts'
import { errorText } from '../../forms/error-text.ts'
import type { IndexSearch } from '../address.ts'
import { indexTexts } from '../texts.ts'
import { useViewStore, type SavedView, type ViewStore } from './view-store.ts'

interface SavedViewsProps {
  /** The index. */
  page: string
  /** The filters of now, as they stand in the address. */
  current: IndexSearch
  onPick: (filters: IndexSearch) => void
}

/** Filters under names of one's own; a name puts them back into the address. */
export function SavedViews({ page, current, onPick }: SavedViewsProps) {
  const words = useTexts(indexTexts)
  const store = useViewStore()
  const [isNaming, setNaming] = useState(false)
  const views = store?.views.filter((view) => view.page === page) ?? []
  const canSave = Object.keys(current).length > 0
  if (!store || (views.length === 0 && !canSave)) return null
  return (
    <section aria-label={words.views} className="flex flex-wrap items-end gap-2">
      {views.map((view) => (
        <ViewChip
          key={view.id}
          view={view}
          onPick={() => onPick(Object.fromEntries(new URLSearchParams(view.query)))}
          onRemove={() => store.remove(view.id)}
        />
      ))}
      {canSave && !isNaming && (
        <Button variant="plain" size="sm" onClick={() => setNaming(true)}>
          <Bookmark />
          {words.saveView}
        </Button>
      )}
      {isNaming && (
        <NameForm
          onSave={(name) => store.save({ page, name, query: queryOf(current) })}
          onClose={() => setNaming(false)}
        />
      )}
    </section>
  )
}

const queryOf = (filters: IndexSearch): string =>
  new URLSearchParams(
    Object.entries(filters).map(([name, value]) => [name, String(value)]),
  ).toString()

interface ViewChipProps {
  view: SavedView
  onPick: () => void
  onRemove: () => ReturnType<ViewStore['remove']>
}

function ViewChip({ view: { name }, onPick, onRemove }: ViewChipProps) {
  const words = useTexts(indexTexts)
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: onRemove,
    onError: (error) =>
      toast({
        title: words.error,
        text: errorText(error, words.removeViewFailed),
        variant: 'destructive',
      }),
  })
  return (
    <span className="inline-flex items-center rounded-full bg-sunk">
      <button
        type="button"
        className="min-h-11 rounded-full ps-4 pe-2 font-medium hover:underline"
        onClick={onPick}
      >
        <bdi>{name}</bdi>
      </button>
      <button
        type="button"
        aria-label={words.removeView(name)}
        disabled={isPending}
        className="grid size-11 place-items-center rounded-full hover:bg-subtle"
        onClick={() => mutate()}
      >
        <X className="size-4" />
      </button>
    </span>
  )
}

const NAME_MAX = 40

interface NameFormProps {
  onSave: (name: string) => ReturnType<ViewStore['save']>
  onClose: () => void
}

function NameForm({ onSave, onClose }: NameFormProps) {
  const words = useTexts(indexTexts)
  const [name, setName] = useState('')
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: onSave,
    onSuccess: onClose,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') mutate(name.trim())
  }
  return (
    <form className="flex flex-wrap items-end gap-2" onSubmit={submit}>
      <TextField
        label={words.viewName}
        maxLength={NAME_MAX}
        value={name}
        onChange={setName}
        errorMessage={error ? errorText(error, words.saveViewFailed) : undefined}
      />
      <Button type="submit" isPending={isPending}>
        {words.save}
      </Button>
      <Button variant="plain" onClick={onClose}>
        {words.cancel}
      </Button>
    </form>
  )
}
