import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { AriaLanguage } from '#ui/aria-language.tsx'
import { OptionList } from '#ui/choices/option-list.tsx'
import { FieldFrame } from '#ui/fields/frame/field-frame.tsx'
import {
  boxClass,
  innerInputClass,
  useFieldIds,
  type FieldProps,
} from '#ui/fields/frame/field-props.ts'
import { useLanguage } from '#ui/language.tsx'
import { useTexts } from '#ui/texts.ts'
import { DISH_LINES_MAX } from '../../rules.ts'
import type { LineValue } from './form-values.ts'
import { NumberText } from '#ui/fields/number-text.tsx'
import { ingredientsQuery } from './queries.ts'
import { recipeTexts } from './recipe-texts.ts'

interface IngredientLinesProps extends Omit<FieldProps<LineValue[]>, 'label'> {
  /** The recipe's own lines, named in the page's language. */
  stored: readonly Pick<LineValue, 'ingredientId' | 'name'>[]
}

/** Ingredients found by name, each with its grams. */
export function IngredientLines({ ref, stored, ...props }: IngredientLinesProps) {
  const { lines: texts } = useTexts(recipeTexts)
  const field = { ...props, label: texts.title, hint: texts.hint }
  const ids = useFieldIds(field)
  const nameOf = (line: LineValue) =>
    stored.find(({ ingredientId }) => ingredientId === line.ingredientId)?.name ?? line.name
  const change = (position: number, grams: number) =>
    props.onChange(props.value.map((line, at) => (at === position ? { ...line, grams } : line)))
  return (
    <FieldFrame field={field} ids={ids} as="group">
      {props.value.length === 0 ? (
        <p className="py-2 text-muted">{texts.none}</p>
      ) : (
        <ul className="grid gap-2">
          {props.value.map((line, position) => (
            <li
              key={line.ingredientId}
              className="grid grid-cols-[minmax(0,1fr)_7.5rem_2.75rem] items-center gap-2"
            >
              <span className="font-medium">{nameOf(line)}</span>
              <NumberText
                label={texts.grams(nameOf(line))}
                isLabelHidden
                value={line.grams}
                onChange={(grams) => change(position, grams)}
                end={<span className="text-muted">{texts.unit}</span>}
              />
              <IconButton
                label={texts.remove(nameOf(line))}
                icon={<X />}
                onClick={() => props.onChange(props.value.filter((_, at) => at !== position))}
              />
            </li>
          ))}
        </ul>
      )}
      {props.value.length < DISH_LINES_MAX && (
        <IngredientSearch
          inputRef={ref}
          taken={props.value.map(({ ingredientId }) => ingredientId)}
          onFound={({ id, name }) =>
            props.onChange([...props.value, { ingredientId: id, name, grams: Number.NaN }])
          }
        />
      )}
    </FieldFrame>
  )
}

interface IngredientSearchProps {
  inputRef: FieldProps<LineValue[]>['ref']
  taken: readonly string[]
  onFound: (ingredient: { id: string; name: string }) => void
}

function IngredientSearch({ inputRef, taken, onFound }: IngredientSearchProps) {
  const { lines: texts } = useTexts(recipeTexts)
  const [typed, setTyped] = useState('')
  // The list closes when the chosen one changes.
  const [last, setLast] = useState<string | null>(null)
  const { data = [] } = useQuery(ingredientsQuery(useLanguage(), useDeferredValue(typed.trim())))
  const found = data.filter(({ id }) => !taken.includes(id))
  /** Closing the list comes here too, with nothing new. */
  const choose = (id: string | null) => {
    const one = found.find((ingredient) => ingredient.id === id)
    if (!one) return
    setTyped('')
    setLast(one.id)
    onFound(one)
  }
  return (
    <AriaLanguage>
      <ComboBox
        aria-label={texts.search}
        items={found.map(({ id, name }) => ({ value: id, label: name }))}
        inputValue={typed}
        onInputChange={setTyped}
        value={last}
        onChange={(key) => choose(key === null ? null : String(key))}
        onBlur={() => setTyped('')}
        defaultFilter={() => true}
        allowsEmptyCollection
      >
        <Group role="presentation" className={boxClass(false, 'mt-1')}>
          <Search className="text-muted" />
          <Input
            ref={inputRef}
            placeholder={texts.searchPlaceholder}
            autoComplete="off"
            dir={typed === '' ? undefined : 'auto'}
            className={innerInputClass}
          />
        </Group>
        <OptionList isSteady />
      </ComboBox>
    </AriaLanguage>
  )
}
