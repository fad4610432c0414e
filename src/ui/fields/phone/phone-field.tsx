import { cx } from '../../cx.ts'
import { FieldFrame } from '../frame/field-frame.tsx'
import {
  boxClass,
  controlAttributes,
  innerInputClass,
  useFieldIds,
  type FieldProps,
} from '../frame/field-props.ts'
import { isForeign, tidyPhone } from './phone-text.ts'

interface PhoneFieldProps extends FieldProps<string> {
  placeholder?: string
  className?: string
}

/** A mobile number. The value is what is after +971, or a whole foreign number with its plus. */
export function PhoneField({ ref, ...props }: PhoneFieldProps) {
  const ids = useFieldIds(props)
  const hasOwnCode = isForeign(props.value)
  return (
    <FieldFrame field={props} ids={ids} className={props.className}>
      <div dir="ltr" className={boxClass(Boolean(props.errorMessage), 'min-h-15 text-xl')}>
        <span
          aria-hidden="true"
          className={cx(
            'num flex min-h-8 items-center border-e-line border-hairline pe-3 font-strong',
            hasOwnCode && 'hidden',
          )}
        >
          +971
        </span>
        <input
          {...controlAttributes(props, ids)}
          ref={ref}
          value={props.value}
          onChange={(event) => props.onChange(tidyPhone(event.currentTarget.value))}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={props.placeholder ?? '50 555 0143'}
          className={cx(innerInputClass, 'num tracking-[0.02em]')}
        />
      </div>
    </FieldFrame>
  )
}
