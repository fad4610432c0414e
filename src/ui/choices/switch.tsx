import { cx } from '../cx.ts'
import { FieldError } from '../fields/frame/field-error.tsx'
import { controlAttributes, useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'

/** On or off, at once: a change needs no further button. */
export function Switch({ ref, ...props }: FieldProps<boolean>) {
  const ids = useFieldIds(props)
  return (
    <div data-field={props.name} className="grid gap-1.5">
      <label className={cx('flex min-h-11 items-center gap-4', props.isDisabled && 'text-muted')}>
        <span className="flex-1">
          <span className={cx('block font-strong', props.isLabelHidden && 'sr-only')}>
            {props.label}
          </span>
          {props.hint && (
            <span id={ids.hintId} className="block text-note text-muted">
              {props.hint}
            </span>
          )}
        </span>
        <span className="relative inline-flex h-8 w-13 flex-none">
          <input
            {...controlAttributes(props, ids)}
            ref={ref}
            type="checkbox"
            role="switch"
            checked={props.value}
            aria-checked={props.value}
            onChange={(event) => props.onChange(event.currentTarget.checked)}
            className="peer m-0 h-8 w-13 cursor-[inherit] appearance-none rounded-full border-2 border-control bg-card transition-colors duration-(--t-state) checked:border-picked checked:bg-picked disabled:border-hairline disabled:bg-sunk"
          />
          <span className="pointer-events-none absolute start-1.5 top-1.5 size-5 rounded-full bg-control transition-[translate,background-color] duration-(--t-state) peer-checked:translate-x-5 peer-checked:bg-on-picked rtl:peer-checked:-translate-x-5" />
        </span>
      </label>
      {props.errorMessage && <FieldError id={ids.errorId}>{props.errorMessage}</FieldError>}
    </div>
  )
}
