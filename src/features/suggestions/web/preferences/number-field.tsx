import { useState } from 'react'
import { toCount } from '#shared/text/digits.ts'
import type { FieldProps } from '#ui/fields/frame/field-props.ts'
import { TextField } from '#ui/fields/text-field.tsx'

interface NumberFieldProps extends FieldProps<number | null> {
  unit: string
  className?: string
}

const toNumber = (text: string): number | null => (text.trim() === '' ? null : toCount(text))

/** A number or nothing; NaN is what cannot be read as one. Digits of either script are taken. */
export function NumberField({ value, onChange, unit, ...rest }: NumberFieldProps) {
  const [typed, setTyped] = useState('')
  const shown = Object.is(toNumber(typed), value) ? typed : String(value ?? '')
  return (
    <TextField
      {...rest}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      value={shown}
      onChange={(text) => {
        setTyped(text)
        onChange(toNumber(text))
      }}
      end={<span className="text-muted">{unit}</span>}
    />
  )
}
