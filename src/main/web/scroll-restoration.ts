/**
 * A page that is newly opened may have been scrolled before React takes it over: its first rendering
 * leaves it where it is. One that is loaded again goes back to its place, known by its history entry.
 */
export function restoreUnlessNew(): () => boolean {
  if (import.meta.env.SSR) return () => false
  let isNew = history.state === null
  return () => {
    if (!isNew) return true
    isNew = false
    return false
  }
}
