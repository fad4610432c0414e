import { useId } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'
import type { Option } from './option.ts'
import { radioClass } from './radio-class.ts'

export interface RadioGroupProps<Value extends string> extends FieldProps<Value | null> {
  options: Option<Value>[]
  className?: string
}

/** One of a few, as a plain list. */
export function RadioGroup<Value extends string>({ ref, ...props }: RadioGroupProps<Value>) {
  const ids = useFieldIds(props)
  const group = useId()
  return (
    <FieldFrame field={props} ids={ids} as="group" className={props.className}>
      {props.options.map((option, position) => (
        <label
          key={option.value}
          className={cx('flex items-start gap-3 py-2.5', option.isDisabled && 'text-muted')}
        >
          <input
            ref={position === 0 ? ref : undefined}
            type="radio"
            name={props.name ?? group}
            value={option.value}
            checked={props.value === option.value}
            disabled={props.isDisabled || option.isDisabled}
            onChange={() => props.onChange(option.value)}
            onBlur={props.onBlur}
            className={cx(radioClass, 'mt-0.5')}
          />
          <span>
            <span>{option.label}</span>
            {option.description && (
              <span className="block text-note text-muted">{option.description}</span>
            )}
          </span>
        </label>
      ))}
    </FieldFrame>
  )
}
