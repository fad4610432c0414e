import { useId, type ReactNode, type Ref } from 'react'
import { cx } from '../../cx.ts'

/**
 * The one shape of every field. It fits a controlled field of react-hook-form:
 *
 *     <Controller name="city" control={control} render={({ field, fieldState }) => (
 *       <TextField {...field} label={texts.city} errorMessage={fieldState.error?.message} />
 *     )} />
 *
 * `onChange` hands over the value, not the event. `name` also lets the error summary find the field.
 */
export interface FieldProps<Value, Element extends HTMLElement = HTMLInputElement> {
  label: string
  /** For a field whose label is elsewhere: read out, not shown. */
  isLabelHidden?: boolean | undefined
  hint?: ReactNode
  errorMessage?: string | undefined
  /** `true` is announced; `false` writes "Optional" next to the label; left out says nothing. */
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
  id?: string | undefined
  name?: string | undefined
  value: Value
  onChange: (value: Value) => void
  onBlur?: (() => void) | undefined
  ref?: Ref<Element> | undefined
}

/** The part of a field that its frame shows. */
export type FrameProps = Pick<
  FieldProps<unknown>,
  'label' | 'isLabelHidden' | 'hint' | 'errorMessage' | 'isRequired' | 'id' | 'name'
>

export interface FieldIds {
  inputId: string
  labelId: string
  hintId: string
  errorId: string
  /** Goes to the control's `aria-describedby`. */
  describedBy: string | undefined
}

export function useFieldIds({ id, hint, errorMessage }: FrameProps): FieldIds {
  const own = useId()
  const inputId = id ?? own
  const labelId = `${inputId}-label`
  const hintId = `${inputId}-hint`
  const errorId = `${inputId}-error`
  const describedBy = cx(Boolean(errorMessage) && errorId, Boolean(hint) && hintId) || undefined
  return { inputId, labelId, hintId, errorId, describedBy }
}

/** What every native control of a field carries. */
export const controlAttributes = (
  props: FrameProps & { onBlur?: (() => void) | undefined; isDisabled?: boolean | undefined },
  ids: FieldIds,
) => ({
  id: ids.inputId,
  name: props.name,
  onBlur: props.onBlur,
  disabled: props.isDisabled,
  'aria-required': props.isRequired || undefined,
  'aria-invalid': Boolean(props.errorMessage) || undefined,
  'aria-describedby': ids.describedBy,
})

/** The box around what is typed. */
export const boxClass = (isBad: boolean, more?: string): string =>
  cx(
    'flex w-full min-h-13 items-center gap-2.5 rounded-field bg-card px-3.5 outline-offset-2 outline-focus has-focus-visible:outline-3 has-disabled:bg-subtle has-disabled:text-muted',
    isBad ? 'border-2 border-bad' : 'border-line border-control',
    more,
  )

export const innerInputClass =
  'min-h-12 w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted placeholder:opacity-100'
