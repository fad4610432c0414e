import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { ComboBox } from 'react-aria-components/ComboBox'
import { AriaLanguage } from '#ui/aria-language.tsx'
import { ComboInput } from '#ui/choices/combo-input.tsx'
import { FieldFrame } from '#ui/fields/frame/field-frame.tsx'
import { useFieldIds } from '#ui/fields/frame/field-props.ts'
import { useLanguage } from '#ui/language.tsx'
import { openRestaurantsQuery } from './queries.ts'

interface RestaurantFieldProps {
  label: string
  hint: string
  value: number | null
  onChange: (id: number | null) => void
}

/** One open kitchen, found by a part of its name. */
export function RestaurantField({ label, hint, value, onChange }: RestaurantFieldProps) {
  const ids = useFieldIds({ label, hint })
  const [typed, setTyped] = useState('')
  const { data = [] } = useQuery({
    ...openRestaurantsQuery(useLanguage(), useDeferredValue(typed.trim())),
    placeholderData: keepPreviousData,
  })
  return (
    <FieldFrame field={{ label, hint }} ids={ids}>
      <AriaLanguage>
        <ComboBox
          id={ids.inputId}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          items={data.map(({ id, name }) => ({ value: String(id), label: name }))}
          inputValue={typed}
          onInputChange={setTyped}
          value={value === null ? null : String(value)}
          onChange={(key) => {
            const chosen = data.find(({ id }) => String(id) === key)
            if (chosen) setTyped(chosen.name)
            onChange(chosen?.id ?? null)
          }}
          defaultFilter={() => true}
          menuTrigger="focus"
          allowsEmptyCollection
          validationBehavior="aria"
        >
          <ComboInput autoComplete="off" isInvalid={false} />
        </ComboBox>
      </AriaLanguage>
    </FieldFrame>
  )
}
