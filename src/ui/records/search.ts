/** What of an index stands in the page's address, so that a view can be kept and sent. */
export type RecordSearch = Readonly<Record<string, string>>

const TEXT_MAX = 100

/** The known names of an address's query, each as a short text. */
export const readRecordSearch =
  (names: readonly string[]) =>
  (given: Record<string, unknown>): RecordSearch =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = given[name]
        const text =
          typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
            ? String(value).slice(0, TEXT_MAX)
            : ''
        return text === '' ? [] : [[name, text]]
      }),
    )
