import { OTPInput, type SlotProps } from 'input-otp'
import { toLatinDigits } from '#shared/text/digits.ts'
import { cx } from '../cx.ts'
import { FieldFrame } from './frame/field-frame.tsx'
import { controlAttributes, useFieldIds, type FieldProps } from './frame/field-props.ts'

interface CodeFieldProps extends FieldProps<string> {
  length?: number
  /** Called once with the whole code, so that the last digit can send it. */
  onComplete?: (code: string) => void
  className?: string
}

/** A one-time code: cells over one real input, so pasting and autofill work. Always left to right. */
export function CodeField({ ref, ...props }: CodeFieldProps) {
  const ids = useFieldIds(props)
  const length = props.length ?? 6
  const tidy = (typed: string) => toLatinDigits(typed).replaceAll(/\D/g, '').slice(0, length)
  const change = (typed: string) => {
    const code = tidy(typed)
    props.onChange(code)
    if (code.length === length && code !== props.value) props.onComplete?.(code)
  }
  return (
    <FieldFrame field={props} ids={ids} className={props.className}>
      <div dir="ltr" className="max-w-105">
        <OTPInput
          {...controlAttributes(props, ids)}
          ref={ref}
          value={props.value}
          onChange={change}
          maxLength={length}
          pasteTransformer={tidy}
          autoComplete="one-time-code"
          inputMode="numeric"
          noScriptCSSFallback={null}
          pushPasswordManagerStrategy="none"
          containerClassName="has-disabled:text-muted"
          render={({ slots, isFocused }) => (
            <div className="grid w-full auto-cols-fr grid-flow-col gap-2 sm:gap-2.5">
              {slots.map((slot, position) => (
                <Cell
                  key={position}
                  slot={slot}
                  isFocused={isFocused}
                  isBad={Boolean(props.errorMessage)}
                />
              ))}
            </div>
          )}
        />
      </div>
    </FieldFrame>
  )
}

function Cell({ slot, isFocused, isBad }: { slot: SlotProps; isFocused: boolean; isBad: boolean }) {
  const isHere = isFocused && slot.isActive
  return (
    <span
      className={cx(
        'display grid h-15 place-items-center rounded-btn text-3xl leading-none font-bold sm:h-16.5',
        isBad
          ? 'border-2 border-bad'
          : isHere
            ? 'border-2 border-picked'
            : 'border-line border-control',
        isHere && 'outline-3 outline-offset-2 outline-focus',
      )}
    >
      {slot.char}
      {slot.hasFakeCaret && <span className="h-7 w-0.5 bg-ink" />}
    </span>
  )
}
