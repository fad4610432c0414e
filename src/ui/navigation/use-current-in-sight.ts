import { useEffect, type RefObject } from 'react'

/** Scrolls a row of links that is wider than its screen to the link of the current page. */
export function useCurrentInSight(
  row: RefObject<HTMLElement | null>,
  href: string | undefined,
): void {
  useEffect(() => {
    if (!row.current || href === undefined) return undefined
    const watch = new ResizeObserver(([entry]) => entry && showLink(entry.target, href))
    watch.observe(row.current)
    return () => watch.disconnect()
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
