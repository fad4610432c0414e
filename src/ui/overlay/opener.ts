let pressed: HTMLElement | null = null

/**
 * What opens a panel by the address says so: until the panel is there, the list may be hidden or
 * drawn again, and the focus with it.
 */
export const rememberOpener = (element: HTMLElement): void => {
  pressed = element
}

/** What a dialog goes back to that opens now. */
export function openerOf({ activeElement, body }: Document): HTMLElement | null {
  const focused = activeElement instanceof HTMLElement && activeElement !== body
  const opener = focused ? activeElement : pressed
  pressed = null
  return opener
}

/** The same one, or the one that was drawn in its place. */
export function findAgain(opener: HTMLElement | null): HTMLElement | undefined {
  if (opener === null || opener.isConnected) return opener ?? undefined
  const label = opener.getAttribute('aria-label')
  return Array.from(document.querySelectorAll<HTMLElement>(opener.localName)).find(
    (one) => one.getAttribute('aria-label') === label && one.textContent === opener.textContent,
  )
}
