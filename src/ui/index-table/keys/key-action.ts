export type KeyAction = 'search' | 'next' | 'previous' | 'choose'

export interface KeyPress {
  key: string
  /** Where the key lies: letters of an Arabic keyboard stand on the same places. */
  code: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  defaultPrevented: boolean
  isComposing: boolean
}

/** Where the keyboard is: in a field or a list of its own, on a row, or anywhere else. */
export type KeyPlace = 'field' | 'row' | 'page'

const SINGLE: Readonly<Record<string, KeyAction>> = {
  '/': 'search',
  j: 'next',
  k: 'previous',
  x: 'choose',
}
const BY_PLACE: Readonly<Record<string, string>> = { Slash: '/', KeyJ: 'j', KeyK: 'k', KeyX: 'x' }
const ARROWS: Readonly<Record<string, KeyAction>> = { ArrowDown: 'next', ArrowUp: 'previous' }

const isLatin = (key: string): boolean => /^[\x20-\x7e]$/.test(key)

/**
 * What a key does on an index. Fields and lists keep all of their keys, arrows scroll the page
 * where no row has the focus, and single keys can be turned off (WCAG 2.1.4).
 */
export function keyActionOf(
  press: KeyPress,
  place: KeyPlace,
  areSingleKeysOn: boolean,
): KeyAction | undefined {
  if (press.defaultPrevented || press.isComposing || place === 'field') return undefined
  if (press.ctrlKey || press.metaKey || press.altKey) return undefined
  if (place === 'row' && press.key in ARROWS) return ARROWS[press.key]
  if (!areSingleKeysOn) return undefined
  const key = isLatin(press.key) ? press.key.toLowerCase() : (BY_PLACE[press.code] ?? '')
  const action = SINGLE[key]
  return action === 'choose' && place !== 'row' ? undefined : action
}

/** The row to go to: the ends hold, and from elsewhere the way leads to the first one. */
export function rowAfter(current: number, action: 'next' | 'previous', rows: number): number {
  if (current < 0) return 0
  return Math.min(Math.max(current + (action === 'next' ? 1 : -1), 0), rows - 1)
}
