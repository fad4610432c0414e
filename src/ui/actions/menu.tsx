import {
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { cx } from '../cx.ts'
import { firstTouch } from '../lazy/first-touch.ts'
import { lazyPart } from '../lazy/lazy-part.ts'
import type { MenuEntry, MenuFocus } from './menu-list.tsx'

export type { MenuEntry } from './menu-list.tsx'

const loadList = async () => (await import('./menu-list.tsx')).MenuList
const MenuList = lazyPart(loadList)

const KEYS: Readonly<Record<string, MenuFocus | 'none'>> = {
  Escape: 'none',
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
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

/** A button that opens a list of actions; the list's code comes with the first touch of the page. */
export function Menu({ label, trigger, triggerClassName, header, groups }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const [focus, setFocus] = useState<MenuFocus>()
  useEffect(() => {
    // A failure here is none yet: anyone who opens the menu asks for the code again.
    firstTouch().then(loadList, () => {})
  }, [])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a button that is clicked, and closing gives the focus back to it.
    event.currentTarget.focus()
    setFocus('list')
  }
  const pressKey = (event: KeyboardEvent) => {
    const wanted = KEYS[event.key]
    if (wanted === undefined) return
    event.preventDefault()
    setFocus(wanted === 'none' ? undefined : wanted)
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={focus !== undefined}
        aria-controls={focus && id}
        onClick={press}
        onKeyDown={pressKey}
        className={cx('relative', triggerClassName ?? 'rounded-full')}
      >
        <span aria-hidden="true">{trigger}</span>
        <span className="sr-only">{label}</span>
      </button>
      <Suspense>
        {focus && (
          <MenuList
            id={id}
            label={label}
            button={button}
            header={header}
            groups={groups}
            focus={focus}
            onClose={() => setFocus(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
