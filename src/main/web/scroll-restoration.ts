/**
 * A page that came from the server may have been scrolled before React takes it over, so that its
 * first rendering leaves it where it is. After a reload the browser itself restores the place.
 */
export function restoreUnlessScrolled(): () => boolean {
  let isFirst = true
  return () => {
    if (import.meta.env.SSR) return false
    const mayScroll = !isFirst || scrollY === 0
    isFirst = false
    return mayScroll
  }
}
