/**
 * The value of a `Link` header that names the next page of a list: the same question, from where
 * this page ends.
 */
export function nextLink(
  path: string,
  input: Readonly<Record<string, unknown>>,
  cursor: string,
): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries<unknown>({ ...input, cursor })) {
    if (isPlain(value)) query.set(name, value.toString())
  }
  return `<${path}?${query.toString()}>; rel="next"`
}

/** What is in a query: several numbers are parted by commas. */
const isPlain = (value: unknown): value is string | number | boolean | number[] =>
  ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value)
