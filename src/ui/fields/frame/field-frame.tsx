import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { useWords } from '../../words.ts'
import { FieldError } from './field-error.tsx'
import type { FieldIds, FrameProps } from './field-props.ts'

interface FieldFrameProps {
  field: FrameProps
  ids: FieldIds
  /** `group` for a set of choices, `span` where the control names its label by `aria-labelledby`. */
  as?: 'label' | 'span' | 'group'
  className?: string | undefined
  children: ReactNode
}

/** Label above, hint below it, control, then the error with an icon and words. */
export function FieldFrame({ field, ids, as = 'label', className, children }: FieldFrameProps) {
  const outer = cx('grid min-w-0 grid-cols-1 content-start gap-1.5', className)
  const label = cx(field.isLabelHidden ? 'sr-only' : 'block text-note font-strong')
  const text = <LabelText label={field.label} isRequired={field.isRequired} />
  const content = (
    <>
      {field.hint && (
        <p id={ids.hintId} className="text-note text-muted">
          {field.hint}
        </p>
      )}
      {children}
      {field.errorMessage && <FieldError id={ids.errorId}>{field.errorMessage}</FieldError>}
    </>
  )
  if (as === 'group') {
    return (
      <fieldset
        id={ids.inputId}
        data-field={field.name}
        aria-describedby={ids.describedBy}
        className={outer}
      >
        <legend id={ids.labelId} className={cx(label, 'mb-1.5')}>
          {text}
        </legend>
        {content}
      </fieldset>
    )
  }
  return (
    <div data-field={field.name} className={outer}>
      {as === 'label' ? (
        <label id={ids.labelId} htmlFor={ids.inputId} className={label}>
          {text}
        </label>
      ) : (
        <span id={ids.labelId} className={label}>
          {text}
        </span>
      )}
      {content}
    </div>
  )
}

function LabelText({ label, isRequired }: Pick<FrameProps, 'label' | 'isRequired'>) {
  const words = useWords()
  if (isRequired !== false) return label
  return (
    <>
      {label} <span className="ms-1 font-normal text-muted">{words.optional}</span>
    </>
  )
}
