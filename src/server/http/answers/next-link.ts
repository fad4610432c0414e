/**
 * The value of a `Link` header that names the next page of a list: the same question, from where
 * this page ends.
 */
export function nextLink(path: string, wish: object, cursor: string): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries<unknown>({ ...wish, cursor })) {
    if (value !== undefined) query.set(name, String(value))
  }
  return `<${path}?${query.toString()}>; rel="next"`
}
