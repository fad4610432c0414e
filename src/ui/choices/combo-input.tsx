import { ChevronDown, Search } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input, type InputProps } from 'react-aria-components/Input'
import type { Ref } from 'react'
import { boxClass, innerInputClass } from '../fields/frame/field-props.ts'
import { useWords } from '../words.ts'
import { OptionList } from './option-list.tsx'

interface ComboInputProps extends Omit<InputProps, 'className'> {
  ref?: Ref<HTMLInputElement> | undefined
  isInvalid: boolean
}

/** What a combo box of React Aria is made of: the box to type in, and the list that opens below. */
export function ComboInput({ isInvalid, ...input }: ComboInputProps) {
  const words = useWords()
  return (
    <>
      <Group role="presentation" className={boxClass(isInvalid)}>
        <Search className="text-muted" />
        <Input {...input} className={innerInputClass} />
        <Button
          aria-label={words.showOptions}
          className="-me-2.5 grid size-11 place-items-center rounded-field hover:bg-sunk"
        >
          <ChevronDown />
        </Button>
      </Group>
      <OptionList isSteady />
    </>
  )
}
