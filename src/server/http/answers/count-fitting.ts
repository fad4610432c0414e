/** What phones are sent of a list at once. */
const LIST_BYTES_MAX = 60_000

/** How many of them, from the first on, make a list of the size that phones are sent. */
export function countFitting(rows: readonly unknown[]): number {
  let bytes = 2
  const end = rows.findIndex((row) => {
    bytes += Buffer.byteLength(JSON.stringify(row)) + 1
    return bytes > LIST_BYTES_MAX
  })
  return end < 0 ? rows.length : end
}
