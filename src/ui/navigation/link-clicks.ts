/** What of a click decides whether the app may follow the link itself. */
export interface LinkClick {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

const NO_PAGES = /^\/(api|plates|calendar|simulator)\//

/**
 * The address inside the app that a click on a plain link leads to; nothing for a new tab, a
 * download, another site, the API, a place on the same page, or one marked `data-load`, which
 * stay the browser's.
 */
export function addressOf(
  click: LinkClick,
  link: HTMLAnchorElement,
  here: URL,
): string | undefined {
  const hasModifier = click.metaKey || click.ctrlKey || click.shiftKey || click.altKey
  if (click.defaultPrevented || click.button !== 0 || hasModifier) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  if (link.hasAttribute('download')) return undefined
  const there = new URL(link.href, here)
  const isElsewhere = there.origin !== here.origin || NO_PAGES.test(there.pathname)
  if (isElsewhere || link.hasAttribute('data-load')) return undefined
  const isSamePage = there.pathname === here.pathname && there.search === here.search
  if (isSamePage && there.hash !== '') return undefined
  return there.pathname + there.search + there.hash
}

/** Lets the router follow every plain `<a>` of the parts. Answers how to stop. */
export function followLinks(navigate: (address: string) => void): () => void {
  const click = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!(link instanceof HTMLAnchorElement)) return
    const address = addressOf(event, link, new URL(location.href))
    if (address === undefined) return
    event.preventDefault()
    navigate(address)
  }
  document.addEventListener('click', click)
  return () => document.removeEventListener('click', click)
}
