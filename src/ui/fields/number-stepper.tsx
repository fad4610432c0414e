import { Minus, Plus } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { toLatinDigits } from '#shared/text/digits.ts'
import { cx, variants } from '../cx.ts'
import { useWords } from '../words.ts'
import { FieldFrame } from './frame/field-frame.tsx'
import { controlAttributes, useFieldIds, type FieldProps } from './frame/field-props.ts'

export interface NumberStepperProps extends FieldProps<number> {
  min?: number
  max?: number
  step?: number
  /** `big` is for a choice that leads its view, such as the number of guests. */
  size?: 'md' | 'big'
  /** Values that most people want, one press away. */
  shortcuts?: number[]
  className?: string
}

const groupClass = variants(
  'items-center text-center outline-offset-2 outline-focus has-[input:focus-visible]:outline-3',
  {
    size: {
      md: 'inline-grid w-fit grid-cols-[2.75rem_3.5rem_2.75rem] rounded-btn border-line border-control bg-card',
      big: 'grid grid-cols-[3.75rem_1fr_3.75rem] rounded-card bg-sunk p-2',
    },
  },
  { size: 'md' },
)

const buttonClass = variants(
  'grid place-items-center text-ink disabled:text-control',
  { size: { md: 'size-11 rounded-field hover:bg-sunk', big: 'h-15 rounded-day bg-card' } },
  { size: 'md' },
)

/** A whole number within limits, by buttons, arrow keys or typing. NaN means none yet. */
export function NumberStepper({ ref, ...props }: NumberStepperProps) {
  const ids = useFieldIds(props)
  const words = useWords()
  const [typed, setTyped] = useState<string>()
  const { size = 'md', value, min = 0, max = 9999, step = 1 } = props
  const isEmpty = Number.isNaN(value)
  const set = (wanted: number) => {
    setTyped(undefined)
    const next = Number.isNaN(wanted) ? min : Math.min(max, Math.max(min, wanted))
    if (next !== value) props.onChange(next)
  }
  const commit = () => {
    if (typed || !isEmpty) set(typed ? Number(typed) : value)
    props.onBlur?.()
  }
  const pressKey = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowUp: value + step,
      ArrowDown: value - step,
      Home: min,
      End: max,
      Enter: typed ? Number(typed) : value,
    }
    const next = moves[event.key]
    if (next === undefined || (event.key === 'Enter' && Number.isNaN(next))) return
    if (event.key !== 'Enter') event.preventDefault()
    set(next)
  }
  const stepButton = (by: number, label: string) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${label}: ${props.label}`}
      disabled={props.isDisabled || (by < 0 ? value <= min : value >= max)}
      onClick={() => set(value + by)}
      className={buttonClass({ size })}
    >
      {by < 0 ? <Minus /> : <Plus />}
    </button>
  )
  return (
    <FieldFrame field={props} ids={ids} className={props.className}>
      <div className={groupClass({ size }, cx(props.errorMessage && 'border-2 border-bad'))}>
        {stepButton(-step, words.less)}
        <input
          {...controlAttributes(props, ids)}
          ref={ref}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-valuenow={isEmpty ? undefined : value}
          aria-valuemin={min}
          aria-valuemax={max}
          placeholder="–"
          value={typed ?? (isEmpty ? '' : String(value))}
          onChange={(event) =>
            setTyped(toLatinDigits(event.currentTarget.value).replaceAll(/\D/g, '').slice(0, 6))
          }
          onKeyDown={pressKey}
          onBlur={commit}
          className={cx(
            'num w-full min-w-0 bg-transparent text-center outline-none placeholder:font-normal placeholder:text-muted placeholder:opacity-100',
            size === 'big' ? 'display text-5xl font-bold' : 'font-strong',
          )}
        />
        {stepButton(step, words.more)}
      </div>
      {props.shortcuts && <Shortcuts {...props} shortcuts={props.shortcuts} onChange={set} />}
    </FieldFrame>
  )
}

function Shortcuts(
  props: Pick<NumberStepperProps, 'value' | 'onChange' | 'label'> & { shortcuts: number[] },
) {
  return (
    <fieldset aria-label={props.label} className="mt-1 grid auto-cols-fr grid-flow-col gap-2">
      {props.shortcuts.map((number) => (
        <button
          key={number}
          type="button"
          aria-pressed={props.value === number}
          onClick={() => props.onChange(number)}
          className="num min-h-11 rounded-field text-center inset-ring-(length:--line) inset-ring-control hover:bg-sunk aria-pressed:font-strong aria-pressed:inset-ring-2 aria-pressed:inset-ring-picked"
        >
          {number}
        </button>
      ))}
    </fieldset>
  )
}
