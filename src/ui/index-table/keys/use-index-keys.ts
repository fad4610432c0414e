import { useEffect, type RefObject } from 'react'
import { keyActionOf, rowAfter, type KeyAction, type KeyPlace } from './key-action.ts'
import { areSingleKeysOn } from './single-keys.ts'

/** A row carries `data-row`, and what of it takes the focus `data-open`. */
const ROW = '[data-row]'
const OPEN = '[data-open]'
const FIELD = `input:not([type="checkbox"]), textarea, select, [contenteditable], [role="dialog"],
  [role="alertdialog"], [role="listbox"], [role="menu"], [role="combobox"],
  [aria-haspopup="listbox"], [aria-haspopup="menu"]`

function placeOf(target: EventTarget | null): KeyPlace {
  if (!(target instanceof Element)) return 'page'
  if (target.closest(FIELD)) return 'field'
  return target.closest(ROW) ? 'row' : 'page'
}

function perform(page: HTMLElement, name: KeyAction, target: EventTarget | null): boolean {
  if (name === 'search') return focusOn(page.querySelector('input[type="search"]'))
  const row = target instanceof Element ? target.closest(ROW) : null
  if (name === 'choose') {
    const box = row?.querySelector<HTMLInputElement>('input[type="checkbox"]')
    box?.click()
    return Boolean(box)
  }
  const rows = [...page.querySelectorAll(ROW)]
  const next = rows[rowAfter(row ? rows.indexOf(row) : -1, name, rows.length)]
  return focusOn(next?.querySelector(OPEN) ?? null)
}

function focusOn(element: Element | null): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus()
  element.closest(ROW)?.scrollIntoView({ block: 'nearest' })
  return true
}

/** The keys of an index: the way to its search, through its rows, and the choice of a row. */
export function useIndexKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const name = keyActionOf(event, placeOf(event.target), areSingleKeysOn())
      if (name && page.current && perform(page.current, name, event.target)) event.preventDefault()
    }
    // Before the search of all pages, which listens to the same key.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [page])
}
