import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { AriaLanguage } from '#ui/aria-language.tsx'
import { ComboInput } from '#ui/choices/combo-input.tsx'
import { FieldFrame } from '#ui/fields/frame/field-frame.tsx'
import { useFieldIds } from '#ui/fields/frame/field-props.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { ingredientSearchQuery, type Ingredient } from '../queries.ts'
import { preferenceTexts } from '../texts.ts'

interface IngredientSearchProps {
  label: string
  /** Ids that are there already. */
  taken: readonly string[]
  onChoose: (ingredient: Ingredient) => void
}

/** One ingredient of the catalogue at a time, found by name. */
export function IngredientSearch({ label, taken, onChoose }: IngredientSearchProps) {
  const { pantry: texts } = useTexts(preferenceTexts)
  const ids = useFieldIds({ label })
  const [typed, setTyped] = useState('')
  // The list closes when the chosen one changes.
  const [last, setLast] = useState<string | null>(null)
  const { data = [] } = useQuery(
    ingredientSearchQuery(useLanguage(), useDeferredValue(typed.trim())),
  )
  const found = data.filter(({ id }) => !taken.includes(id))
  /** Closing the list comes here too, with nothing new. */
  const choose = (id: string | null) => {
    const one = found.find((ingredient) => ingredient.id === id)
    if (!one) return
    setTyped('')
    setLast(one.id)
    onChoose(one)
  }
  return (
    <FieldFrame field={{ label }} ids={ids} className="max-w-[28rem]">
      <AriaLanguage>
        <ComboBox
          id={ids.inputId}
          aria-labelledby={ids.labelId}
          items={found.map(({ id, name }) => ({ value: id, label: name }))}
          inputValue={typed}
          onInputChange={setTyped}
          value={last}
          onChange={(key) => choose(key === null ? null : String(key))}
          onBlur={() => setTyped('')}
          defaultFilter={() => true}
          allowsEmptyCollection
          validationBehavior="aria"
        >
          <ComboInput
            placeholder={texts.search}
            autoComplete="off"
            dir={typed === '' ? undefined : 'auto'}
            isInvalid={false}
          />
        </ComboBox>
      </AriaLanguage>
    </FieldFrame>
  )
}
