import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState, type FormEvent } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { findIngredients } from '#features/household/list-contract.ts'
import { call } from '#shared/wire/call.ts'
import { Button } from '#ui/actions/button.tsx'
import { AriaLanguage } from '#ui/aria-language.tsx'
import { ComboInput } from '#ui/choices/combo-input.tsx'
import { FieldFrame } from '#ui/fields/frame/field-frame.tsx'
import { useFieldIds } from '#ui/fields/frame/field-props.ts'
import { NumberStepper } from '#ui/fields/number-stepper.tsx'
import { useLanguage } from '#ui/language.tsx'
import { Card } from '#ui/layout/card.tsx'
import { useTexts } from '#ui/texts.ts'
import { EXTRA_GRAMS_MAX } from '../../rules.ts'
import { texts } from '../texts.ts'

const USUAL_GRAMS = 500
const STEP_GRAMS = 50

interface AddIngredientProps {
  isPending: boolean
  onAdd: (ingredientId: string, grams: number) => Promise<unknown>
}

/** Something that no meal asks for. */
export function AddIngredient({ isPending, onAdd }: AddIngredientProps) {
  const { extra } = useTexts(texts)
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <Button variant="soft" onClick={() => setIsOpen(true)}>
        <Plus />
        {extra.open}
      </Button>
    )
  }
  return <ExtraForm isPending={isPending} onAdd={onAdd} onClose={() => setIsOpen(false)} />
}

function ExtraForm({ isPending, onAdd, onClose }: AddIngredientProps & { onClose: () => void }) {
  const { extra } = useTexts(texts)
  const [chosen, setChosen] = useState<string | null>(null)
  const [grams, setGrams] = useState(USUAL_GRAMS)
  const [error, setError] = useState<string>()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (isPending) return
    if (chosen === null) return setError(extra.choose)
    await onAdd(chosen, grams)
    onClose()
  }
  return (
    <Card className="p-4.5">
      <form
        aria-label={extra.title}
        // The error of sending is shown by the action itself; the form stays open.
        onSubmit={(event) => void send(event).catch(() => undefined)}
        className="grid gap-4"
      >
        <h2 className="text-lg">{extra.title}</h2>
        <IngredientField
          value={chosen}
          errorMessage={error}
          onChange={(id) => {
            setChosen(id)
            setError(undefined)
          }}
        />
        <NumberStepper
          label={extra.grams}
          min={1}
          max={EXTRA_GRAMS_MAX}
          step={STEP_GRAMS}
          value={grams}
          onChange={setGrams}
        />
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" isPending={isPending}>
            {extra.add}
          </Button>
          <Button variant="line" onClick={onClose}>
            {extra.cancel}
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface IngredientFieldProps {
  value: string | null
  errorMessage: string | undefined
  onChange: (id: string | null) => void
}

function IngredientField({ value, errorMessage, onChange }: IngredientFieldProps) {
  const { extra } = useTexts(texts)
  const language = useLanguage()
  const field = { label: extra.search, errorMessage }
  const ids = useFieldIds(field)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data = [] } = useQuery({
    queryKey: ['ingredients', language, search],
    queryFn: ({ signal }) => call(findIngredients, { search }, { signal }),
    placeholderData: (previous) => previous,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const choose = (id: string | null) => {
    onChange(id)
    const name = data.find((one) => one.id === id)?.name
    if (name !== undefined) setTyped(name)
  }
  return (
    <FieldFrame field={field} ids={ids}>
      <AriaLanguage>
        <ComboBox
          id={ids.inputId}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          items={data.map(({ id, name }) => ({ value: id, label: name }))}
          inputValue={typed}
          onInputChange={setTyped}
          value={value}
          onChange={(key) => choose(key === null ? null : String(key))}
          defaultFilter={() => true}
          allowsEmptyCollection
          isInvalid={Boolean(errorMessage)}
          validationBehavior="aria"
        >
          <ComboInput
            placeholder={extra.placeholder}
            autoComplete="off"
            dir={typed === '' ? undefined : 'auto'}
            isInvalid={Boolean(errorMessage)}
          />
        </ComboBox>
      </AriaLanguage>
    </FieldFrame>
  )
}
