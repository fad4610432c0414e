import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldError } from '../fields/frame/field-error.tsx'
import { controlAttributes, useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'

export interface CheckboxProps extends FieldProps<boolean> {
  /** In place of the plain label, where it carries a link; `label` stays its name. */
  children?: ReactNode
  /** `lg` for lists that are ticked off while standing in a shop. */
  size?: 'md' | 'lg'
}

export function Checkbox({ ref, ...props }: CheckboxProps) {
  const ids = useFieldIds(props)
  const { size = 'md' } = props
  return (
    <div data-field={props.name} className="grid gap-1.5">
      <label
        className={cx(
          'flex items-start gap-3 py-2.5',
          size === 'lg' && 'min-h-14 items-center',
          props.isDisabled && 'text-muted',
        )}
      >
        <span
          className={cx(
            'relative grid flex-none place-items-center',
            size === 'lg' ? 'size-7' : 'size-6',
          )}
        >
          <input
            {...controlAttributes(props, ids)}
            ref={ref}
            type="checkbox"
            checked={props.value}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
            className={cx(
              'peer absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-[8px] border-2 bg-card checked:border-picked checked:bg-picked disabled:border-hairline disabled:bg-sunk',
              props.errorMessage ? 'border-bad' : 'border-control',
            )}
          />
          <Check
            className="pointer-events-none relative size-4 text-on-picked opacity-0 peer-checked:opacity-100 peer-disabled:text-muted"
            strokeWidth={3}
          />
        </span>
        <span className={cx(props.isLabelHidden && 'sr-only')}>
          {props.children ?? props.label}
        </span>
      </label>
      {props.hint && (
        <p id={ids.hintId} className="-mt-2 ps-9 text-note text-muted">
          {props.hint}
        </p>
      )}
      {props.errorMessage && <FieldError id={ids.errorId}>{props.errorMessage}</FieldError>}
    </div>
  )
}
