import type { ComponentProps, ReactNode } from 'react'
import { FieldFrame } from './frame/field-frame.tsx'
import {
  boxClass,
  controlAttributes,
  innerInputClass,
  useFieldIds,
  type FieldProps,
} from './frame/field-props.ts'

type InputAttributes = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength' | 'dir' | 'enterKeyHint'
>

export interface TextFieldProps extends FieldProps<string>, InputAttributes {
  /** An icon or a short unit before or after the text. */
  start?: ReactNode
  end?: ReactNode
  className?: string
}

/** A line of text. Codes, e-mail addresses and numbers of papers pass `dir="ltr"`. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const ids = useFieldIds(props)
  return (
    <FieldFrame field={props} ids={ids} className={props.className}>
      <div className={boxClass(Boolean(props.errorMessage))}>
        {props.start}
        <input
          {...controlAttributes(props, ids)}
          ref={ref}
          value={props.value}
          onChange={(event) => props.onChange(event.currentTarget.value)}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          enterKeyHint={props.enterKeyHint}
          dir={props.dir ?? 'auto'}
          className={innerInputClass}
        />
        {props.end}
      </div>
    </FieldFrame>
  )
}
