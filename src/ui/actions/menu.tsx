import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Menu as AriaMenu,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components/Menu'
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

export interface MenuProps {
  /** Name of the button that opens the menu. */
  label: string
  trigger: ReactNode
  triggerClassName?: string
  /** Shown above the entries, such as who is signed in. */
  header?: ReactNode
  groups: MenuEntry[][]
}

/** A button that opens a list of actions, such as the avatar menu. */
export function Menu({ label, trigger, triggerClassName, header, groups }: MenuProps) {
  return (
    <AriaLanguage>
      <MenuTrigger>
        <Button className={cx('relative', triggerClassName ?? 'rounded-full')}>
          <span aria-hidden="true">{trigger}</span>
          <span className="sr-only">{label}</span>
        </Button>
        <Popover
          placement="bottom end"
          offset={8}
          className="fade-in min-w-60 rounded-tile border-line border-hairline bg-card text-ink shadow-dialog"
        >
          {header && <div className="border-b-line border-hairline px-4.5 py-3.5">{header}</div>}
          <AriaMenu aria-label={label} className="grid gap-0.5 p-2 outline-none">
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
      </MenuTrigger>
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
