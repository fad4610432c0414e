import { Check } from 'lucide-react'
import { cx } from '../cx.ts'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'
import type { Option } from './option.ts'

export interface CheckboxChipsProps<Value extends string> extends FieldProps<Value[]> {
  options: Option<Value>[]
  className?: string
}

/** Several of a few: round chips, a tick where chosen. */
export function CheckboxChips<Value extends string>({ ref, ...props }: CheckboxChipsProps<Value>) {
  const ids = useFieldIds(props)
  const toggle = (option: Value, isOn: boolean) =>
    props.onChange(
      isOn ? [...props.value, option] : props.value.filter((chosen) => chosen !== option),
    )
  return (
    <FieldFrame field={props} ids={ids} as="group" className={props.className}>
      <div className="flex flex-wrap gap-2">
        {props.options.map((option, position) => (
          <label key={option.value} className={chipClass}>
            <input
              ref={position === 0 ? ref : undefined}
              type="checkbox"
              name={props.name}
              value={option.value}
              checked={props.value.includes(option.value)}
              disabled={props.isDisabled || option.isDisabled}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
              onBlur={props.onBlur}
              className="peer sr-only"
            />
            <Check className="hidden peer-checked:block" />
            {option.icon}
            {option.label}
          </label>
        ))}
      </div>
    </FieldFrame>
  )
}

export const chipClass = cx(
  'relative inline-flex min-h-11 items-center gap-2 rounded-full px-4 whitespace-nowrap select-none',
  'inset-ring-(length:--line) inset-ring-control hover:bg-sunk',
  'has-checked:bg-picked has-checked:font-strong has-checked:text-on-picked has-checked:inset-ring-0',
  'has-focus-visible:outline-3 outline-offset-2 outline-focus',
  'has-disabled:bg-sunk has-disabled:text-muted has-disabled:inset-ring-0',
)
