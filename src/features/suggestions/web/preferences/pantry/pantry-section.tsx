import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { CallError, call } from '#shared/wire/call.ts'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { useAction } from '#ui/actions/use-action.ts'
import { useTexts } from '#ui/texts.ts'
import { useVersion, type Version } from '#ui/forms/use-version.ts'
import { messages } from '#features/suggestions/messages.ts'
import { replacePantry } from '#features/suggestions/preferences-contract.ts'
import { PANTRY_MAX } from '#features/suggestions/rules.ts'
import { IngredientSearch } from './ingredient-search.tsx'
import { NumberField } from '../number-field.tsx'
import { isSamePantry, isWeight, type PantryLine } from './pantry.ts'
import { usePreferencesCache, type Ingredient, type StoredPreferences } from '../queries.ts'
import { SectionForm } from '../section-card.tsx'
import { preferenceTexts } from '../texts.ts'
import { useErrorText } from '../use-error-text.ts'
import type { SectionProps } from '../wishes/use-section-form.ts'

/** What is at home, by weight; suggestions use it up first. */
export function PantrySection({ stored, onDirty }: SectionProps) {
  const { pantry: texts, targets } = useTexts(preferenceTexts)
  const { refusals } = useTexts(messages)
  const box = useRef<HTMLUListElement>(null)
  const [lines, setLines] = useState<readonly PantryLine[]>(stored.pantry)
  const [isTried, setTried] = useState(false)
  const isDirty = !isSamePantry(lines, stored.pantry)
  const version = useVersion(stored.pantryVersion)
  const cache = usePreferencesCache()
  const { save, isSaving, failure, clearFailure } = useSavePantry(version, (saved) => {
    setLines(saved)
    setTried(false)
  })
  const report = useEffectEvent((isNow: boolean) => onDirty('pantry', isNow))
  useEffect(() => {
    report(isDirty)
    return () => report(false)
  }, [isDirty])

  const focusLine = (id: string) =>
    box.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(id)}"] input`)?.focus()
  const add = ({ id, name }: Ingredient) => {
    setLines((before) => [...before, { ingredientId: id, name, grams: null }])
    // The new line takes the focus once it is there and the list of names is closed.
    setTimeout(() => focusLine(id))
  }
  const submit = () => {
    setTried(true)
    const wrong = lines.find(({ grams }) => !isWeight(grams))
    if (wrong) focusLine(wrong.ingredientId)
    else save(lines)
  }
  const discard = () => {
    clearFailure()
    setTried(false)
    setLines(stored.pantry)
  }
  return (
    <SectionForm
      title={texts.title}
      lead={texts.lead}
      isDirty={isDirty}
      isSaving={isSaving}
      error={failure}
      conflict={{
        version,
        isSaving,
        fields: {
          items: [
            texts.list,
            (items: PantryLine[]) =>
              items.map(({ name, grams }) => `${name} ${grams ?? ''} ${targets.gramUnit}`),
          ],
        },
        onTake: ({ items }) => {
          const pantry = items as StoredPreferences['pantry']
          setLines(pantry)
          const pantryVersion = version.get() ?? ''
          void cache.replace((now) => ({ ...now, pantry, pantryVersion }))
        },
        onKeep: submit,
      }}
      onSubmit={submit}
      onDiscard={discard}
    >
      {lines.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <ul ref={box} aria-label={texts.list} className="divide-y divide-hairline">
          {lines.map((line) => (
            <PantryRow
              key={line.ingredientId}
              line={line}
              error={isTried && !isWeight(line.grams) ? refusals.grams_invalid : undefined}
              onChange={(grams) =>
                setLines(lines.map((one) => (one === line ? { ...one, grams } : one)))
              }
              onRemove={() => setLines(lines.filter((one) => one !== line))}
            />
          ))}
        </ul>
      )}
      {lines.length < PANTRY_MAX ? (
        <IngredientSearch
          label={texts.add}
          taken={lines.map(({ ingredientId }) => ingredientId)}
          onChoose={add}
        />
      ) : (
        <p className="text-note text-muted">{refusals.too_many_pantry_items}</p>
      )}
    </SectionForm>
  )
}

interface PantryRowProps {
  line: PantryLine
  error: string | undefined
  onChange: (grams: number | null) => void
  onRemove: () => void
}

function PantryRow({ line, error, onChange, onRemove }: PantryRowProps) {
  const { pantry: texts, targets } = useTexts(preferenceTexts)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_9rem_2.75rem] items-start gap-3 py-3">
      <span className="py-3 font-strong">{line.name}</span>
      <NumberField
        label={texts.gramsOf(line.name)}
        isLabelHidden
        name={line.ingredientId}
        unit={targets.gramUnit}
        value={line.grams}
        onChange={onChange}
        errorMessage={error}
      />
      <IconButton
        label={texts.remove(line.name)}
        icon={<X />}
        onClick={onRemove}
        className="mt-1"
      />
    </li>
  )
}

function useSavePantry(version: Version, onSaved: (saved: readonly PantryLine[]) => void) {
  const texts = useTexts(preferenceTexts)
  const { sayError } = useErrorText()
  const cache = usePreferencesCache()
  const send = (lines: readonly PantryLine[]) => {
    const items = lines.map(({ ingredientId, grams }) => ({ ingredientId, grams: grams ?? 0 }))
    return call(replacePantry, { items }, { version: version.get() })
  }
  const { mutate, isPending, failure, reset } = useAction(send, {
    version,
    done: { title: texts.form.savedTitle, text: texts.form.saved },
    errorTitle: texts.form.errorTitle,
    failed: (error) =>
      error instanceof CallError && error.code === 'ingredient_unknown'
        ? texts.pantry.ingredientGone
        : sayError(error),
    onDone: async (pantry) => {
      await cache.replace((stored) => ({ ...stored, pantry }))
      version.set((await cache.refetch())?.pantryVersion)
      onSaved(pantry)
    },
  })
  return { save: mutate, isSaving: isPending, failure, clearFailure: reset }
}
