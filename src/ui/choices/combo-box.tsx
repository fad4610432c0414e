import { ChevronDown, Search } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { foldText } from '#shared/fold-text.ts'
import { AriaLanguage } from '../aria-language.tsx'
import { FieldFrame } from '../fields/field-frame.tsx'
import { boxClass, innerInputClass, useFieldIds, type FieldProps } from '../fields/field-props.ts'
import { useWords } from '../words.ts'
import { OptionList } from './option-list.tsx'
import type { Option } from './option.ts'

export interface ComboBoxProps<Value extends string> extends FieldProps<Value | null> {
  options: Option<Value>[]
  placeholder?: string
  className?: string
}

const matches = (text: string, typed: string): boolean => foldText(text).includes(foldText(typed))

/** One of many, found by typing a part of its name. */
export function ComboBox<Value extends string>({ ref, ...props }: ComboBoxProps<Value>) {
  const ids = useFieldIds(props)
  const words = useWords()
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
          defaultFilter={matches}
          menuTrigger="focus"
          allowsEmptyCollection
          isDisabled={props.isDisabled}
          isRequired={props.isRequired}
          isInvalid={Boolean(props.errorMessage)}
          validationBehavior="aria"
        >
          <div className={boxClass(Boolean(props.errorMessage))}>
            <Search className="text-muted" />
            <Input
              ref={ref}
              name={props.name}
              onBlur={props.onBlur}
              placeholder={props.placeholder}
              className={innerInputClass}
            />
            <Button
              aria-label={words.showOptions}
              className="-me-2.5 grid size-11 place-items-center rounded-field hover:bg-sunk"
            >
              <ChevronDown />
            </Button>
          </div>
          <OptionList isSteady />
        </AriaComboBox>
      </AriaLanguage>
    </FieldFrame>
  )
}
