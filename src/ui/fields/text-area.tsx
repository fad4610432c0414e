import { cx } from '../cx.ts'
import { FieldFrame } from './frame/field-frame.tsx'
import { controlAttributes, useFieldIds, type FieldProps } from './frame/field-props.ts'

export interface TextAreaProps extends FieldProps<string, HTMLTextAreaElement> {
  rows?: number
  placeholder?: string
  /** Shows how many characters are used, and stops there. */
  maxLength?: number
  className?: string
}

export function TextArea({ ref, ...props }: TextAreaProps) {
  const ids = useFieldIds(props)
  return (
    <FieldFrame field={props} ids={ids} className={props.className}>
      <textarea
        {...controlAttributes(props, ids)}
        ref={ref}
        value={props.value}
        onChange={(event) => props.onChange(event.currentTarget.value)}
        rows={props.rows ?? 3}
        placeholder={props.placeholder}
        maxLength={props.maxLength}
        dir="auto"
        className={cx(
          'block min-h-26 w-full resize-y rounded-field bg-card px-3.5 py-3 placeholder:text-muted placeholder:opacity-100',
          props.errorMessage ? 'border-2 border-bad' : 'border-line border-control',
        )}
      />
      {props.maxLength !== undefined && (
        <p className="num text-end text-sm text-muted" aria-hidden="true">
          <bdi dir="ltr">
            {props.value.length} / {props.maxLength}
          </bdi>
        </p>
      )}
    </FieldFrame>
  )
}
