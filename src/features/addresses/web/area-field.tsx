import { ChevronDown, Search } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { ComboBox } from 'react-aria-components/ComboBox'
import { Input } from 'react-aria-components/Input'
import { AriaLanguage } from '#ui/aria-language.tsx'
import { OptionList } from '#ui/choices/option-list.tsx'
import { FieldFrame } from '#ui/fields/field-frame.tsx'
import { boxClass, innerInputClass, useFieldIds, type FieldProps } from '#ui/fields/field-props.ts'
import { foldText } from '#shared/fold-text.ts'
import { useWords } from '#ui/words.ts'
import type { Area } from './queries.ts'

const matches = (text: string, typed: string): boolean => foldText(text).includes(foldText(typed))

/**
 * The name of an area: found in the emirate's list, or typed where the list does not have it. It
 * waits for the list, so that nothing is typed that could not be matched.
 */
export function AreaField({
  ref,
  areas,
  isLoading,
  placeholder,
  ...props
}: FieldProps<string> & { areas: readonly Area[]; isLoading: boolean; placeholder: string }) {
  const ids = useFieldIds(props)
  const words = useWords()
  return (
    <FieldFrame field={props} ids={ids}>
      <AriaLanguage>
        <ComboBox
          id={ids.inputId}
          aria-labelledby={ids.labelId}
          aria-describedby={ids.describedBy}
          defaultItems={areas.map(({ slug, name }) => ({ value: slug, label: name }))}
          inputValue={props.value}
          onInputChange={props.onChange}
          defaultFilter={matches}
          allowsCustomValue
          menuTrigger="focus"
          isDisabled={isLoading}
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
              placeholder={isLoading ? words.loading : placeholder}
              autoComplete="off"
              dir={props.value === '' ? undefined : 'auto'}
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
        </ComboBox>
      </AriaLanguage>
    </FieldFrame>
  )
}
