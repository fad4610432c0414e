import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { matchesTyped } from '#shared/text/fold-text.ts'
import { AriaLanguage } from '../aria-language.tsx'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'
import { ComboInput } from './combo-input.tsx'
import type { Option } from './option.ts'

export interface ComboBoxProps<Value extends string> extends FieldProps<Value | null> {
  options: Option<Value>[]
  placeholder?: string
  className?: string
}

/** One of many, found by typing a part of its name. */
export function ComboBox<Value extends string>({ ref, ...props }: ComboBoxProps<Value>) {
  const ids = useFieldIds(props)
  const isInvalid = Boolean(props.errorMessage)
  return (
    <FieldFrame field={props} ids={ids} className={props.className}>
      <AriaLanguage>
        <AriaComboBox
          id={ids.inputId}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          defaultItems={props.options}
          value={props.value}
          onChange={(key) => props.onChange(key as Value | null)}
          defaultFilter={matchesTyped}
          menuTrigger="focus"
          allowsEmptyCollection
          isDisabled={props.isDisabled}
          isRequired={props.isRequired}
          isInvalid={isInvalid}
          validationBehavior="aria"
        >
          <ComboInput
            ref={ref}
            name={props.name}
            onBlur={props.onBlur}
            placeholder={props.placeholder}
            isInvalid={isInvalid}
          />
        </AriaComboBox>
      </AriaLanguage>
    </FieldFrame>
  )
}
