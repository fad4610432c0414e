import { useEffect, type RefObject } from 'react'

/**
 * Scrolls a row of links that is wider than its screen to the link of the current page, again when
 * a link grows by what loads late, and never once a person has put a hand on the row.
 */
export function useCurrentInSight(
  row: RefObject<HTMLElement | null>,
  href: string | undefined,
): void {
  useEffect(() => {
    const { current } = row
    if (!current || href === undefined) return undefined
    const watch = new ResizeObserver(() => showLink(current, href))
    for (const element of [current, ...current.children]) watch.observe(element)
    const stop = () => watch.disconnect()
    current.addEventListener('pointerdown', stop)
    current.addEventListener('wheel', stop, { passive: true })
    return () => {
      stop()
      current.removeEventListener('pointerdown', stop)
      current.removeEventListener('wheel', stop)
    }
  }, [row, href])
}

/** The page itself stays where it is, unlike with `scrollIntoView`. */
function showLink(row: Element, href: string): void {
  const link = row.querySelector(`[href="${CSS.escape(href)}"]`)
  if (link) row.scrollBy({ left: centreOf(link) - centreOf(row), behavior: 'instant' })
}

function centreOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
