import { ComboBox } from 'react-aria-components/ComboBox'
import { AriaLanguage } from '#ui/aria-language.tsx'
import { ComboInput } from '#ui/choices/combo-input.tsx'
import { FieldFrame } from '#ui/fields/frame/field-frame.tsx'
import { useFieldIds, type FieldProps } from '#ui/fields/frame/field-props.ts'
import { matchesTyped } from '#shared/text/fold-text.ts'
import { useWords } from '#ui/words.ts'
import type { Area } from '../queries.ts'

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
  const isInvalid = Boolean(props.errorMessage)
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
          defaultFilter={matchesTyped}
          allowsCustomValue
          menuTrigger="focus"
          isDisabled={isLoading}
          isRequired={props.isRequired}
          isInvalid={isInvalid}
          validationBehavior="aria"
        >
          <ComboInput
            ref={ref}
            name={props.name}
            onBlur={props.onBlur}
            placeholder={isLoading ? words.loading : placeholder}
            autoComplete="off"
            dir={props.value === '' ? undefined : 'auto'}
            isInvalid={isInvalid}
          />
        </ComboBox>
      </AriaLanguage>
    </FieldFrame>
  )
}
