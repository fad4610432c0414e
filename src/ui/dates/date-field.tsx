import { DateField as AriaDateField, DateInput, DateSegment } from 'react-aria-components/DateField'
import type { Day } from '#shared/dates.ts'
import { AriaLanguage } from '../aria-language.tsx'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { boxClass, useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'
import type { DayLimits } from './calendar.tsx'
import { toCalendarDate } from './iso-day.ts'

export interface DateFieldProps extends FieldProps<Day | null, HTMLDivElement>, DayLimits {
  className?: string
}

/** A day that is known by heart and typed, such as the expiry of a paper. */
export function DateField({ ref, ...props }: DateFieldProps) {
  const ids = useFieldIds(props)
  return (
    <FieldFrame field={props} ids={ids} as="span" className={props.className}>
      <AriaLanguage>
        <AriaDateField
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          value={toCalendarDate(props.value)}
          onChange={(day) => props.onChange(day?.toString() ?? null)}
          onBlur={() => props.onBlur?.()}
          minValue={toCalendarDate(props.minValue)}
          maxValue={toCalendarDate(props.maxValue)}
          name={props.name}
          isDisabled={props.isDisabled}
          isRequired={props.isRequired}
          isInvalid={Boolean(props.errorMessage)}
          validationBehavior="aria"
        >
          <DayInput ref={ref} isBad={Boolean(props.errorMessage)} />
        </AriaDateField>
      </AriaLanguage>
    </FieldFrame>
  )
}

interface DayInputProps {
  ref?: DateFieldProps['ref']
  isBad: boolean
  /** Inside the box of a picker. */
  isBare?: boolean
}

export function DayInput({ ref, isBad, isBare }: DayInputProps) {
  const look = isBare
    ? 'flex min-h-12 flex-1 items-center'
    : boxClass(isBad, 'gap-0! focus-within:outline-3')
  return (
    <DateInput ref={ref} className={look}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="num min-w-6 rounded-[4px] px-0.5 text-center data-[type=literal]:min-w-0 caret-transparent outline-none data-focused:bg-picked data-focused:text-on-picked data-placeholder:text-muted data-focused:data-placeholder:text-on-picked"
        />
      )}
    </DateInput>
  )
}
