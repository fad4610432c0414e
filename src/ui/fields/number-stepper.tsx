import { Minus, Plus } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group, Input, NumberField } from 'react-aria-components/NumberField'
import { AriaLanguage } from '../aria-language.tsx'
import { cx, variants } from '../cx.ts'
import { useWords } from '../words.ts'
import { FieldFrame } from './field-frame.tsx'
import { useFieldIds, type FieldProps } from './field-props.ts'

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
  'items-center text-center has-[input:focus-visible]:outline-3 outline-offset-2 outline-focus',
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

export function NumberStepper({ ref, ...props }: NumberStepperProps) {
  const ids = useFieldIds(props)
  const words = useWords()
  const { size = 'md' } = props
  return (
    <FieldFrame field={props} ids={ids} className={props.className}>
      <AriaLanguage>
        <NumberField
          id={ids.inputId}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          value={props.value}
          onChange={props.onChange}
          minValue={props.min}
          maxValue={props.max}
          step={props.step}
          name={props.name}
          isDisabled={props.isDisabled}
          isRequired={props.isRequired}
          isInvalid={Boolean(props.errorMessage)}
          validationBehavior="aria"
          formatOptions={{ useGrouping: false, numberingSystem: 'latn' }}
        >
          <Group className={groupClass({ size }, cx(props.errorMessage && 'border-2 border-bad'))}>
            <Button slot="decrement" aria-label={words.less} className={buttonClass({ size })}>
              <Minus />
            </Button>
            <Input
              ref={ref}
              onBlur={props.onBlur}
              className={cx(
                'num w-full min-w-0 bg-transparent text-center outline-none',
                size === 'big' ? 'display text-5xl font-bold' : 'font-strong',
              )}
            />
            <Button slot="increment" aria-label={words.more} className={buttonClass({ size })}>
              <Plus />
            </Button>
          </Group>
        </NumberField>
      </AriaLanguage>
      {props.shortcuts && <Shortcuts {...props} shortcuts={props.shortcuts} />}
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
