import { useQueries, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { AriaLanguage } from '#ui/aria-language.tsx'
import { ComboInput } from '#ui/choices/combo-input.tsx'
import { useDraft } from '#ui/drafts/use-draft.ts'
import { FieldFrame } from '#ui/fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '#ui/fields/frame/field-props.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../../messages.ts'
import { ingredientsQuery, type Ingredient } from '../queries.ts'

/** Several ingredients of the catalogue: each is found by name and then is above the search. */
export function IngredientPicker({
  ref,
  chosenBefore,
  ...props
}: FieldProps<string[]> & { chosenBefore: readonly Ingredient[] }) {
  const ids = useFieldIds(props)
  const isInvalid = Boolean(props.errorMessage)
  const { form } = useTexts(messages)
  const [typed, setTyped] = useState('')
  // The list closes when the chosen one changes.
  const [last, setLast] = useState<string | null>(null)
  const { known, learn } = useKnownIngredients(chosenBefore)
  const { data = [] } = useQuery(ingredientsQuery(useLanguage(), useDeferredValue(typed.trim())))
  const found = data.filter(({ id }) => !props.value.includes(id))
  const chosen = props.value.flatMap((id) => known.find((one) => one.id === id) ?? [])

  /** Closing the list comes here too, with nothing new. */
  const choose = (id: string | null) => {
    const one = found.find((ingredient) => ingredient.id === id)
    if (!one) return
    setTyped('')
    setLast(one.id)
    learn(one)
    props.onChange([...props.value, one.id])
  }
  const remove = (id: string) => {
    setLast(null)
    props.onChange(props.value.filter((one) => one !== id))
  }
  /** Half a name is not an ingredient: it does not stand there as if it were chosen. */
  const leave = () => {
    setTyped('')
    props.onBlur?.()
  }
  return (
    <FieldFrame field={props} ids={ids}>
      {chosen.length > 0 && <ChosenIngredients chosen={chosen} onRemove={remove} />}
      <AriaLanguage>
        <ComboBox
          id={ids.inputId}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          items={found.map(({ id, name }) => ({ value: id, label: name }))}
          inputValue={typed}
          onInputChange={setTyped}
          value={last}
          onChange={(key) => choose(key === null ? null : String(key))}
          onBlur={leave}
          defaultFilter={() => true}
          allowsEmptyCollection
          isInvalid={isInvalid}
          validationBehavior="aria"
        >
          <ComboInput
            ref={ref}
            name={props.name}
            placeholder={form.search}
            autoComplete="off"
            dir={typed === '' ? undefined : 'auto'}
            isInvalid={isInvalid}
          />
        </ComboBox>
      </AriaLanguage>
    </FieldFrame>
  )
}

interface ChosenProps {
  chosen: readonly Ingredient[]
  onRemove: (id: string) => void
}

function ChosenIngredients({ chosen, onRemove }: ChosenProps) {
  const { form } = useTexts(messages)
  return (
    <ul className="mb-1 flex flex-wrap gap-2">
      {chosen.map(({ id, name }) => (
        <li
          key={id}
          className="inline-flex min-h-11 items-center gap-1 rounded-full bg-sunk ps-4 font-strong"
        >
          {name}
          <button
            type="button"
            aria-label={form.removeNamed(name)}
            onClick={() => onRemove(id)}
            className="grid size-11 place-items-center rounded-full hover:bg-subtle"
          >
            <X />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The names of what was chosen in this tab, in the page's language: a search finds both. */
function useKnownIngredients(chosenBefore: readonly Ingredient[]) {
  const language = useLanguage()
  const { values, change } = useDraft('ingredient-names', { picked: [] as Ingredient[] })
  const found = useQueries({
    queries: values.picked.map(({ name }) => ingredientsQuery(language, name)),
    combine: (results) => results.flatMap(({ data = [] }) => data),
  })
  return {
    known: [...chosenBefore, ...found, ...values.picked],
    learn: (one: Ingredient) => change({ picked: [...values.picked, one] }),
  }
}
