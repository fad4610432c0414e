import { Controller, type Control, type FieldPath } from 'react-hook-form'
import type { Option } from '#ui/choices/option.ts'
import { Select } from '#ui/choices/select.tsx'
import { TextField, type TextFieldProps } from '#ui/fields/text-field.tsx'
import { useTexts } from '#ui/texts.ts'
import { messages } from '../messages.ts'
import type { QuoteValues } from './quote-form.tsx'

interface QuoteFieldProps {
  control: Control<QuoteValues>
  label: string
  isPending: boolean
  errorOf: (name: FieldPath<QuoteValues>) => string | undefined
}

type LineProps = QuoteFieldProps &
  Pick<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'dir'> & {
    name: 'name' | 'phone' | 'email' | 'peopleCount'
  }

export function Line({ control, name, isPending, errorOf, ...rest }: LineProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <TextField
          {...field}
          {...rest}
          errorMessage={errorOf(name)}
          isDisabled={isPending}
          isRequired
        />
      )}
    />
  )
}

interface ChoiceProps extends QuoteFieldProps {
  name: 'preferredContactMethod' | 'preferredTime'
  options: Option[]
}

export function Choice({ control, name, isPending, errorOf, ...rest }: ChoiceProps) {
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <Select<string> {...field} {...rest} errorMessage={errorOf(name)} isDisabled={isPending} />
      )}
    />
  )
}

/** People neither see nor reach it; programs fill it in. */
export function Trap(props: { value: string; onChange: (value: string) => void }) {
  const { dialog } = useTexts(messages)
  return (
    <div className="hidden" aria-hidden="true">
      <label>
        {dialog.website}
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        />
      </label>
    </div>
  )
}
