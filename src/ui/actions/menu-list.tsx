import { useRef, type ReactNode, type RefObject } from 'react'
import { Menu as AriaMenu, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu'
import { AriaLanguage } from '../aria-language.tsx'
import { cx } from '../cx.ts'

export interface MenuEntry {
  id: string
  label: string
  icon?: ReactNode
  href?: string
  onSelect?: () => void
  tone?: 'usual' | 'bad'
}

/** What has the focus when the menu opens: the list itself, or an entry for those who use keys. */
export type MenuFocus = 'list' | 'first' | 'last'

const FOCUS = {
  list: { autoFocus: true },
  first: { autoFocus: 'first' },
  last: { autoFocus: 'last' },
} as const

interface MenuListProps {
  id: string
  label: string
  button: RefObject<HTMLButtonElement | null>
  header?: ReactNode
  groups: MenuEntry[][]
  focus: MenuFocus
  onClose: () => void
}

/** The open list of a menu; it gives the focus back to the button it came from. */
export function MenuList({ id, label, button, header, groups, focus, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null)
  return (
    <AriaLanguage>
      <Popover
        isOpen
        onOpenChange={onClose}
        trigger="MenuTrigger"
        triggerRef={button}
        scrollRef={list}
        placement="bottom end"
        offset={8}
        aria-label={label}
        className="fade-in min-w-60 rounded-tile border-line border-hairline bg-card text-ink shadow-dialog"
      >
        {header && <div className="border-b-line border-hairline px-4.5 py-3.5">{header}</div>}
        <AriaMenu
          ref={list}
          id={id}
          aria-label={label}
          {...FOCUS[focus]}
          onClose={onClose}
          className="grid gap-0.5 p-2 outline-none"
        >
          {groups.map((entries) => (
            <MenuSection
              key={entries[0]?.id}
              aria-label={label}
              className="grid gap-0.5 not-first:mt-1.5 not-first:border-t-line not-first:border-hairline not-first:pt-1.5"
            >
              {entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ))}
        </AriaMenu>
      </Popover>
    </AriaLanguage>
  )
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      {...(entry.href !== undefined && { href: entry.href })}
      {...(entry.onSelect && { onAction: entry.onSelect })}
      className={cx(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 no-underline outline-none data-focused:bg-sunk',
        entry.tone === 'bad' && 'text-bad',
      )}
    >
      {entry.icon}
      {entry.label}
    </MenuItem>
  )
}
