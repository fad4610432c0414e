import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import { AriaLanguage } from '../aria-language.tsx'
import { FieldFrame } from '../fields/frame/field-frame.tsx'
import { boxClass, useFieldIds, type FieldProps } from '../fields/frame/field-props.ts'
import { useWords } from '../words.ts'
import { OptionList } from './option-list.tsx'
import type { Option } from './option.ts'

export interface SelectProps<Value extends string> extends FieldProps<
  Value | null,
  HTMLButtonElement
> {
  options: Option<Value>[]
  placeholder?: string
  start?: ReactNode
  className?: string
}

/** One of many known things, without searching. */
export function Select<Value extends string>({ ref, ...props }: SelectProps<Value>) {
  const ids = useFieldIds(props)
  const words = useWords()
  return (
    <FieldFrame field={props} ids={ids} as="span" className={props.className}>
      <AriaLanguage>
        <AriaSelect
          id={ids.inputId}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          value={props.value}
          onChange={(key) => props.onChange(key as Value)}
          name={props.name}
          placeholder={props.placeholder ?? words.choose}
          isDisabled={props.isDisabled}
          isRequired={props.isRequired}
          isInvalid={Boolean(props.errorMessage)}
          validationBehavior="aria"
        >
          <Button
            ref={ref}
            onBlur={props.onBlur}
            className={boxClass(
              Boolean(props.errorMessage),
              'cursor-pointer text-start focus-visible:outline-3 disabled:bg-subtle disabled:text-muted',
            )}
          >
            {props.start}
            <SelectValue className="min-w-0 flex-1 truncate leading-body data-placeholder:text-muted">
              {({ isPlaceholder, selectedText, defaultChildren }) =>
                isPlaceholder ? defaultChildren : selectedText
              }
            </SelectValue>
            <ChevronDown />
          </Button>
          <OptionList options={props.options} />
        </AriaSelect>
      </AriaLanguage>
    </FieldFrame>
  )
}
