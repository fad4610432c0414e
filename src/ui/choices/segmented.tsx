import { cx } from '../cx.ts'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'
import { useId } from 'react'
import { mirrorArrows } from './mirrored-arrows.ts'
import type { Option } from './option.ts'

export interface SegmentedProps<Value extends string> extends FieldProps<Value> {
  options: Option<Value>[]
  className?: string
}

/** One of two to four, always all in sight, such as breakfast, lunch, dinner. */
export function Segmented<Value extends string>({ ref, ...props }: SegmentedProps<Value>) {
  const ids = useFieldIds(props)
  const group = useId()
  return (
    <FieldFrame field={props} ids={ids} as="group" className={props.className}>
      <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-day bg-sunk p-1">
        {props.options.map((option) => (
          <label
            key={option.value}
            className={cx(
              'relative flex min-h-11 items-center justify-center gap-2 rounded-field px-3 text-center font-strong select-none max-[22.5rem]:gap-1 max-[22.5rem]:px-1 max-[22.5rem]:text-note',
              'text-muted has-checked:bg-raised has-checked:text-ink has-checked:shadow-lift',
              'has-focus-visible:outline-3 outline-offset-2 outline-focus',
            )}
          >
            <input
              ref={props.value === option.value ? ref : undefined}
              type="radio"
              name={props.name ?? group}
              value={option.value}
              checked={props.value === option.value}
              disabled={props.isDisabled || option.isDisabled}
              onChange={() => props.onChange(option.value)}
              onBlur={props.onBlur}
              onKeyDown={mirrorArrows}
              className="sr-only"
            />
            {option.label}
            {option.icon}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}
