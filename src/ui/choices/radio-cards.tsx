import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'
import type { Option } from './option.ts'
import { radioClass } from './radio-class.ts'

export interface RadioCard<Value extends string> extends Option<Value> {
  /** At the end of the row: a price, a fee, a chip. */
  end?: ReactNode
  /** Shown below the row while this card is chosen. */
  details?: ReactNode
}

export interface RadioCardsProps<Value extends string> extends FieldProps<Value | null> {
  options: RadioCard<Value>[]
  /** `row`: ring, picture, words, end. `tile`: icon and word, filled when chosen. */
  look?: 'row' | 'tile'
  className?: string
}

/** One of a few that need room to be distinguished. */
export function RadioCards<Value extends string>({ ref, ...props }: RadioCardsProps<Value>) {
  const ids = useFieldIds(props)
  const group = useId()
  const isTile = props.look === 'tile'
  return (
    <FieldFrame field={props} ids={ids} as="group" className={props.className}>
      <div
        className={cx(
          'grid gap-2.5',
          isTile && 'grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))]',
        )}
      >
        {props.options.map((option, position) => {
          const input = (
            <input
              ref={position === 0 ? ref : undefined}
              type="radio"
              name={props.name ?? group}
              value={option.value}
              checked={props.value === option.value}
              disabled={props.isDisabled || option.isDisabled}
              onChange={() => props.onChange(option.value)}
              onBlur={props.onBlur}
              className={isTile ? 'peer sr-only' : radioClass}
            />
          )
          return isTile ? (
            <Tile key={option.value} option={option} input={input} />
          ) : (
            <Row
              key={option.value}
              option={option}
              input={input}
              isChosen={props.value === option.value}
            />
          )
        })}
      </div>
    </FieldFrame>
  )
}

interface CardProps {
  option: RadioCard<string>
  input: ReactNode
}

function Tile({ option, input }: CardProps) {
  return (
    <label className="relative flex min-h-15.5 items-center gap-3 rounded-tile px-4.5 font-strong inset-ring-(length:--line) inset-ring-hairline hover:bg-sunk has-checked:bg-picked has-checked:text-on-picked has-checked:inset-ring-0 has-disabled:text-muted has-focus-visible:outline-3 outline-offset-2 outline-focus [&>.lucide]:size-6">
      {input}
      {option.icon}
      {option.label}
      <Check className="ms-auto hidden peer-checked:block" />
    </label>
  )
}

function Row({ option, input, isChosen }: CardProps & { isChosen: boolean }) {
  return (
    <div
      className={cx(
        'rounded-tile bg-card inset-ring-(length:--line) inset-ring-hairline has-checked:inset-ring-2 has-checked:inset-ring-picked',
        option.isDisabled && 'bg-subtle text-muted',
      )}
    >
      <label className="flex min-h-14 items-center gap-4 px-4.5 py-3.5 max-md:flex-wrap">
        {input}
        {option.icon}
        <span className="min-w-0 flex-1">
          <span className="block font-strong">{option.label}</span>
          {option.description && (
            <span className="block text-note text-muted">{option.description}</span>
          )}
        </span>
        {option.end && <span className="max-md:ms-9.5 max-md:w-full">{option.end}</span>}
      </label>
      {isChosen && option.details && <div className="px-4.5 pb-4.5">{option.details}</div>}
    </div>
  )
}
