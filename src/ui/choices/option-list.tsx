import { Check } from 'lucide-react'
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { cx } from '../cx.ts'
import { useWords } from '../words.ts'
import type { Option } from './option.ts'

interface OptionListProps {
  options?: Option[]
  /**
   * For lists that change while someone types: they keep their place. One that shrinks might jump to
   * the field's other side, away from under a finger; here it keeps its room and shrinks within it.
   */
  isSteady?: boolean
}

/** The list that opens below a select or a search box. */
export function OptionList({ options, isSteady = false }: OptionListProps) {
  const words = useWords()
  return (
    <Popover
      offset={6}
      className={cx(
        'pointer-events-none flex w-(--trigger-width) flex-col data-[placement=top]:justify-end',
        isSteady && 'h-64',
      )}
    >
      <ListBox
        {...(options && { items: options })}
        className="fade-in pointer-events-auto grid min-h-0 auto-rows-max content-start gap-0.5 overflow-auto overscroll-contain rounded-tile border-line border-hairline bg-card p-2 text-ink shadow-dialog outline-none"
        renderEmptyState={() => <p className="px-3 py-2.5 text-muted">{words.noMatches}</p>}
      >
        {(option: Option) => (
          <ListBoxItem
            id={option.value}
            textValue={option.label}
            isDisabled={Boolean(option.isDisabled)}
            className="group flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-1.5 outline-none data-disabled:cursor-not-allowed data-disabled:text-muted data-focused:bg-sunk data-selected:font-strong"
          >
            {option.icon}
            <span className="min-w-0 flex-1">
              <span>{option.label}</span>
              {option.description && (
                <span className="block text-note font-normal text-muted">{option.description}</span>
              )}
            </span>
            <Check className="invisible group-data-selected:visible" />
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  )
}
