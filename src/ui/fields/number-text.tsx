import { useState } from 'react'
import { toLatinDigits } from '#shared/text/digits.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** A number as it was typed in either kind of digits; NaN for none. */
const numberIn = (text: string): number => {
  const latin = toLatinDigits(text).trim().replace(/[,٫]/, '.')
  return /^\d+(\.\d+)?$/.test(latin) ? Number(latin) : Number.NaN
}

const textOf = (value: number): string => (Number.isNaN(value) ? '' : String(value))

export interface NumberTextProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  value: number
  onChange: (value: number) => void
}

/** A decimal number in a line of text: what is typed stays as it is while it is typed. */
export function NumberText({ value, onChange, ...props }: NumberTextProps) {
  const [typed, setTyped] = useState(textOf(value))
  const isSame = Object.is(numberIn(typed), value)
  return (
    <TextField
      {...props}
      inputMode="decimal"
      dir="ltr"
      autoComplete="off"
      value={isSame ? typed : textOf(value)}
      onChange={(text) => {
        setTyped(text)
        onChange(numberIn(text))
      }}
    />
  )
}
